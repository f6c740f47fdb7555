/** What a form's data file says: how to recognise it, where its values stand, what they mean and how they add up. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { TargetPath } from '#domain/documents/extraction';
import type { CheckRule } from './checks/checkRule.ts';
import type { Beside } from './sheet/sheet.ts';
import type { Part } from './values/shape.ts';
import type { ShapeName } from './values/shapes.ts';
import type { Where } from './locate/where.ts';

export type Use = 'direct' | 'suggestion';

/** When a rule holds: another value of the same form is given, over an amount, or exactly this. */
export type Condition =
  | { readonly field: string; readonly over: number }
  | { readonly field: string; readonly is: string | number }
  | { readonly field: string; readonly isGiven: true }
  /** Nothing else says it: for places that tell it less surely. */
  | { readonly field: string; readonly isMissing: true }
  /** A name, and the taxpayer number beside it, are those of a person or of a business. */
  | {
      readonly field: string;
      readonly names: 'person' | 'business';
      readonly tin?: string;
      /** Not where that other value is missing or says the same. */
      readonly unlike?: string;
    };

/** A value read from the page. Shapes of several parts name a target (or several) for each part. */
export interface FieldRule {
  readonly to: readonly TargetPath[] | Readonly<Partial<Record<Part, readonly TargetPath[]>>>;
  /** Alternatives, first that holds the shape wins. */
  readonly where: readonly Where[];
  readonly as: ShapeName;
  readonly use?: Use;
  readonly when?: Condition;
  /** Only where no other rule gives it, so that it disputes none. */
  readonly isLast?: true;
  /** Of a last rule: also on the page in front of the form's own, or on those behind them (`beside` of a sheet). */
  readonly also?: Beside;
  /** An amount that each of several forms on one paper has, mostly as nothing: the only one that is more. */
  readonly isSole?: true;
}

/** One of several check boxes, each standing left of its label. */
export interface ChoiceRule {
  readonly to: readonly TargetPath[];
  readonly options: readonly { readonly labels: readonly string[]; readonly value: string }[];
  /** The boxes may also stand below their labels: box 13 of a W-2. */
  readonly isBelow?: true;
  /** Labels of all boxes that stand in one row with these: where the row has as many, each belongs to the label of its place. */
  readonly among?: readonly (readonly string[])[];
  readonly use?: Use;
}

/** A value that a list of lines says after a label and a colon; it overrules what seems to stand in boxes, unless it `yields` to that. */
export interface SaidRule {
  readonly to: FieldRule['to'];
  readonly as: ShapeName;
  /** Alternatives; a list of labels are parts read one after the other. */
  readonly after: readonly (string | readonly string[])[];
  /** The lines below belong to it, too: a name and its address. */
  readonly isBlock?: true;
  readonly yields?: true;
  /** Only in a line that has this label, too. */
  readonly beside?: string;
  /** Only right below a line with one of these: whose address it is. */
  readonly following?: readonly string[];
  /** Only below a heading that begins with one of these, where it begins. */
  readonly under?: readonly string[];
  /** Headings within that one. */
  readonly across?: readonly string[];
  /** Not where its line prints several of these: they are what a form offers beside its check boxes. */
  readonly choices?: readonly string[];
  /** Only where the list said this before. */
  readonly once?: TargetPath;
  readonly use?: Use;
}

/** A question with its check boxes in its own row: what is printed right of the ticked one is the answer. */
export interface QuestionRule {
  readonly to: readonly TargetPath[];
  readonly asks: string;
}

/** A value made of other fields of the form. */
export type From =
  /** The value itself, or so many times as much, to the cent. */
  | { readonly sameAs: string; readonly times?: number }
  /** Those that are given, one after the other. */
  | { readonly allOf: readonly string[] }
  /** How much of the sum of others one is, in whole per cent. */
  | { readonly percent: string; readonly of: readonly string[] };

/** A value that follows from others, by the form's own rules. */
export interface DerivedRule {
  readonly to: TargetPath;
  readonly value: string | number | boolean | From;
  readonly when: Condition;
  readonly use?: Use;
}

/** What follows from different forms of one kind in a file: how many there are, or what they add up to. */
export interface SeveralRule {
  /** Forms that differ in this value are different ones; copies do not. */
  readonly by: string;
  /** Only forms that give this value, too, count. */
  readonly with?: string;
  readonly to: TargetPath;
  readonly value: true | 'count' | { readonly sumOf: string };
}

/** What follows from a form where another one stands in the same file. */
export interface BesideRule {
  readonly form: string;
  readonly to: TargetPath;
  readonly value: true;
  readonly when: Condition;
}

export interface Signs {
  readonly needs: number;
  readonly of: readonly string[];
  /** At least one of these must be seen, too: labels that no similar form has. They count like the others. */
  readonly anyOf?: readonly string[];
  /** One of these must stand somewhere in the print, also within a longer word: what every such paper speaks of. */
  readonly mentions?: readonly string[];
  /** Not where the print holds one of these words. */
  readonly unlessMentioned?: readonly string[];
  /** Two of these tell another kind of paper. */
  readonly noneOf?: readonly string[];
  /** A heading in the upper part of the page must end in one of these words. */
  readonly headedBy?: readonly string[];
  /** One of these shapes must find something in the page's print: sums that only such a paper has. */
  readonly proof?: readonly ShapeName[];
  /** They are titles and headings: a sentence that speaks of one is no such form. */
  readonly isTitle?: true;
}

/** The label that the form's year is printed large beside (to the right) or below. */
export type LargeYear =
  { readonly beside: string; readonly below?: never } | { readonly below: string; readonly beside?: never };

export interface FormDefinition {
  /** `W-2`, `1040`. */
  readonly name: string;
  readonly documentType: DocumentType;
  /** A page is this form's when it shows at least `needs` of the labels of one of these sets. */
  readonly signs: readonly Signs[];
  /** Other names of the form, told by a label on it: the 1040-SR. */
  readonly variants?: readonly { readonly name: string; readonly sign: string }[];
  /** Labels that each copy on a page shows once, in each of their wordings, where several copies may share a sheet. */
  readonly copies?: readonly (readonly string[])[];
  readonly hasTaxYear: boolean;
  /** Its figures may stand beside those of other years, in columns that the years head: only the latest are read. */
  readonly hasYearColumns?: true;
  /** Its parts may stand in panels side by side, which are read one after the other. */
  readonly hasPanels?: true;
  /** The payer may print what was paid in earlier years beside it; nothing of a state or of other returns. */
  readonly mayCompareYears?: true;
  /** Its labels are printed once for each account. */
  readonly hasAccounts?: true;
  /** Its first page may show only whose it is, and from whom. */
  readonly hasCover?: true;
  readonly largeYear?: LargeYear;
  /** Values that tell one such form from another in the same file: whose it is and from whom. */
  readonly identity?: readonly string[];
  /** Whose paper it is and who gave it: two names that are never one. */
  readonly parties?: { readonly own: string; readonly other: string };
  /** Who gave it: later pages only confirm the name, unless it says there what it is, `saysSo`; `not` is another's. */
  readonly named?: { readonly by: TargetPath; readonly saysSo: RegExp; readonly not: TargetPath };
  readonly fields: readonly FieldRule[];
  readonly says?: readonly SaidRule[];
  /** Titles above such a list, where its lines have names of their own. */
  readonly listTitles?: readonly string[];
  readonly licensesPeople?: true; // for their profession, who have no business
  /** Lines read for the sake of the arithmetic, or only to offer what they say: on scans they get no look of their own. */
  readonly proofs?: readonly FieldRule[];
  readonly choices?: readonly ChoiceRule[];
  readonly questions?: readonly QuestionRule[];
  readonly derived?: readonly DerivedRule[];
  readonly several?: readonly SeveralRule[];
  readonly beside?: readonly BesideRule[];
  readonly checks?: readonly CheckRule[];
  /** Labels without a value of interest; they bound the cells beside and above them. */
  readonly otherLabels: readonly string[];
}
