/** `Wages, line 1a   88,915`: a figure's name goes on with the line of the form on which it stands. */
import type { Word } from '../../reading/page.ts';

/** Do the words behind this one of a line say only which line of the form it is? */
export function namesLine(line: readonly Word[], at: number): boolean {
  const [last, word, number] = line.slice(at, at + 3);
  return (
    last !== undefined &&
    last.text.endsWith(',') &&
    /^line$/i.test(word?.text ?? '') &&
    /^\d{1,2}[a-z]?$/.test(number?.text ?? '')
  );
}
