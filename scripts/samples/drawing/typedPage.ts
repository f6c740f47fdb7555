/** Draws a page from its picture in letters: what stands where, with names in braces where the values go. */
import type { Sheet } from './sheet.ts';

const LEFT = 36;
const TOP = 48;
const COLUMN = 5.1;
const LINE = 13;

/**
 * Each line of `picture` is a line of print; runs of two or more spaces part its columns, a column being `COLUMN`
 * points wide. `#` before a run prints it large, `>` right-aligns it to where the `>` stands, `^` centres it on the page.
 * `{name}` stands for `values.name`. Throws for a name without a value.
 */
export function drawTypedPage(
  sheet: Sheet,
  picture: string,
  values: Readonly<Record<string, string>>,
  size = 8.5,
): void {
  picture.split('\n').forEach((line, row) => {
    for (const { 0: run, index } of line.matchAll(/\S+(?: \S+)*/g)) {
      const words = run
        .replace(/^[#^>]+/, '')
        .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(values, name));
      const style = run.includes('#') ? ({ size: size * 1.6, font: 'bold' } as const) : { size };
      const align = run.startsWith('^') ? 'center' : run.startsWith('>') ? 'right' : 'left';
      sheet.print(words, align === 'center' ? 306 : LEFT + index * COLUMN, TOP + row * LINE, {
        ...style,
        align,
      });
    }
  });
}

function valueOf(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`No value is called ${name}`);
  return value;
}
