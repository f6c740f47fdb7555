/** The text of a rich text file as lines; control words that print nothing are dropped (RTF 1.9 specification). */
import type { Line } from './layOutLines.ts';

/** Groups whose content is never printed. */
const UNPRINTED =
  /^(\*|fonttbl|colortbl|stylesheet|info|pict|object|header|footer|generator|themedata|listtable)$/;
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;

/** Reads the tokens one by one; nested groups that print nothing are skipped as a whole. */
export function rtfLines(rtf: string): Line[] {
  const text: string[] = [];
  let depth = 0;
  let hiddenFrom = Infinity;
  for (const [, word, number, hex, symbol, brace, plain] of rtf.matchAll(TOKEN)) {
    if (brace === '{') depth++;
    else if (brace === '}') {
      if (--depth < hiddenFrom) hiddenFrom = Infinity;
    } else if (hiddenFrom !== Infinity) continue;
    else if (UNPRINTED.test(word ?? symbol ?? '')) hiddenFrom = depth;
    else if (word) text.push(printed(word, number));
    else if (hex) text.push(new TextDecoder('windows-1252').decode(Uint8Array.of(parseInt(hex, 16))));
    else text.push(plain ?? (symbol === '~' ? ' ' : /[\\{}]/.test(symbol ?? '') ? symbol! : ''));
  }
  return text
    .join('')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

function printed(word: string, number: string | undefined): string {
  if (/^(par|line|row|page|sect)$/.test(word)) return '\n';
  if (/^(tab|cell)$/.test(word)) return '\t';
  if (word === 'u' && number) return String.fromCharCode((Number(number) + 65536) % 65536);
  return word === 'emdash' || word === 'endash' ? '-' : '';
}
