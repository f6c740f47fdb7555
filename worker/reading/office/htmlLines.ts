/** The text of an HTML document as lines: a paragraph is a line, a table row is one of cells, or several where they hold some. */
import { hiddenClasses, watchHidden } from './hiddenElements.ts';
import { SPANNED, type Line } from './layOutLines.ts';
import { linesOfRow, MAX_ROWS } from './linesOfRow.ts';

const HIDDEN = /<!--|<(script|style|head)\b/gi;
const ENDS_LINE = /^(p|div|tr|h[1-6]|li|br|table|ul|ol|caption|title)$/;
const ENDS_CELL = /^(td|th)$/;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Reads tags one by one, without a full HTML reader: nothing is fetched, run or resolved. */
export function htmlLines(html: string): Line[] {
  const lines: Line[] = [];
  let cells: string[] = [];
  let text = '';
  let depth = 0;
  /** How many columns the open cell takes. */
  let columns = 1;
  const endCell = () => {
    cells.push(plain(text), ...Array<string>(columns - 1).fill(SPANNED));
    text = '';
    columns = 1;
  };
  const endLine = () => {
    if (text.trim() !== '') endCell();
    if (cells.length > 0 && lines.length < MAX_ROWS) lines.push(...linesOfRow(cells));
    cells = [];
    text = '';
  };
  /** Is the innermost part of a table a cell? Its end may be left out (HTML 4.01, 11.2.6). */
  let isCellOpen = false;
  const tables: number[] = [];
  const turnRow = (tag: string, isEnd: boolean) => {
    if (isCellOpen && (isEnd || tag === 'tr')) {
      endCell();
      depth--;
    }
    isCellOpen = false;
    if (tag === 'table' && !isEnd) tables.push(depth);
    if (tag === 'table' && isEnd) depth = tables.pop() ?? 0;
  };
  const hidden = watchHidden(hiddenClasses(html));
  for (const [token, slash, name, attributes = ''] of withoutHidden(html).matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi,
  )) {
    const tag = name?.toLowerCase();
    if (tag ? hidden.takes(tag, slash === '/', attributes) : hidden.isInside()) continue;
    if (tag === 'table' || tag === 'tr') turnRow(tag, slash === '/');
    if (!tag) text += token.replace(/\s+/g, ' ');
    else if (ENDS_CELL.test(tag)) {
      if (slash || isCellOpen) endCell();
      depth += slash ? -1 : isCellOpen ? 0 : 1;
      isCellOpen = !slash;
      if (!slash) columns = columnsOf(attributes);
    } else if (ENDS_LINE.test(tag)) {
      // A paragraph inside a cell does not end the row, but its line.
      if (depth > 0 && tag !== 'tr') text += '\n';
      else endLine();
    }
  }
  endLine();
  return lines;
}

const columnsOf = (attributes: string) =>
  Math.min(MOST_COLUMNS, Math.max(1, Number(/\bcolspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1)));
const MOST_COLUMNS = 20;

/** Scripts, styles, head and comments become a blank; one that never closes stays. Each kind is looked for once past its last end. */
function withoutHidden(html: string): string {
  const unclosed = new Set<string>();
  let kept = '';
  let at = 0;
  for (const { 0: start, 1: tag = '--', index } of html.matchAll(HIDDEN)) {
    const kind = tag.toLowerCase();
    if (index < at || unclosed.has(kind)) continue;
    const closing = kind === '--' ? /-->/g : new RegExp(`</${kind}\\s*>`, 'gi');
    closing.lastIndex = index + start.length;
    if (!closing.exec(html)) unclosed.add(kind);
    else {
      kept += `${html.slice(at, index)} `;
      at = closing.lastIndex;
    }
  }
  return kept + html.slice(at);
}

const plain = (text: string) =>
  text
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
