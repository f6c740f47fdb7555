/** What a question is: the kinds of field, what each kind carries, and the type of its stored value. */

/** A few questions of a section that belong together. */
export interface Part {
  readonly title: string;
  /** Whom or what it is for, in a sentence. */
  readonly hint?: string;
}

interface Common<Kind extends string> {
  readonly kind: Kind;
  /** Key in the stored section. */
  readonly name: string;
  readonly label: string;
  /** Why we ask, or what to have ready; shown under the label. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** Shown only while the ONE named sibling has this value; a hidden field keeps what it holds. */
  readonly showWhen?: { readonly name: string; readonly is: boolean | string };
  /** Browser autofill token (WCAG 1.3.5). */
  readonly autoComplete?: string;
  /** Room it takes in its row; half of it where nothing is said. Long texts, groups and yes-or-no take all of it. */
  readonly width?: 'full' | 'third';
  /** The first question of a part of the section: the part's heading. */
  readonly part?: Part;
}
/** `'thisYear'` and `'nextYear'` are resolved when a value is checked, so that a server running over New Year stays right. */
export type Bound = number | 'thisYear' | 'nextYear';
interface Numeric<Kind extends string> extends Common<Kind> {
  readonly min?: Bound;
  readonly max?: Bound;
  readonly step?: number;
  /** Unit said beside the number, e.g. `square feet`. */
  readonly unit?: string;
}

export type TextField = Common<'text'> & { readonly suggestions?: readonly string[] };
export type LongTextField = Common<'longText'>;
export type EmailField = Common<'email'>;
export type UrlField = Common<'url'>;
export type PhoneField = Common<'phone'>;
export type SsnField = Common<'ssn'>;
export type EinField = Common<'ein'>;
export type DateField = Common<'date'> & { readonly notAfter?: 'today' };
export type CountField = Numeric<'count'>;
export type MoneyField = Numeric<'money'>;
export type PercentField = Numeric<'percent'>;
export type YearField = Numeric<'year'>;
export type QuantityField = Numeric<'quantity'>;
export type YesNoField = Common<'yesNo'>;
export type ChoiceField = Common<'choice'> & { readonly options: readonly string[] };
export type TextOrListField = Common<'textOrList'>;
export type GroupField = Common<'group'> & { readonly fields: readonly Field[] };

export type Field =
  | TextField
  | LongTextField
  | EmailField
  | UrlField
  | PhoneField
  | SsnField
  | EinField
  | DateField
  | CountField
  | MoneyField
  | PercentField
  | YearField
  | QuantityField
  | YesNoField
  | ChoiceField
  | TextOrListField
  | GroupField;

export type FieldKind = Field['kind'];
export type FieldOfKind<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/**
 * Stored value of one field. Text kinds: string, `''` when empty; dates: `YYYY-MM-DD` or `''`;
 * counts: whole number, 0 when empty; other numbers: number or `null` when empty (money in dollars, percent 1-100).
 */
export type ValueOf<F> = F extends { kind: 'group'; fields: infer G extends readonly Field[] }
  ? ValuesOf<G>
  : F extends { kind: 'yesNo' }
    ? boolean
    : F extends { kind: 'count' }
      ? number
      : F extends { kind: 'money' | 'percent' | 'year' | 'quantity' }
        ? number | null
        : F extends { kind: 'choice'; options: infer O extends readonly string[] }
          ? O[number] | ''
          : F extends { kind: 'textOrList' }
            ? string | string[]
            : string;

/** Stored object of a list of fields, keyed by name. */
export type ValuesOf<Fields extends readonly Field[]> = {
  -readonly [F in Fields[number] as F['name']]: ValueOf<F>;
};

/** Any stored value, where the exact field is not known. */
export type Value = string | number | boolean | null | string[] | { [name: string]: Value };
export type Values = Record<string, Value>;

/** Dotted paths of the leaves of a stored object: `homeAddress.street`. */
export type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends readonly unknown[]
    ? K
    : T[K] extends object
      ? `${K}.${PathsOf<T[K]>}`
      : K;
}[keyof T & string];
