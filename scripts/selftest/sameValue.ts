/** Do two writings of a value mean the same? What a person would call right: not its spelling, its content. */

type Value = string | number | boolean;

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  lane: 'ln',
  court: 'ct',
  parkway: 'pkwy',
  highway: 'hwy',
  place: 'pl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
const UNIT_WORD = /^(apt|apartment|ste|suite|unit|no|room)$/;

const digits = (value: unknown): string => String(value).replace(/\D/g, '');
/** Letters and digits only, without case and accents. */
const bare = (value: unknown): string =>
  String(value)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
const street = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[#.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => !UNIT_WORD.test(word))
    .map((word) => bare(SHORT[word] ?? word))
    .join('');

function sameDate(want: unknown, got: unknown): boolean {
  const time = Date.parse(String(got));
  return (
    String(got) === String(want) ||
    (!Number.isNaN(time) && new Date(time).toISOString().startsWith(String(want)))
  );
}

type Compare = (want: Value, got: unknown) => boolean;
/** By the last part of the path; the first that fits. */
const COMPARISONS: readonly (readonly [RegExp, Compare])[] = [
  [/(ssn|ein|tin|last4)$/i, (want, got) => digits(got) === digits(want)],
  [/phone/i, (want, got) => digits(got).slice(-10) === digits(want).slice(-10)],
  [/(date|period(start|end))$/i, sameDate],
  [/zipCode$/, (want, got) => [digits(want), digits(want).slice(0, 5)].includes(digits(got))],
  [/street$/, (want, got) => street(got) === street(want)],
];

/** `path` decides what counts: digits of an SSN, the day of a date, the letters of a name. */
export function sameValue(path: string, want: Value, got: unknown): boolean {
  if (typeof want === 'boolean') return got === want;
  if (typeof want === 'number') return Math.abs(Number(String(got).replace(/[$,\s]/g, '')) - want) < 0.005;
  const compare = COMPARISONS.find(([name]) => name.test(path))?.[1];
  return compare ? compare(want, got) : bare(got) === bare(want);
}
