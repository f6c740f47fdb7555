/** Who wrote a letter, which no label names: the name at the very top, or the authority there. */
import type { Word } from '../reading/page.ts';
import { addressBlocks, COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from './cells.ts';
import { isSentence } from './isSentence.ts';
import { AUTHORITY, withLastLetter } from './values/authority.ts';
import { parsePlace } from './values/place.ts';
import { around } from './sheet.ts';
import { runsOf, textOf } from './values/runs.ts';
import { inOneLine } from './values/sentences.ts';
import { stateName } from './values/states.ts';
import { withWrappedEnd } from './wrappedEnd.ts';

/** Letterheads stand in the top third. */
const HEAD_SHARE = 0.33;
/** No envelope shows the uppermost lines in its window (share of the page's height). */
const WINDOW_TOP = 0.07;
/** Letters of the shortest names: `Ally`, `novo`, `PNC`. */
const FEWEST_LETTERS = 3;
/** Dirt and pictures are read as three or four letters, too. */
const FEWEST_SCANNED = 5;

const isTitle = (words: readonly Word[]) =>
  /\b(?:statements?|accounts?)\W*$/i.test(textOf(words)) || // `Cash Management Account` is what it is kept as
  /^\W*(?:statement|customer service|questions|page|form|copy|account|date|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d+|\d+|omb|corrected|void)\b/i.test(
    words.map((word) => word.text).join(' '),
  );

/** `Recorded at the request of:`, `CDTFA-442-R REV. 16 (5-18)`: a label, the number of a form. */
const isLabelOrNumber = (words: readonly Word[]) => {
  const text = textOf(words);
  return /:$/.test(text) || (text.match(/\d/g) ?? []).length > (text.match(/\p{L}/gu) ?? []).length / 2;
};

/** `P.O. Box 15284`, `210 Main Street`, `Bozeman, MT 59715`: where somebody is, not who. */
const isAddress = (words: readonly Word[]) =>
  /^\W*(?:p\.?\s?o\.?\s?box\b|\d+\s+\p{L})/iu.test(textOf(words)) || parsePlace(words) !== null;

/** `2024 Consolidated 1099` on the line of the name. */
const isTitleOfYear = (words: readonly Word[], at: number) =>
  /^20\d\d$/.test(words[at]!.text) &&
  /^(?:form|consolidated|composite|tax|1099\S*)$/i.test(words[at + 1]?.text ?? '');

/** `Instructions for Payer`: what the back of a form tells its reader; nobody writes there. */
const INSTRUCTIONS =
  /^instructions for (?:recipient|payee|payer|filer|employee|employer|pse)(?: \(continued\))?$/i;

const isInstructions = (words: readonly Word[]) =>
  runsOf(words, COLUMN_GAP).some((run) => INSTRUCTIONS.test(textOf(run)));

/** Does a block stand at the very top of a page of instructions? Then it is the head that all pages bear, and no window. */
export const isHeadOfInstructions = ({ sheet }: MappedSheet, block: readonly Word[]): boolean =>
  block[0]!.box.y0 < sheet.height * WINDOW_TOP &&
  isInstructions(
    sheet.lines.flatMap(({ words }) => words).filter(({ box }) => box.y1 < sheet.height * HEAD_SHARE),
  );

/** The first run of letters at the top of the page. */
export function letterHead(map: MappedSheet): Word[] {
  const words = map.sheet.lines.flatMap((line) => line.words);
  const top = words.filter((word) => word.box.y1 < map.sheet.height * HEAD_SHARE);
  const isName = (run: Word[]) =>
    map.free.includes(run[0]!) &&
    run
      .map((word) => word.text)
      .join('')
      .replace(/[^\p{L}]/gu, '').length >=
      (run.some(({ source }) => source === 'ocr') ? FEWEST_SCANNED : FEWEST_LETTERS) &&
    !isTitle(run) &&
    !isLabelOrNumber(run) &&
    !isAddress(run);
  const runs = runsOf(top, COLUMN_GAP);
  if (isInstructions(top)) return [];
  const name = runs.find(isName) ?? [];
  // Only a label printed exactly so ends the name: `LICENSES AND` is no misread `licensee`.
  const labels = map.landmarks.filter(({ edits }) => edits === 0).flatMap((landmark) => landmark.words);
  const blocks = addressBlocks(map);
  // The only address on a letter is its addressee's: then nothing tells who wrote it.
  const isInWindow = blocks.length === 1 && name.some((word) => blocks[0]!.includes(word));
  if (isInWindow && name[0]!.box.y0 > map.sheet.height * WINDOW_TOP) return [];
  const end = name.findIndex((word, at) => labels.includes(word) || isTitleOfYear(name, at));
  return end < 0 ? withWrappedEnd(map, name) : name.slice(0, end);
}

/** `TEXAS` of `TEXAS SALES AND USE TAX PERMIT`. */
const isBareState = (run: readonly Word[]) =>
  run.length > 0 && stateName(run, around(run.map(({ box }) => box)))?.value?.words.length === run.length;

/** Cities, and the boards of professions, grant in their own name; a department does so in that of its state. */
const GRANTS =
  /^(?:city|town|(?:the )?(?:metropolitan|consolidated|unified) government) of\b|\b(?:board|commission)\b/i;
const MUNICIPAL =
  /^(?:city|town|village|borough|township) of\b|^[\p{L}'’.-]+(?: [\p{L}'’.-]+)? (?:county|parish)$/iu;
const isLarger = (run: readonly Word[], than: readonly Word[]) => highOf(run) > LARGER * highOf(than);
const highOf = (run: readonly Word[]) => Math.max(...run.map(({ box }) => box.y1 - box.y0));
const LARGER = 1.2;
/** `THE COMMONWEALTH OF MASSACHUSETTS`, and right below it `CITY OF BOSTON`: the state whose law it is, and who grants it. */
function granterBelow(map: MappedSheet, head: readonly Word[]): Word[] | undefined {
  const { y0, y1 } = around(head.map(({ box }) => box));
  const isNext = (run: readonly Word[]) => run[0]!.box.y0 > y1 && run[0]!.box.y0 - y1 < 2 * (y1 - y0);
  const runs = runsOf(map.free, COLUMN_GAP).filter((run) => !isSentence(run));
  const isBelow = (run: readonly Word[]) =>
    run[0]!.box.y0 > y1 && run[0]!.box.y0 - y1 < 2 * highOf(run) && isLarger(run, head);
  const larger = runs.find((run) => MUNICIPAL.test(textOf(run)) && isBelow(run));
  if (larger && /^(?:the )?(?:state|commonwealth|county)\b/i.test(textOf(head))) return larger;
  return /^(?:the )?(?:state|commonwealth) of \w+(?: \w+)?$/i.test(textOf(head))
    ? withWhole(
        map,
        runs.find((run) => GRANTS.test(textOf(run)) && isNext(run)) ??
          runs.find((run) => isOfState(run, head)),
      )
    : undefined;
}

/** `METROPOLITAN GOVERNMENT OF NASHVILLE`, and below it `AND DAVIDSON COUNTY`. */
function withWhole(map: MappedSheet, name: Word[] | undefined): Word[] | undefined {
  if (!name) return undefined;
  const { y1, y0 } = around(name.map(({ box }) => box));
  const rest = runsOf(map.free, COLUMN_GAP).find(
    ([first]) => /^(?:and|&)$/i.test(first!.text) && first!.box.y0 > y0 && first!.box.y0 - y1 < y1 - y0,
  );
  return rest && !isSentence(rest) ? inOneLine([...name, ...rest]) : name;
}

/** `STATE OF CALIFORNIA`, and above the title `CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION`: a department that names its state itself. */
function isOfState(run: readonly Word[], head: readonly Word[]): boolean {
  const [state, own] = [textOf(head).replace(/^.* of /i, ''), textOf(run)].map((text) => text.toLowerCase());
  return own!.startsWith(`${state!} `) && own !== state && /\b(?:department|division|bureau)\b/.test(own!);
}

/** `IOWA` in large letters above `Department of Revenue`: both are its name. */
const isDepartmentBelow = (run: readonly Word[], state: readonly Word[]) =>
  /^(?:department|division|bureau|board|office) of\b/i.test(textOf(run)) &&
  run[0]!.box.y0 > state[0]!.box.y0 &&
  run[0]!.box.y0 - state[0]!.box.y1 < highOf(state);

/** `PINELLAS COUNTY LOCAL` of `... LOCAL BUSINESS TAX RECEIPT`: how a title begins that a label ends. */
const withoutTitle = (words: Word[]): Word[] =>
  /^(?:local|general|annual|official)$/i.test(words.at(-1)?.text ?? '')
    ? words.slice(0, -1)
    : words.slice(words[0]?.text === 'Serving' ? 1 : 0); // whom a collector serves

/** Who granted it: the run at the top, unless it names no authority and another one below does; a title names none. */
export const authorityHead = (map: MappedSheet): Word[] =>
  withoutTitle(withoutOffice(granterOf(map))).map(withLastLetter);

/** `CITY OF NEW ORLEANS` in large letters, and in the same line in small ones `Department of Finance · Bureau of Revenue`. */
function withoutOffice(name: readonly Word[]): Word[] {
  // nothing ends at `Department of`
  const isWithin = (at: number) => [at - 1, at].some((one) => /^(?:of|for|and|the)$/i.test(name[one]!.text));
  const isSmaller = (at: number) =>
    name[at]!.source !== 'ocr' &&
    [highOf, lettersOf].every((high) => high(name.slice(0, at)) > LARGER * high(name.slice(at)));
  const end = name.findIndex(
    ({ text }, at) =>
      AUTHORITY.test(textOf(name.slice(0, at))) && !isWithin(at) && (/^[·•|]$/.test(text) || isSmaller(at)),
  );
  return name.slice(0, end < 0 ? name.length : end);
}
/** How high the letters are that stand on the line: some words have letters that hang below it. */
const lettersOf = (run: readonly Word[]) =>
  Math.max(...run.map(({ text, box }) => (box.y1 - box.y0) * (/[gjpqyQ,;()]/.test(text) ? ABOVE_LINE : 1)));
const ABOVE_LINE = 0.77;

/** `JOAN OCHOA, COUNTY CLERK`: who signs for it. */
const isOfficer = (run: readonly Word[]) => {
  if (run.length === 1 && OFFICER.test(run[0]!.text)) return true;
  const [name, title] = textOf(run).split(', ');
  return title !== undefined && OFFICER.test(title) && !AUTHORITY.test(name!);
};
const OFFICER = /\b(?:clerk|recorder|treasurer|collector|commissioner|director|assessor|secretary|mayor)\b/i;

/** `Department of Commerce, Community, and Economic Development`: more small words than other names have. */
const isDepartment = (run: readonly Word[]) =>
  run.length <= LONGEST_OFFICE &&
  /\b(?:department|division|bureau|board|office) of \p{Lu}/iu.test(textOf(run)) &&
  run.every(({ text }) => /^\p{Lu}|^(?:of|and|for|the|&)$/u.test(text)) &&
  !/\.$/.test(run.at(-1)!.text);
const LONGEST_OFFICE = 12;

function granterOf(map: MappedSheet): Word[] {
  const head = letterHead(map);
  if (AUTHORITY.test(textOf(head)) && !isOfficer(head)) return granterBelow(map, head) ?? head;
  const isAuthority = (run: readonly Word[]) =>
    AUTHORITY.test(textOf(run)) &&
    (!isSentence(run) || isDepartment(run)) &&
    !isLabelOrNumber(run) &&
    !isAddress(run) &&
    !isOfficer(run);
  const top = map.free.filter(({ box }) => box.y1 < map.sheet.height * HEAD_SHARE);
  const authority = runsOf(top, COLUMN_GAP).find(isAuthority);
  if (authority && isBareState(head) && isDepartmentBelow(authority, head))
    return inOneLine([...head, ...authority]);
  if (authority) return withWrappedEnd(map, authority);
  if (isBareState(head)) return runsOf(map.free, COLUMN_GAP).find(isAuthority) ?? [];
  return /\b(?:license|licence|permit|certificate|registration|receipt)$/i.test(textOf(head)) ? [] : head;
}
