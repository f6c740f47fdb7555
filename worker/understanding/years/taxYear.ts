/** The tax year of a form, by what it prints about itself; several sayings vote. */
import { runsOf, textOf } from '../values/runs.ts';
import { TITLES_OF_RETURNS } from '../values/letters/titlesOfReturns.ts';
import { withWholeYears } from '../values/days/tornYears.ts';
import type { Word } from '../../reading/page.ts';
import { around, type Sheet } from '../sheet/sheet.ts';

interface Saying {
  readonly pattern: RegExp;
  readonly weight: number;
  /** Added to the number that is printed. */
  readonly plus?: number;
}

const SAYINGS: readonly Saying[] = [
  { pattern: /\b(?:form|forms|schedule)\s*\(?[\w-]+\)?\s*\(?(20[0-4]\d)\)?(?!\d)/gi, weight: 3 },
  // The large hollow digits of a W-2's year: the first is read as a letter.
  { pattern: /\btax statement [a-z](0[12]\d)(?!\d)/gi, weight: 3, plus: 2000 },
  { pattern: /\btax statement,? (20[0-4]\d)(?![\d/.,-])/gi, weight: 3 },
  { pattern: /(?:calendar|tax) year (20[0-4]\d)/gi, weight: 3 },
  { pattern: /calendar year \(enter year\)\W*(20[0-4]\d)(?!\d)/gi, weight: 3 },
  // The century is printed, the year filled in: `calendar year 20 24`.
  { pattern: /calendar year 20 ([0-4]\d)(?!\d)/gi, weight: 3, plus: 2000 },
  { pattern: /dec\.? 31, (20[0-4]\d)/gi, weight: 3 },
  // `For the year ended December 31, 2023`, `Payments made 01/01/2023 - 12/31/2023`, `Reporting year 2023`
  // the first outweighs `2024 estimated tax payments` of the year after
  { pattern: /\byear end(?:ed|ing),? december 31, (20[0-4]\d)/gi, weight: 4 },
  { pattern: /\b0?1[-/]0?1[-/](20[0-4]\d) ?(?:-|–|to|through|thru) ?12[-/]31[-/]\1(?!\d)/gi, weight: 3 },
  { pattern: /\b(?:reporting|reportable|payment) year:? (20[0-4]\d)(?![\d/.,-])/gi, weight: 3 },
  // `1099-NEC 2023`, whatever a note says of the year after
  { pattern: /\b1099-(?:nec|misc|int|div|k|r|g|b)\s*\(?(20[0-4]\d)\)?(?![\d/.,-])/gi, weight: 1 },
  { pattern: /\byear end(?:ed|ing):? 12[-/]31[-/](20[0-4]\d)/gi, weight: 3 },
  { pattern: /tax period(?: ending)?:? 12[-/]31[-/](20[0-4]\d)/gi, weight: 3 },
  // "Were born before January 2, 1960": 65 at the end of the year.
  { pattern: /born before january 2, (19[3-7]\d)/gi, weight: 3, plus: 64 },
  // Schedule C asks it twice of `this business`: misread once, its foot (`(Form 1040) 2023`) outvoted the title.
  { pattern: /(?:at any time|this business) during (20[0-4]\d)/gi, weight: 3 },
  { pattern: /(20[0-4]\d) estimated tax payments/gi, weight: 3 },
  // what is carried into the year after
  { pattern: /(?:applied|credited) to (?:your )?(20[0-4]\d) est/gi, weight: 3, plus: -1 },
  // but for `UT 84101-2049` and `02/18/2024   1040`, the ends of a ZIP code and of a day that the title stands behind
  {
    pattern:
      /(?<!\d[/-])\b(20[0-4]\d) (?:(?:substitute )?form|w-?2|1099|1040|federal|(?:u\.?s\.? )?individual|(?:income )?tax|consolidated|composite)\b/gi,
    weight: 3,
  },
  // the title of a 1099, whatever a note says of `your 2021 form`
  { pattern: /(?<!\d[/-])\b(20[0-4]\d) (?:(?:substitute|consolidated) )?form 1099/gi, weight: 2 },
  // the title of the return itself, where other years are told of
  {
    pattern: new RegExp(
      String.raw`(?<!\d[/-])\b(20[0-4]\d) (?:u\.?s\.? |federal )?(?:${TITLES_OF_RETURNS})\b`,
      'gi',
    ),
    weight: 3,
  },
  {
    pattern:
      /(?<!\d[/-])\b(20[0-4]\d) (?:(?:electronic |e-?)?filing instructions|return (?:summary|snapshot|overview|recap|highlights|at a glance))\b/gi,
    weight: 3,
  },
  // `Your 2023 self-employed return`, on a page that tells in which years children were born
  {
    pattern:
      /(?<!\d[/-])\b(20[0-4]\d) (?:self-employed|joint|personal|household) (?:(?:income )?tax )?return\b/gi,
    weight: 3,
  },
  // the years before 2010 only where words say what they are: a bare `2003` is the year something began in
  { pattern: /(?<![\d/.,-])\s*(20[1-4]\d)(?![\d/.,-])/g, weight: 1 },
];

/** The month a form was last changed in: it serves for years. */
const REVISION = /\(?\brev(?:ised|ision)?[.,]?\s+[a-z]{3,9}[.,]?\s+20\d\d\)?/gi;
/** Box 3 of a 1099-G tells of which year the refund was. */
const OF_BOX = /amount is for tax year\W*20\d\d/gi;
/** When the program that printed the page was written: `(c) 2014-2025 Block, Inc.`. */
const COPYRIGHT = /(?:©|\(c\)|\bcopyright)[\s,]*(?:(?:©|\(c\))\s*)?20\d\d(?:\s*[-–,]\s*20\d\d)*/gi;
/** `April 15, 2025`: the day of a letter, or one on which something is due; a year ends on the last of December. */
const DAY =
  /(?<!beginning )\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?(?!\.? 31))\.? \d{1,2}(?:st|nd|rd|th)?,? 20[0-4]\d\b/gi;
/** What streets are called. */
const STREET =
  'st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|cir|circle|pl|pkwy|parkway|hwy|highway|ter|terrace|trl|trail|way';
/** `2043 SE Hawthorne Blvd`, `PO Box 2020`, `Suite 2024`: numbers of houses and boxes. Between is no second number, and no word of a title. */
const HOUSE = new RegExp(
  String.raw`(?<![\d/.,-])20\d\d (?:(?!\d+ |form|tax|year|wage)[\p{L}\d.'-]+ ){0,5}?(?:${STREET})(?![\p{L}\d'-])` +
    String.raw`|(?:\b(?:box|apt|unit|ste|suite)\.? ?#?|# ?)20\d\d(?!\d)`,
  'giu',
);
/** `born 2011`, of a child. */
const BORN = /\b(?:born|birth year|year of birth)(?: in)?:? (?:19|20)\d\d\b(?![/-])/gi;
/** Figures closer than this many heights of print are read together. */
const RUN_GAP = 2.5;

/** `2027` of 2021 in 2026: no scan is of a year to come. By this machine's clock. */
export const isToCome = (year: number): boolean => year > new Date().getFullYear();

/** The year most sayings agree on; null when no year is printed, two are equally likely, or a scan's is misread. */
export function findTaxYear(sheets: readonly Sheet[]): number | null {
  const votes = new Map<number, number>();
  for (const text of sheets.flatMap(printOf)) {
    for (const { pattern, weight, plus = 0 } of SAYINGS) {
      for (const match of text.matchAll(pattern)) {
        const year = Number(match[1]) + plus;
        votes.set(year, (votes.get(year) ?? 0) + weight);
      }
    }
  }
  for (const year of sheets.flatMap(inCorner)) votes.set(year, (votes.get(year) ?? 0) + IN_CORNER);
  for (const { yearOfColumn: year } of sheets) if (year) votes.set(year, (votes.get(year) ?? 0) + OF_COLUMN);
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  if (!first || first[1] === second?.[1]) return null;
  return isToCome(first[0]) && sheets.every(({ source }) => source === 'ocr') ? null : first[0];
}

/** `Form 1040   2023 and 2024` above columns, of which only the later one was left, outweighs no title that says its year twice. */
const OF_COLUMN = 5;

/** The year that a form prints alone beside its title, where it is the only one there: no heading of columns. It weighs what two mentions do. */
function inCorner({ lines, width, height }: Sheet): number[] {
  const years = lines
    .filter(({ box }) => box.y1 < height * CORNER.down)
    .flatMap(({ words }) => runsOf(words, RUN_GAP))
    .filter((run) => run.length === 1 && /^20[1-4]\d$/.test(run[0]!.text));
  return years.length === 1 && years[0]![0]!.box.x0 > width * CORNER.across
    ? years.map(([year]) => Number(year!.text))
    : [];
}
const IN_CORNER = 2;
/** Shares of the page. */
const CORNER = { across: 0.6, down: 0.15 };

/** The lines of a sheet as they are read aloud, without revisions, copyrights and house numbers; a year filled in below its label joins the label. */
function printOf({ lines }: Sheet): string[] {
  const texts = lines.map(({ words }) =>
    [REVISION, OF_BOX, COPYRIGHT, HOUSE, BORN, DAY].reduce(
      (text, other) => text.replace(other, ''),
      textOf(withWholeYears(words)),
    ),
  );
  const runs = lines.flatMap(({ words }) => runsOf(words, RUN_GAP));
  // `For calendar year Compensation`: the form's title stands beside, and close in larger print
  const asked = runs.filter((run) => /calendar year(?: \p{Lu}\p{L}+)*$|CALENDAR YEAR$/u.test(textOf(run)));
  const filled = runs.flatMap((run) => {
    const text = textOf(run);
    const ended = asked.length > 0 && /(?<!\S)20 [1-4]\d$/.exec(text)?.[0];
    if (ended) return ended;
    // `22` on the line where the form leaves room for it
    const year = /^(?:20)?([1-4]\d)$/.exec(text)?.[1];
    return year && asked.some((label) => isBelow(label, run)) ? `20${year}` : [];
  });
  return [...texts, ...filled.map((year) => `calendar year ${year}`)];
}

/** Heights of print from a label to the year below it. */
const LINE_STEP = 2.5;

function isBelow(label: readonly Word[], run: readonly Word[]): boolean {
  const [above, below] = [label, run].map((words) => around(words.map(({ box }) => box)));
  const step = below!.y0 - above!.y1;
  return (
    step > -2 && step < LINE_STEP * (above!.y1 - above!.y0) && below!.x0 < above!.x1 && below!.x1 > above!.x0
  );
}
