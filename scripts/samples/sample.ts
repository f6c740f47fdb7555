/** What drawing a form gives: the document, and what a perfect reader would say about it. */
import type { DocumentType } from '#domain/documents/documentTypes';

export interface ExpectedValues {
  [name: string]: string | number | boolean | ExpectedValues;
}

/** The values of one document by target: people, sections, and `formFields` for the figures. */
export interface Expected {
  primaryPerson?: ExpectedValues;
  spousePerson?: ExpectedValues;
  employmentStatus?: ExpectedValues;
  businessInfo?: ExpectedValues;
  formFields: ExpectedValues;
}

export interface Sample {
  readonly pdf: Uint8Array;
  readonly documentType: DocumentType;
  /** By its own name: `W-2`, `1040`, `Bank statement`. */
  readonly form: string;
  readonly taxYear: number | null;
  readonly expected: Expected;
  /** What page 1 alone can tell, for photos of it; absent when there is one page. */
  readonly expectedOnFirstPage?: Expected;
  /** Paths that are neither right nor wrong: the form does not settle them. */
  readonly ignore?: readonly string[];
  /** Other right answers by path. */
  readonly accept?: Readonly<Record<string, readonly string[]>>;
}

/** What the form program is asked for. */
export interface Drawing {
  readonly seed: number;
  /** AcroForm fields instead of printed values; forms without a fillable edition print them anyway. */
  readonly isFillable?: boolean;
  /** Points by which every value misses its box: the self-test must notice (see selftest). */
  readonly valueShift?: number;
}

export type DrawForm = (drawing: Drawing) => Promise<Sample>;
