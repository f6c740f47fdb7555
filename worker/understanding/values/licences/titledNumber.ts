/** The number of a licence beside its title, which no label names: `Home Occupation Permit HOP 2024-031`, `Record BUS-2025-00884: Business License`. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines, type Line } from '../../sheet/sheet.ts';
import { code } from './licenceNumber.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';
import { asValue, only } from '../told.ts';

const KIND = '(?:license|licence|permit|certificate|registration|receipt)';
const CODE = '#?(?:[A-Z]{1,5}[ -])?[A-Z]{0,4}\\d[A-Z\\d]*(?:[-.][A-Z\\d]+)*';
/** The title is all that stands before it; no permit to build or to drive, and what a bill or a letter names is not its own. */
const BEHIND = new RegExp(
  `^(?!.*\\b(?:building|driver\\S*|plumbing|electrical|invoice|commission|expired?|former)\\b)(?:[A-Z][\\p{L}'’&/-]* (?:(?:and|of|for|to|&) )*){1,5}${KIND} (?=${CODE}$)`,
  'iu',
);
/** As portals of towns head what they print. */
const BEFORE = new RegExp(`^(?:record|case|file) (?=${CODE}:? (?:[-\\u2013\\u2014] )?.*\\b${KIND}\\b)`, 'iu');
/** `Business License 2024-2025`, `Permit 2025`: the years it is for; so few figures may be anything. */
const YEARS = /^20\d\d(?:[-/](?:20)?\d\d)?$/;
const FEWEST = 4;

/** `Record BUS-2025-00884` alone, and further down `Record type: Business License`. */
const ALONE = new RegExp(`^(?:record|case|file) (?=${CODE}$)`, 'iu');
const OF_TYPE = new RegExp(`^(?:record|case|file) type:? .*\\b${KIND}$`, 'iu');

export const titledNumber: Shape = (words) => {
  const lines = toLines(words);
  const runs = lines.flatMap((line) => [line.words, ...splitAtGaps(line.words, COLUMN_GAP)]);
  const isOfType = runs.some((run) => OF_TYPE.test(textOf(run)));
  const told = only([...runs.map((run) => behind(run) ?? before(run, isOfType)), belowTitle(lines)]);
  return asValue(told ?? only(runs.map((run) => aboveFiled(run, runs))));
};

/** `X001548932` alone above `Date Filed: 3/7/2022`: a register's stamp in the corner of what was filed there. */
function aboveFiled(run: readonly Word[], runs: readonly (readonly Word[])[]): Parsed | null {
  if (run.length > 1 || !STAMPED.test(run[0]!.text)) return null;
  const { box } = run[0]!;
  const isBelow = (other: readonly Word[]) => {
    const own = around(other.map((word) => word.box));
    const gap = own.y0 - box.y1;
    const isCentred = Math.abs(own.x0 + own.x1 - box.x0 - box.x1) < CENTRED;
    const isFlush = Math.min(Math.abs(own.x0 - box.x0), Math.abs(own.x1 - box.x1)) < CENTRED / 2;
    return gap > 0 && gap < box.y1 - box.y0 && (isCentred || isFlush);
  };
  return runs.some((other) => FILED.test(textOf(other)) && isBelow(other)) ? numberOf(run) : null;
}
const STAMPED = /^[A-Z]{0,3}\d{6,12}$/;
const FILED = /^(?:date (?:of )?(?:filed|filing)|filed|filing date)\b/i;

/** `SHORT TERM RENTAL OPERATOR PERMIT`, and alone below it in letters as large `24-OSTR-03862`. */
function belowTitle(lines: readonly Line[]): Parsed | null {
  const [number, ...others] = lines.flatMap(({ words, box }, at) => {
    const below = lines[at + 1];
    const high = box.y1 - box.y0;
    const isBelow =
      below?.words.length === 1 &&
      ALONE_BELOW.test(below.words[0]!.text) &&
      below.box.y0 - box.y1 < TITLE_GAP * high &&
      below.box.y1 - below.box.y0 > AS_LARGE * high &&
      Math.abs(below.box.x0 + below.box.x1 - box.x0 - box.x1) < CENTRED;
    return isBelow && TITLE.test(textOf(words)) ? [numberOf(below.words)] : [];
  });
  return number && others.length === 0 ? number : null;
}
const TITLE = new RegExp(`^(?:[A-Z][\\p{L}'’&/-]* (?:(?:and|of|for|to|&) )*){1,6}${KIND}$`, 'iu');
/** Letters among its figures tell it from an amount, a year and a ZIP code. */
const ALONE_BELOW = /^(?=.*\d{4})(?=.*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+$/;
/** Heights of the title to the number, and the number's share of them; points by which twice their middles differ. */
const TITLE_GAP = 4;
const AS_LARGE = 0.6;
const CENTRED = 24;
/** Heights of print. */
const COLUMN_GAP = 4;

function behind(run: readonly Word[]): Parsed | null {
  const lead = BEHIND.exec(textOf(run))?.[0];
  return lead ? numberOf(run.slice(lead.trim().split(' ').length)) : null;
}

function before(run: readonly Word[], isOfType: boolean): Parsed | null {
  const isRecord = BEFORE.test(textOf(run)) || (isOfType && ALONE.test(textOf(run)));
  const [number] = run.slice(1);
  return isRecord && number ? numberOf([{ ...number, text: number.text.replace(/:$/, '') }]) : null;
}

function numberOf(words: readonly Word[]): Parsed | null {
  const said = textOf(words);
  const isNumber = !YEARS.test(said) && (said.match(/\d/g) ?? []).length >= FEWEST;
  // the letters are those of the title: `HOP` of a `Home Occupation Permit`
  const own = words.slice(words.findIndex(({ text }) => /\d/.test(text)));
  const parsed = isNumber && code(own, around(own.map(({ box }) => box)))?.value;
  return parsed || null;
}
