/** A name of which a scan lost the first word: one word alone, set further right than the lines of its address. */
import type { Line } from '../../sheet/sheet.ts';

/** Points by which the lines of an address begin apart; lines that are centred differ by more. */
const ALIGNED = 3;
/** Heights of print: a name of three letters is so wide. */
const WORD = 2;
/** A street and a place. */
const FEWEST_LINES = 2;

/** `Halvorsen-Pell` above `12 Tamarack Run` and `Duluth, MN 55802`, both of which begin where `Ida` stood. */
export function hasLostFirstWord(name: Line | undefined, address: readonly Line[]): boolean {
  const [word, ...others] = name?.words ?? [];
  if (word?.source !== 'ocr' || others.length > 0 || address.length < FEWEST_LINES) return false;
  const left = address[0]!.box.x0;
  return (
    address.every(({ box }) => Math.abs(box.x0 - left) < ALIGNED) &&
    word.box.x0 - left > WORD * (word.box.y1 - word.box.y0)
  );
}
