/** The address of e-mail that ends the one block of a person's name and home at the head of a page, which no label names: `Ann Lee`, `14 Elm St`, `Reno, NV 89501`, `ann.lee@example.net`. */
import type { Word } from '../../../reading/page.ts';
import { foldLetters } from '../../sheet/letters.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { email } from '../names/email.ts';
import { isPersons } from '../names/isPersons.ts';
import { parsePlace } from '../places/place.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print between columns, and from one line of the block to the next; points by which its lines begin apart. */
const NEXT_COLUMN = 2;
const LINE_STEP = 2;
const SAME_LEFT = 4;
/** Points from the top within which the head ends: a program's own address is at the foot. */
const HEAD = 300;
/** Lines of such a block, the e-mail among them: below a name a street on one line or two, and the place. */
const BLOCK = [5, 4];

/** Null where another place is printed in the head, too: that of an office, whose e-mail it may be. */
export const emailBelowHome: Shape = (words, cell) => {
  const runs = toLines(words.filter(({ box }) => box.y1 < HEAD)).flatMap((line) =>
    splitAtGaps(line.words, NEXT_COLUMN),
  );
  const [place, ...others] = runs.filter((run) => parsePlace(run));
  if (!place || others.length > 0) return null;
  const left = place[0]!.box.x0;
  const block = runs.filter(([first]) => Math.abs(first!.box.x0 - left) < SAME_LEFT);
  const at = block.indexOf(place);
  const below = block[at + 1];
  const isNear = (lines: typeof block) =>
    lines.every((line, index) => {
      const upper = lines[index - 1];
      const { y0, y1 } = around(line.map(({ box }) => box));
      return !upper || y0 - upper[0]!.box.y0 < LINE_STEP * (y1 - y0);
    });
  const isOfPerson = BLOCK.some((length) => {
    const lines = block.slice(Math.max(0, at + 2 - length), at + 2);
    const name = textOf(lines[0]!);
    return lines.length === length && isNear(lines) && (isPersons(name) || isSpelledIn(below!, name));
  });
  return below?.length === 1 && isOfPerson ? email(below, cell) : null;
};

/** `anhthu.ly@` of `Anh-Thu Ly`: whatever name it is, a part of it stands in the address. */
function isSpelledIn([address]: readonly Word[], name: string): boolean {
  const own = foldLetters(address!.text.split('@')[0]!);
  const parts = name.split(' ').map(foldLetters);
  return !isBusinessName(name) && parts.some((part) => part.length > 1 && own.includes(part));
}
