/** The text of a rich text file as lines; control words that print nothing are dropped (RTF 1.9 specification). */
import type { Line } from './layOutLines.ts';
import { linesOfRows } from './linesOfRow.ts';

/** Groups whose content is never printed. */
const UNPRINTED =
  /^(\*|fonttbl|colortbl|stylesheet|info|pict|object|header|footer|generator|themedata|listtable)$/;
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;

/** What a group of letters inherits: hidden or deleted text (`\v`, `\deleted`), and how many stand-ins follow a `\u`. */
interface State {
  readonly isUnseen: boolean;
  readonly standIns: number;
}
const PLAIN: State = { isUnseen: false, standIns: 1 };

/** The state behind a control word, where that changes it. */
function after(state: State, word: string, number: string | undefined): State {
  if (word === 'v' || word === 'deleted') return { ...state, isUnseen: number !== '0' };
  if (word === 'plain') return { ...state, isUnseen: false };
  return word === 'uc' ? { ...state, standIns: Number(number ?? 1) } : state;
}

/** Reads the tokens one by one; nested groups that print nothing are skipped as a whole. */
export function rtfLines(rtf: string): Line[] {
  const text: string[] = [];
  const outer: State[] = [];
  let state = PLAIN;
  let depth = 0;
  let hiddenFrom = Infinity;
  /** Between `\trowd` and `\row` a paragraph ends within its cell. */
  let isInRow = false;
  /** Letters for readers that know no Unicode, which stand behind one that others know. */
  let skipped = 0;
  for (const [, word, number, hex, symbol, brace, plain] of rtf.matchAll(TOKEN)) {
    if (brace) skipped = 0;
    if (brace === '{') {
      depth++;
      outer.push(state);
    } else if (brace === '}') {
      if (--depth < hiddenFrom) hiddenFrom = Infinity;
      state = outer.pop() ?? PLAIN;
    } else if (hiddenFrom !== Infinity) continue;
    else if (UNPRINTED.test(word ?? symbol ?? '')) hiddenFrom = depth;
    else if (word) {
      state = after(state, word, number);
      if (/^t?row(?:d|$)/.test(word)) isInRow = word === 'trowd';
      if (!state.isUnseen)
        text.push(isInRow && /^(?:par|line)$/.test(word) ? IN_CELL : printed(word, number));
      skipped = word === 'u' ? state.standIns : 0;
    } else {
      const letters = plain ?? (hex ? fromCode(hex) : fromSymbol(symbol));
      if (!state.isUnseen) text.push(letters.slice(skipped));
      skipped = Math.max(0, skipped - letters.length);
    }
  }
  const rows = text.join('').split('\n');
  return linesOfRows(rows.map((row) => row.replaceAll(IN_CELL, '\n').split('\t')));
}

/** The end of a line that is not the end of its row. */
const IN_CELL = '\v';

const fromCode = (hex: string) => new TextDecoder('windows-1252').decode(Uint8Array.of(parseInt(hex, 16)));
const fromSymbol = (symbol = '') => (symbol === '~' ? ' ' : /[\\{}]/.test(symbol) ? symbol : '');

function printed(word: string, number: string | undefined): string {
  if (/^(par|line|row|page|sect)$/.test(word)) return '\n';
  if (/^(tab|cell)$/.test(word)) return '\t';
  if (word === 'u' && number) return String.fromCharCode((Number(number) + 65536) % 65536);
  return word === 'emdash' || word === 'endash' ? '-' : '';
}
