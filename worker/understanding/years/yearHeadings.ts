/** Which year's figures the headings of a comparison's columns say stand below them, in figures or in words. */

/** A year's column: in figures, or how many years before this one, or one to come, of which there is no return. */
export interface YearHeading {
  readonly year: number | null;
  readonly age: number | null;
  readonly isToCome: boolean;
}

/** What may be said of a column besides: `2023 Amount`, `2022 as originally filed`, `2022 (for comparison)`, `Your 2021 return`, `Tax year: 2022`. */
const BESIDE =
  /^(?:tax|calendar|fiscal|year|yr|ty|fy|the|your|amounts?|actual|federal|income|totals?|figures?|filed|e-?filed|as|originally|returns?|corrected|for|a|years|comparison|only|ended|ending|december|dec|31)$/;
/** `This year`, `Current`, `CY`. */
const CURRENT = /^(?:this|current|latest|now|cy)$/;
/** `Last year`, `Prior`, `Previous year`, `PY`. */
const PRIOR = /^(?:last|prior|previous|preceding|ago|before|earlier|py)$/;
/** `Two years ago`, `2nd prior year`. */
const TWICE = /^(?:two|2|2nd|second)$/;
/** `2024 (projected)`, `Next year`. */
const TO_COME = /^(?:next|projected|projections?|estimated?|est\.?|plan(?:ned)?|expected|forecast)$/;
const YEAR = /^(?:ty|cy|py|fy)?(20[1-4]\d)$/;
/** Words of no heading, but of sentences and of other columns. */
const LONGEST = 6;
/** `Filed: 2023` tells of a day's year, and `to 2022` of what goes on. */
const OF_A_DAY = /^filed\b.*:/;

const isOf =
  (...patterns: readonly RegExp[]) =>
  (word: string) =>
    patterns.some((pattern) => pattern.test(word));

/** One of these stands in every such heading: most lines of a form are told not to be one without taking them apart. */
const HINT =
  /20[1-4]\d|\b(?:this|current|latest|now|cy|last|prior|previous|preceding|ago|before|earlier|py|next|projected|projections?|estimated?|est|plan(?:ned)?|expected|forecast)\b/i;
export const mayHeadYear = (print: string): boolean => HINT.test(print);

/** What a heading says; null where it heads no column of a year. */
export function yearHeading(print: string): YearHeading | null {
  if (!mayHeadYear(print)) return null;
  const text = print.toLowerCase();
  const words = text
    // `Projection 11/2024` is of that year
    .replace(/\b(?:12[-/]31|0?[1-9]|1[0-2])[-/](?=20\d\d\b)/g, ' ')
    .replace(/['’]s\b|\(\$\)|\$|[*†‡]+/g, ' ')
    .split(/[\s():,–—]+|-(?=year|yr)|(?<=\d|\s)-|-(?=\d|\s)/)
    .filter((word) => word !== '' && word !== '-');
  const years = words.flatMap((word) => YEAR.exec(word)?.[1] ?? []);
  const ages = [...words.filter(isOf(CURRENT)).map(() => 0), ...words.filter(isOf(PRIOR)).map(() => 1)];
  const plans = words.filter(isOf(TO_COME));
  const isTwice = ages[0] === 1 && words.some(isOf(TWICE));
  const known = isOf(YEAR, CURRENT, PRIOR, BESIDE, TO_COME, ...(isTwice ? [TWICE] : []));
  if (words.length > LONGEST || !words.every(known) || OF_A_DAY.test(text)) return null;
  const isPlan = plans.length > 0 && (years.length > 0 || words.includes('next'));
  if (years.length > 1 || ages.length > 1 || (years.length + ages.length === 0 && !isPlan)) return null;
  return {
    year: years[0] ? Number(years[0]) : null,
    age: isTwice ? 2 : (ages[0] ?? null),
    isToCome: isPlan,
  };
}

/** Stands for this year where no heading tells it in figures, and for one to come. */
export const UNTOLD = 1000;
const TO_COME_YEAR = 1;

/** The years of such headings, 0 of others; those that only a word tells are reckoned from one that figures tell. */
export function yearsOf(headings: readonly (YearHeading | null)[]): number[] {
  const past = headings.flatMap((one) => (one && !one.isToCome ? [one] : []));
  const told = past.filter(({ year }) => year !== null);
  const dated = told.find(({ age }) => age !== null);
  // `This year | 2021`
  const isAfter = past.some(({ year, age }) => year === null && age === 0);
  const latest = Math.max(...told.map(({ year }) => year!)) + Number(isAfter);
  const current = dated ? dated.year! + dated.age! : told.length > 0 ? latest : UNTOLD;
  return headings.map((one) =>
    one ? (one.isToCome ? TO_COME_YEAR : (one.year ?? current - (one.age ?? 0))) : 0,
  );
}
