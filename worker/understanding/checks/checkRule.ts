/** Arithmetic that the form promises: a sum, or a share of it, gives another line. */
export interface CheckRule {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
  /** Lines among them that count as nothing where they are left blank. */
  readonly blank?: readonly string[];
  /** `gives` is this share of the sum. */
  readonly rate?: number;
  /** Shares that it is on some forms, without a surcharge: those of other years, those that samples take for it. */
  readonly otherRates?: readonly number[];
  /** Of what lies over an amount so much more is taken. */
  readonly surcharge?: { readonly rate: number; readonly over: number };
  readonly gives: string;
  /** Tolerance in dollars. */
  readonly within: number;
  /** Holds only on forms without this line. */
  readonly unless?: string;
  /** True of most forms, not of all: it proves where it holds and says nothing where it does not. */
  readonly isUsual?: true;
}
