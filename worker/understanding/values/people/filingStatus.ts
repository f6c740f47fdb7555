/** A filing status in words, as tax software writes it. */
import type { Word } from '../../../reading/page.ts';
import { foldLetters } from '../../sheet/letters.ts';
import { toLines } from '../../sheet/sheet.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

export const FILING_STATUSES = [
  'Single',
  'Married filing jointly',
  'Married filing separately',
  'Head of household',
  'Qualifying surviving spouse',
] as const;

/** Shorter and older names of the same. */
const ALSO: Readonly<Record<string, (typeof FILING_STATUSES)[number]>> = {
  'Qualifying widow(er)': 'Qualifying surviving spouse',
  'Married filing joint': 'Married filing jointly',
  'Married filing separate': 'Married filing separately',
  'Married couple filing jointly': 'Married filing jointly',
  'Married couple filing separately': 'Married filing separately',
  'Married joint': 'Married filing jointly',
  'Married separate': 'Married filing separately',
  'Qualified widow(er)': 'Qualifying surviving spouse',
  'Married Jt': 'Married filing jointly',
  'Married Sep': 'Married filing separately',
  Joint: 'Married filing jointly',
  MFJ: 'Married filing jointly',
  MFS: 'Married filing separately',
  'Hd of House': 'Head of household',
  'Hd of Household': 'Head of household',
  'Head of House': 'Head of household',
  'Head of Hsehld': 'Head of household',
  HOH: 'Head of household',
  HH: 'Head of household',
  QSS: 'Qualifying surviving spouse',
};

const NAMES = [...FILING_STATUSES.map((status) => [status, status] as const), ...Object.entries(ALSO)].map(
  ([name, status]) => ({ letters: foldLetters(name), status }),
);
/** Shorter names, `MFJ`, may be letters of any text. */
const FEWEST_LETTERS = 6;

/** Where several are named, they are what a form prints beside its check boxes: none of them is an answer. */
const areOffered = (folded: string) =>
  new Set(
    NAMES.filter(({ letters }) => letters.length >= FEWEST_LETTERS && folded.includes(letters)).map(
      ({ status }) => status,
    ),
  ).size > 1;

/** The status that a text begins with, whatever follows; undefined where it begins with none. */
export const statusAt = (text: string) => {
  const folded = foldLetters(text);
  return NAMES.find(({ letters }) => letters.length >= FEWEST_LETTERS && folded.startsWith(letters))?.status;
};

export const filingStatus: Shape = (words) => {
  const folded = foldLetters(textOf(words));
  const named = NAMES.find(({ letters }) => folded.startsWith(letters));
  return named && !areOffered(folded) ? { value: { value: named.status, words } } : null;
};

/** What a status goes by on a data sheet, before it: `(1=single, 2=MFJ, 3=MFS)  2 Married filing jointly`, `(4) Head of household`. */
const CODE = /^(?::\s)?(?:\(1\s?=[^)]*\)\s*)?(?:\([1-5]\)\s*|[1-5]\b\s*[-–.:]?\s*)?/i;

/** `2022 - 1, 2023 - 2 (Married filing joint)`: the number of each year, and in words that of the last. */
const OF_YEARS = /^(?:20\d\d\W+[1-5]\W+)+\((?=\p{L})/u;

function ofLastYear(words: readonly Word[]): ReturnType<Shape> {
  const [before] = OF_YEARS.exec(textOf(words)) ?? [''];
  const status = before && statusAt(textOf(words).slice(before.length));
  const number = Number(/([1-5])\W+$/.exec(before)?.[1]);
  return status && FILING_STATUSES[number - 1] === status ? { value: { value: status, words } } : null;
}

/** `2022 Single 2023 Single`: each year before its own, where all are the same. */
const BEHIND_YEARS = /(?:^|\s)20\d\d\W+(?=\p{L})/u;

/** Heights of print between the columns of two years. */
const COLUMN_GAP = 1.5;
/** `2022`, `2023`, `Difference`: no year's own answer. */
const isHeadings = (run: readonly Word[]) =>
  /^(?:20\d\d|%|increase|decrease|differences?|diff|change|variance|\W)+$/i.test(
    textOf(run).replaceAll(' ', ''),
  );

function ofEachYear(words: readonly Word[]): ReturnType<Shape> {
  // the years that head the columns may stand in the same line
  const own = runsOf(words, COLUMN_GAP)
    .filter((run) => !isHeadings(run))
    .flat();
  const [before, ...said] = textOf(own).split(BEHIND_YEARS);
  const [status, ...others] = new Set(said.map(statusAt));
  return !before && said.length > 1 && status && others.length === 0
    ? { value: { value: status, words } }
    : null;
}

/** `Filing status 2023   Single`, in another row that of 2022: a row for each year, and whatever stands between the rows. */
const IN_ROW_OF_YEAR = /filing status[\s,:–-]*\(?(20\d\d)\)?[\s:–-]*(?=\p{L})/giu;

/** The status in the row of the latest year, where each year has a row of its own. */
export const statusOfLatest: Shape = (words) => {
  const rows = toLines(words).flatMap((line) =>
    [...textOf(line.words).matchAll(IN_ROW_OF_YEAR)].map(({ 0: label, 1: year, index }, at, all) => ({
      words: line.words,
      year: Number(year),
      // `Filing status 2024: Single   Filing status 2023: Single` in one row
      said: textOf(line.words).slice(index + label.length, all[at + 1]?.index),
    })),
  );
  const last = Math.max(...rows.map(({ year }) => year));
  const [own, ...others] = rows.filter(({ year }) => year === last);
  const isOfOthers = [...(own?.said.matchAll(A_YEAR) ?? [])].some(([year]) => Number(year) !== own!.year);
  const status = own && !isOfOthers ? statusAt(own.said) : undefined;
  return status && others.length === 0 ? { value: { value: status, words: own!.words } } : null;
};
/** In one row for both, `2022 Single 2023 Head of household`, they differ. */
const A_YEAR = /\b20\d\d\b/g;

/** `Ann Lee | 929-55-7041 | Single`: what stands between bars stands alone. */
const betweenSigns = (run: readonly Word[]): Word[][] =>
  run.reduce<Word[][]>(
    (parts, word) =>
      /^[|·•]$/.test(word.text) ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]],
    [[]],
  );
/** `Status Single`, close behind its label. */
const STATUS = /^(?:filing )?status:? /i;
/** The different statuses that runs of print are, and nothing else. */
const aloneIn = (words: readonly Word[], fewest = 1) => [
  ...new Set(
    [...runsOf(words, COLUMN_GAP), ...besideNumber(words)].flatMap(betweenSigns).flatMap((run) => {
      const folded = foldLetters(textOf(run).replace(STATUS, ''));
      return folded.length < fewest ? [] : (NAMES.find(({ letters }) => letters === folded)?.status ?? []);
    }),
  ),
];
/** `Client 0417   SSN ***-**-6093   Single   Page 1` at the foot of a page: parts set closer than columns. */
const besideNumber = (words: readonly Word[]) =>
  toLines(words)
    .filter(({ words: line }) => line.some(({ text }) => SSN.test(text)))
    .flatMap(({ words: line }) => runsOf(line, PART_GAP));
const SSN = /^(?:\d{3}|[x*•]{3})-(?:\d{2}|[x*•]{2})-\d{4}$/i;
const PART_GAP = 0.9;
/** Do the columns of several years name different ones? Then nobody knows which is the latest's. */
const differ = (words: readonly Word[]) => aloneIn(words).length > 1;

/** The only status that a page prints in a run of its own, whatever stands beside it: `Single  ·  No dependents`. */
export const loneStatus: Shape = (words) => {
  const [status, ...others] = aloneIn(words, FEWEST_LETTERS);
  return status && others.length === 0 ? { value: { value: status, words } } : null;
};

/** `Tax year 2024   Form 1040   Head of household`: it ends the line that names the form, or the first part of it, before what heads columns. */
export const statusBehindForm: Shape = (words) => {
  const found = toLines(words).flatMap((line) => {
    const print = runsOf(line.words, COLUMN_GAP).filter((run) => !isHeadings(run));
    // `2023 Form 1040 - Single      Federal`: the head of the column behind it is no part of the status
    const status = [print.flat(), ...print].map((run) => behindForm(textOf(run))).find(Boolean);
    return status ? [{ value: status, words: line.words }] : [];
  });
  return found.length === 1 ? { value: found[0]! } : null;
};
function behindForm(text: string) {
  const rest = /\bForm 1040(?:-?SR)?\W+(\p{L}.+)$/iu.exec(text)?.[1];
  const [own = '', ...more] = rest?.split(PART_ENDS) ?? [];
  const name = NAMES.find(({ letters }) => letters === foldLetters(own));
  return name && !more.some((part) => OF_STATUS.test(part)) ? name.status : undefined;
}
/** `Single, 2 dependents`, `Single - page 1`, `Single  Last updated Apr 9`; no hyphen of `Qualifying widow(er)` or of a word. */
const PART_ENDS = / [-–—|·•/] |[,;:]|\)(?!\p{L})| (?=(?:last |date )?(?:updated|prepared|printed|filed)\b)/iu;
const OF_STATUS = /\b(?:single|joint|separate|household|widow|surviving)/i;

/** A filing status behind its number, or in the columns of several years, on papers that print no boxes to check. */
export const codedStatus: Shape = (words, cell) => {
  if (differ(words)) return null;
  const behind = CODE.exec(textOf(words))![0].split(/\s+/).filter(Boolean).length;
  return ofLastYear(words) ?? ofEachYear(words) ?? filingStatus(words.slice(behind), cell);
};

/** The same behind `Filing status` where the names of all are labels, as of a list with boxes to tick. */
export const statusInRow: Shape = (words, cell) => {
  const row = toLines(words).find((line) => /\bfiling status\b/i.test(textOf(line.words)));
  const label = row?.words.findIndex(({ text }) => /^filing$/i.test(text)) ?? -1;
  return label < 0 ? null : codedStatus(row!.words.slice(label + 2), cell);
};
