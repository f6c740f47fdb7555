/** Those whose return it is, each in a card below `You` and `Your spouse`: name, number, birthday and work, one below the other. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { parsePersonName } from '../names/names.ts';
import type { Filer } from './peopleOfReturn.ts';
import { parseDate } from '../plain.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed } from '../shape.ts';

/** Heights of print between cards, and from one line of a card to the next. */
const COLUMN_GAP = 2;
const LINE_STEP = 2.6;
/** Points by which its lines may differ. */
const SAME_LEFT = 5;
const MOST_LINES = 6;

const YOU = /^(?:you|taxpayer|client|customer|primary(?: taxpayer)?|about you|your information)$/i;
const SPOUSE = /^(?:(?:your )?spouse|about your spouse|spouse'?s? information)$/i;
const NAME = /^(?:full )?name:?$/i;
const LABEL = /^(?:name|full name|first|last|address|phone|e-?mail)\b|:$/i;
/** Where both live: a card beside theirs. */
const HOME =
  /^(?:contact(?: information)?|(?:home|mailing) address|address(?: and contact)?|home|where you live|how to reach you|(?:irs )?mail goes to)$/i;
/** Of a number, the figures of which are not shown, nothing is told but that it stands there: `SSN ending 2291`. */
const SSN = /(?:\d{3}|[x*•]{3})-(?:\d{2}|[x*•]{2})-\d{4}|^ssn ending(?: in)? \d{4}$/i;
const BORN = /^(?:born|dob|d\.o\.b\.|birth ?da(?:y|te)|date of birth)\W/i;
/** `Electrician`, `Occupation: Ship pilot`. */
const WORK = /^(?:occupation:? )?(\p{L}[\p{L}'’/&.-]*(?: [\p{L}'’/&.-]+){0,4})$/u;

/** The lines of the card below its heading. */
function cardBelow(lines: readonly Line[], heading: readonly Word[]): Word[][] {
  const left = heading[0]!.box.x0;
  const card: Word[][] = [];
  let { y1, y0 } = heading[0]!.box;
  for (const line of lines.filter(({ box }) => box.y0 > y1 - 1)) {
    const run = runsOf(line.words, COLUMN_GAP).find(([first]) => Math.abs(first!.box.x0 - left) < SAME_LEFT);
    const isNear = line.box.y0 - y0 < LINE_STEP * Math.max(y1 - y0, line.box.y1 - line.box.y0);
    if (!isNear || card.length === MOST_LINES) break;
    if (!run) continue;
    card.push(run);
    ({ y0, y1 } = run[0]!.box);
  }
  return card;
}

const said = (run: readonly Word[] | undefined): Parsed | undefined =>
  run && { value: textOf(run), words: run };

function filerIn(card: readonly Word[][]): Filer | null {
  // `Name` above `Ann Lee`, and so is each of the others
  const [first, ...others] = NAME.test(textOf(card[0] ?? [])) ? card.slice(1) : card;
  const name = first && !LABEL.test(textOf(first)) ? parsePersonName(first) : null;
  const ssn = others.find((run) => SSN.test(textOf(run)));
  if (!name || !ssn) return null;
  const born = others.find((run) => BORN.test(`${textOf(run)} `) && parseDate(run.at(-1)!.text) !== null);
  const works = others.filter((run) => run !== ssn && run !== born && WORK.test(textOf(run)));
  const [work] = works;
  return {
    name,
    ssn: said(ssn.filter(({ text }) => SSN.test(text))),
    born: said(born?.slice(-1)),
    occupation:
      work && works.length === 1 ? said(work.filter(({ text }) => !/^occupation:?$/i.test(text))) : undefined,
  };
}

export interface PeopleCards {
  readonly filers: readonly Filer[];
  /** The lines of all cards of the row: how both are reached may stand in one of its own. */
  readonly runs: readonly (readonly Word[])[];
  /** The lines of the card that tells where both live. */
  readonly home: readonly Word[];
}

/** The first such row of cards: the taxpayer's, and the spouse's beside it. */
export function peopleCards(words: readonly Word[]): PeopleCards | null {
  const lines = toLines(words);
  for (const line of lines) {
    const runs = runsOf(line.words, COLUMN_GAP);
    const you = runs.find((run) => YOU.test(textOf(run)));
    const spouse = runs.find((run) => SPOUSE.test(textOf(run)));
    if (!you || !spouse) continue;
    const cards = runs.map((run) => cardBelow(lines, run));
    const filers = [you, spouse].map((run) => filerIn(cards[runs.indexOf(run)]!));
    const home = cards.filter((_, at) => HOME.test(textOf(runs[at]!))).flat(2);
    if (filers[0] && filers[1]) return { filers: [filers[0], filers[1]], runs: cards.flat(), home };
  }
  return null;
}
