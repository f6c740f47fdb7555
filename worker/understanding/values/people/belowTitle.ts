/** Whose return a summary tells of, alone in the line below its title and centred like it: `Income Tax Summary (Form 1040)` above `Ann R Lee`. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { splitCouple } from '../names/couple.ts';
import { isPersons } from '../names/isPersons.ts';
import { parsePersonName } from '../names/names.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Points from the top of the page where its head ends, and by which the middles of centred lines differ. */
const HEAD = 140;
const CENTRED = 4;
/** Of what is only flush with the title the middles may be the same, too, where both are as wide. */
const FLUSH = 6;
const LINE_STEP = 3;
const COLUMN_GAP = 2.5;
const TITLE =
  /\b(?:tax (?:return )?(?:summary|overview|snapshot)|(?:return|client|1040) summary|summary of (?:your )?(?:federal )?(?:tax )?return)\b/i;

const middleOf = ({ box }: Line) => (box.x0 + box.x1) / 2;
const isAlone = ({ words }: Line) => runsOf(words, COLUMN_GAP).length === 1;

function namesBelow(words: readonly Word[]): readonly Word[] {
  const lines = toLines(words.filter(({ box }) => box.y1 < HEAD));
  const [own, ...others] = lines.flatMap((title, at) => {
    const line = lines[at + 1];
    const isTitle = isAlone(title) && TITLE.test(textOf(title.words));
    const isCentred =
      line && isTitle && isAlone(line) && Math.abs(middleOf(line) - middleOf(title)) < CENTRED;
    if (!isCentred || Math.abs(line.box.x0 - title.box.x0) < FLUSH) return [];
    const isNear = line.box.y0 - title.box.y0 < LINE_STEP * (title.box.y1 - title.box.y0);
    const isNamed = splitCouple(line.words) !== null || isPersons(textOf(line.words));
    return isNear && isNamed ? [line.words] : [];
  });
  return others.length === 0 ? (own ?? []) : [];
}

const named =
  (pick: (names: readonly Word[]) => readonly Word[]): Shape =>
  (words) => {
    const names = pick(namesBelow(words));
    const value = names.length > 0 ? parsePersonName(names) : null;
    return value && { value };
  };
export const nameBelowTitle = named((names) => splitCouple(names)?.first ?? names);
export const spouseBelowTitle = named((names) => splitCouple(names)?.second ?? []);
