/** Lines of a tax form: number, words, leading dots, and the amount in its ruled column. */
import type { Sheet } from './sheet.ts';

export interface FormLine {
  /** As printed before the words: `1a`, `b`; `''` for none. */
  readonly number: string;
  /** `**bold**` marks what the IRS prints bold. */
  readonly words: string;
  /** Number in the little box, when it differs from `number`: line b of 2 is `2b`. */
  readonly key?: string;
  /** `far` (default): the right column; `inner`: the column left of it; `none`: a heading. */
  readonly column?: 'far' | 'inner' | 'none';
  /** The letter before the words of a line with a second amount: `b` unless it says so. */
  readonly letter?: string;
  /** A second amount at the left: line 2a beside 2b. */
  readonly left?: { readonly number: string; readonly words: string };
}

export interface LineColumns {
  readonly numberX: number;
  readonly wordsX: number;
  /** Left edge of the right column's number box and of its amount; width of the amount. */
  readonly far: readonly [number, number, number];
  readonly inner: readonly [number, number, number];
  readonly leftPair?: readonly [number, number, number];
  readonly pitch: number;
}

/** Amounts as printed, by line key. */
export type LineAmounts = Readonly<Record<string, string>>;

/** Draws from `top` downwards and gives the y below the last line. */
export function drawLines(
  sheet: Sheet,
  lines: readonly FormLine[],
  amounts: LineAmounts,
  top: number,
  columns: LineColumns,
): number {
  lines.forEach((line, row) => drawLine(sheet, line, amounts, top + row * columns.pitch, columns));
  return top + lines.length * columns.pitch;
}

function drawLine(sheet: Sheet, line: FormLine, amounts: LineAmounts, y: number, columns: LineColumns): void {
  const base = y + 9;
  sheet.print(line.number, columns.numberX + 14, base, { size: 7, font: 'bold', align: 'right' });
  const wordsX = line.left ? drawPair(sheet, line.left, amounts, y, columns) : columns.wordsX;
  if (line.left) sheet.print(line.letter ?? 'b', wordsX - 12, base, { size: 7, font: 'bold' });
  const end = printRich(sheet, line.words, wordsX, base, 7);
  if (line.column === 'none') return;
  const [numberX, amountX, width] = line.column === 'inner' ? columns.inner : columns.far;
  for (let x = end + 8; x < numberX - 10; x += 12) sheet.print('.', x, base, { size: 7 });
  const key = line.key ?? line.number;
  drawAmount(
    sheet,
    { key, words: line.words, amount: amounts[key] ?? '' },
    y,
    [numberX, amountX, width],
    columns.pitch,
  );
}

function drawPair(
  sheet: Sheet,
  left: { number: string; words: string },
  amounts: LineAmounts,
  y: number,
  columns: LineColumns,
): number {
  const at = columns.leftPair as readonly [number, number, number];
  sheet.print(left.number, columns.numberX + 14, y + 9, { size: 7, font: 'bold', align: 'right' });
  const end = printRich(sheet, left.words, columns.wordsX, y + 9, 7);
  for (let x = end + 8; x < at[0] - 10; x += 12) sheet.print('.', x, y + 9, { size: 7 });
  drawAmount(
    sheet,
    { key: left.number, words: left.words, amount: amounts[left.number] ?? '' },
    y,
    at,
    columns.pitch,
  );
  return at[1] + at[2] + 27;
}

function drawAmount(
  sheet: Sheet,
  { key, words, amount }: { key: string; words: string; amount: string },
  y: number,
  [numberX, amountX, width]: readonly [number, number, number],
  pitch: number,
): void {
  sheet.frame({ x: numberX, y, w: amountX - numberX, h: pitch });
  sheet.print(key, (numberX + amountX) / 2, y + 9, { size: 7, font: 'bold', align: 'center' });
  sheet.rule(amountX, y + pitch, amountX + width, y + pitch);
  const label = `Line ${key}. ${words.replaceAll('**', '')}.`;
  sheet.value({ x: amountX, y, w: width, h: pitch }, amount, { label, align: 'right' });
}

/** Prints `plain **bold** plain` and gives the x after it. */
export function printRich(sheet: Sheet, text: string, x: number, y: number, size: number): number {
  let at = x;
  text.split('**').forEach((part, index) => {
    const font = index % 2 ? 'bold' : 'sans';
    sheet.print(part, at, y, { size, font });
    at += sheet.widthOf(part, size, font);
  });
  return at;
}
