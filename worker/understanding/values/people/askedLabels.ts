/** What a field asks for, and of whom: `Taxpayer's first name`, `Spouse SSN`, `Employer name`, `Apt. no.`. */
import { partOf } from '../places/partCells.ts';

/** Whose form it is, and the other one it speaks of: the spouse, the employer, the payer. */
export type Who = 'own' | 'other';
export type Asks =
  | 'first'
  | 'middle'
  | 'last'
  | 'suffix'
  | 'name'
  | 'ssn'
  | 'tin'
  | 'work'
  | 'street'
  | 'unit'
  | 'city'
  | 'state'
  | 'zip'
  | 'state and zip'
  | 'place'
  | 'born'
  | 'phone'
  | 'email'
  | 'other';
const LABELS: readonly (readonly [Asks, RegExp])[] = [
  [
    'first',
    /^(?:first|(?:first|given) name(?:,? (?:and|&) (?:middle )?initial|,? m\.?i\.?|,? middle initial)?)$/i,
  ],
  ['middle', /^(?:m\.?i\.?|middle (?:name|initial)|initial)$/i],
  ['last', /^(?:last|(?:(?:last|family) name|surname)(?:,? (?:and|&) suffix)?)$/i],
  ['suffix', /^suffix$/i],
  [
    'name',
    /^(?:full |legal )?name(?:,? \(?last,? first(?: (?:m\.?i\.?|middle))?\)?)?(?: of (?:corporation|partnership|company|business|entity))?$/i,
  ],
  [
    'ssn',
    /^(?:ssn(?: ?\/ ?| or )itin|ssn|s\.s\.n\.|social security (?:number|no\.?|#)|soc\.? ?sec\.? ?(?:number|no\.?|#)?|id number)$/i,
  ],
  [
    'tin',
    /^(?:tin|f?ein|employer (?:id|identification)(?: number| no\.?)?|tax(?:payer)? (?:id|identification)(?: number| no\.?)?|federal id(?: number| no\.?)?)$/i,
  ],
  ['work', /^(?:occupation|profession|job(?: title)?)$/i],
  ['street', /^number,? street,? and (?:apt\.?|room or suite|suite)(?: no\.?| number)?$/i],
  ['street', /^(?:(?:current|present|home|mailing|street|residence) )*address(?: line 1)?$/i],
  ['city', /^(?:city or town|city, town,? or post office|town or city)$/i],
  ['place', /^(?:city|town)\b.*\b(?:zip|postal)\b/i],
  ['born', /^(?:date of birth|birth ?da(?:te|y)|dob|d\.o\.b\.|born)$/i],
  ['phone', /^(?:(?:day(?:time)?|home|cell|mobile) )?(?:tele)?phone(?: number| no\.?)?$|^(?:cell|mobile)$/i],
  ['email', /^(?:e-?mail|electronic mail)(?: address)?$/i],
  // they only end the columns of others
  [
    'other',
    /^(?:dependents?|filing status(?: (?:determined|claimed))?|age|county|country|relationship|tax year|status|identification number|id|(?:identity protection|ip) pin)$/i,
  ],
];
/** Whose first name the next label may ask for: others', of whom the page tells below such a heading. */
export const OF_OTHERS =
  /^(?:qualifying |paid |tax )?(?:dependents?|child(?:ren)?|preparers?|third[ -]party|employers?(?! id)|direct deposit|bank|firm|designee|refund)\b/i;
/** The parts of an address. */
export const HOME: readonly Asks[] = ['street', 'unit', 'city', 'state', 'zip', 'state and zip', 'place'];

/** The words of one kind of paper for its two sides. */
export interface Sides {
  readonly own: RegExp;
  readonly other: RegExp;
  readonly headings: readonly (readonly [Who, RegExp])[];
  /** What is only asked of its own side. */
  readonly ofOwn: readonly Asks[];
  /** Both live in one home. */
  readonly isHousehold: boolean;
  /** Whose a label is before any says it. */
  readonly first: Who | null;
}

/** Who files a return, and the spouse. */
export const COUPLE: Sides = {
  own: /^(?:your|(?:primary )?taxpayer(?:['’]?s)?|primary(?:['’]?s)?|filer(?:['’]?s)?|tp)\b[ :–—-]*/i,
  other: /^(?:if (?:a )?joint(?: return)?,? )?(?:(?:your )?spouse(?:['’]?s)?|sp)\b[ :–—-]*/i,
  headings: [
    [
      'own',
      /^(?:about )?(?:you|the (?:primary )?taxpayer|(?:primary )?(?:taxpayer|client|filer)(?:['’]?s)?(?: [1a])?|your|primary)(?: information| details| info)?:?$/i,
    ],
    [
      'other',
      /^(?:about )?(?:(?:your |the )?spouse(?:['’]?s)?|(?:secondary|joint) (?:taxpayer|filer|client)|co-?(?:taxpayer|client|filer)|(?:taxpayer|client|filer) [2b])(?: information| details| info)?:?$/i,
    ],
  ],
  ofOwn: [],
  isHousehold: true,
  first: 'own',
};

/** A Form W-2: the employee, and the employer, who may be a household. */
export const EMPLOYMENT: Sides = {
  own: /^(?:[aef] )?(?:employee|worker)(?:['’]?s)?\b[ :–—-]*/i,
  other: /^(?:[bc] )?(?:(?:household )?employer|company)(?:['’]?s)?\b[ :–—-]*/i,
  headings: [
    ['own', /^(?:employee|worker)(?:['’]?s)?(?: information| details)?:?$/i],
    ['other', /^(?:(?:household )?employer(?:['’]?s)?|company)(?: information| details)?:?$/i],
  ],
  ofOwn: ['first', 'middle', 'last', 'suffix', 'ssn'],
  isHousehold: false,
  first: null,
};

/** A 1099: the recipient, and the payer. */
export const PAYMENT: Sides = {
  own: /^(?:recipient|payee|paid to)(?:['’]?s)?\b[ :–—-]*/i,
  other: /^(?:payer|filer)(?:['’]?s)?\b[ :–—-]*/i,
  headings: [
    ['own', /^(?:recipient|payee)(?:['’]?s)?(?: information| details)?:?$/i],
    ['other', /^(?:payer|filer)(?:['’]?s)?(?: information| details)?:?$/i],
  ],
  ofOwn: ['first', 'middle', 'last', 'suffix'],
  isHousehold: false,
  first: null,
};

/** A company's return, and those who own it. */
export const COMPANY: Sides = {
  own: /^(?:corporation|partnership|company|business|entity)(?:['’]?s)?\b[ :–—-]*/i,
  other: /^(?:shareholder|partner|member|owner)(?:['’]?s)?\b[ :–—-]*/i,
  headings: [['other', /^(?:shareholder|partner|member|owner)(?:['’]?s)?(?: information| details)?:?$/i]],
  ofOwn: [],
  isHousehold: false,
  first: 'own',
};

export interface Label {
  readonly who: Who | null;
  readonly asks: Asks;
}

/** What a label asks for; null where it is none. `(number and street)` and whole sentences behind a label only explain it. */
export function labelOf({ own, other, ofOwn, isHousehold }: Sides, print: string): Label | null {
  const label = print
    .replace(/:$/, '')
    // `2. SSN`
    .replace(/^\d{1,2}[.)] (?=\p{L})/u, '')
    // `St. Brendan Regional Medical Center` is no state with a sentence behind it
    .replace(/(?<!\bSt)\.\s+\p{Lu}.*$/u, '')
    .replace(/\s*\([^()]*\)/g, '')
    .trim();
  const said = other.test(label) ? 'other' : own.test(label) ? 'own' : null;
  const rest = said === null ? label : label.replace(said === 'other' ? other : own, '');
  // `Payer    Harrow Mills Inc`
  const asked = rest === '' && !isHousehold ? 'name' : rest;
  const part = partOf(asked);
  const asks = LABELS.find(([, pattern]) => pattern.test(asked))?.[0] ?? HOME.find((one) => one === part);
  return asks ? { who: said ?? (ofOwn.includes(asks) ? 'own' : null), asks } : null;
}

/** Whose part of the page a heading begins; null where it is none. */
export const headingOf = ({ headings }: Sides, print: string): Who | null =>
  headings.find(([, pattern]) => pattern.test(print))?.[0] ?? null;
