/** What a field of a return asks for, and of whom: `Taxpayer's first name`, `Spouse SSN`, `Apt. no.`. */
import { partOf } from './partCells.ts';

export type Who = 'filer' | 'spouse';
export type Asks =
  | 'first'
  | 'middle'
  | 'last'
  | 'suffix'
  | 'name'
  | 'ssn'
  | 'work'
  | 'street'
  | 'unit'
  | 'city'
  | 'state'
  | 'zip'
  | 'place'
  | 'born'
  | 'phone'
  | 'email'
  | 'other';
const OF_SPOUSE = /^(?:if (?:a )?joint(?: return)?,? )?(?:(?:your )?spouse(?:['’]?s)?|sp)\b[ :–—-]*/i;
const OF_FILER =
  /^(?:your|(?:primary )?taxpayer(?:['’]?s)?|primary(?:['’]?s)?|filer(?:['’]?s)?|tp)\b[ :–—-]*/i;
const LABELS: readonly (readonly [Asks, RegExp])[] = [
  [
    'first',
    /^(?:first|(?:first|given) name(?:,? (?:and|&) (?:middle )?initial|,? m\.?i\.?|,? middle initial)?)$/i,
  ],
  ['middle', /^(?:m\.?i\.?|middle (?:name|initial)|initial)$/i],
  ['last', /^(?:last|(?:(?:last|family) name|surname)(?:,? (?:and|&) suffix)?)$/i],
  ['suffix', /^suffix$/i],
  ['name', /^(?:full |legal )?name$/i],
  [
    'ssn',
    /^(?:ssn|s\.s\.n\.|social security (?:number|no\.?|#)|soc\.? ?sec\.? ?(?:number|no\.?|#)?|id number)$/i,
  ],
  ['work', /^(?:occupation|profession|job(?: title)?)$/i],
  ['street', /^(?:(?:current|present|home|mailing|street|residence) )*address(?: line 1)?$/i],
  ['city', /^(?:city or town|city, town,? or post office|town or city)$/i],
  ['born', /^(?:date of birth|birth ?da(?:te|y)|dob|d\.o\.b\.|born)$/i],
  ['phone', /^(?:(?:day(?:time)?|home|cell|mobile) )?(?:tele)?phone(?: number| no\.?)?$/i],
  ['email', /^e-?mail(?: address)?$/i],
  // they only end the columns of others
  ['other', /^(?:dependents?|filing status|age|county|country|relationship|tax year|status)$/i],
];
/** Whose first name the next label may ask for: others', of whom the page tells below such a heading. */
export const OF_OTHERS =
  /^(?:qualifying |paid |tax )?(?:dependents?|child(?:ren)?|preparers?|third[ -]party|employers?|direct deposit|bank|firm|designee|refund)\b/i;
const HEADINGS: readonly (readonly [Who, RegExp])[] = [
  [
    'filer',
    /^(?:about )?(?:you|the (?:primary )?taxpayer|(?:primary )?taxpayer|your|filer)(?: information| details)?:?$/i,
  ],
  ['spouse', /^(?:about )?(?:your |the )?spouse(?:['’]?s)?(?: information| details)?:?$/i],
];

export const HOME: readonly Asks[] = ['street', 'unit', 'city', 'state', 'zip', 'place'];

export interface Label {
  readonly who: Who | null;
  readonly asks: Asks;
}

/** What a label asks for; null where it is none. `(number and street)` and whole sentences behind a label only explain it. */
export function labelOf(print: string): Label | null {
  const label = print
    .replace(/:$/, '')
    .replace(/\.\s+\p{Lu}.*$/u, '')
    .replace(/\s*\([^()]*\)/g, '')
    .trim();
  const who = OF_SPOUSE.test(label) ? 'spouse' : OF_FILER.test(label) ? 'filer' : null;
  const own = who === null ? label : label.replace(who === 'spouse' ? OF_SPOUSE : OF_FILER, '');
  const part = partOf(own);
  const asks = LABELS.find(([, pattern]) => pattern.test(own))?.[0] ?? HOME.find((one) => one === part);
  return asks ? { who, asks } : null;
}

/** Whose part of the page a heading begins; null where it is none. */
export const headingOf = (print: string): Who | null =>
  HEADINGS.find(([, pattern]) => pattern.test(print))?.[0] ?? null;
