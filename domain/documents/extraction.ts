/** What reading a document gives: statuses, found values with their provenance, and the payload clients see. */
import type { SectionPath, Sections } from '../questionnaire/sections.ts';
import type { DocumentType } from './documentTypes.ts';

export type ExtractionStatus = 'pending' | 'completed' | 'failed';

export interface PdfAnalysis {
  readonly pageCount: number;
  readonly hasTextContent: boolean;
  readonly isScanned: boolean;
}

/** A form as it is met while a document is read: its title, year and page, and nothing of what is written in it. */
export interface MetForm {
  readonly form: string;
  readonly taxYear: number | null;
  /** The first page of it, 1-based. */
  readonly page: number;
}

/** 0-100, page k of n while pages are being read, and the forms met so far. */
export interface ExtractionProgress {
  readonly percent: number;
  readonly page?: number;
  readonly pages?: number;
  readonly met?: readonly MetForm[];
}

/** Rectangle on a page in points (1/72 inch), origin top left, of the upright page. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A person as found on a document; missing values are `''` or 0. */
export interface ExtractedPerson {
  fullName: string;
  ssn: string;
  dateOfBirth: string;
  gender: string;
  phoneNumber: string;
  email: string;
  maritalStatus: string;
  numberOfDependents: number;
  homeAddress: { street: string; city: string; state: string; zipCode: string };
  employmentType: string;
}
type PersonKey =
  Exclude<keyof ExtractedPerson, 'homeAddress'> | `homeAddress.${keyof ExtractedPerson['homeAddress']}`;

/**
 * Where a found value belongs: a person on the document, a leaf of a questionnaire section (never personalInfo:
 * who of the persons is the client is decided when the reading is saved), or `fields.*`: figures kept only in the
 * extracted data, named by the form's own words (`fields.wages`, `fields.adjustedGrossIncome`).
 */
export type TargetPath =
  | `primaryPerson.${PersonKey}`
  | `spousePerson.${PersonKey}`
  | Exclude<SectionPath, `personalInfo.${string}`>
  | `fields.${string}`;

export type ReadingSource = 'form-field' | 'text' | 'ocr' | 'derived';

/** One value the reader found, with everything needed to show where it came from and how sure it is. */
export interface FoundValue {
  readonly to: TargetPath;
  readonly value: string | number | boolean;
  /** The form it was read from, by its own name: `W-2`, `1040`. */
  readonly form: string;
  /** 1-based page of the document; 0 when derived from the whole document. */
  readonly page: number;
  readonly box: Box | null;
  /** 0 (guess) to 1 (certain). */
  readonly confidence: number;
  readonly source: ReadingSource;
  /** `direct` fills the questionnaire; `suggestion`, what the form does not say outright, is only offered. */
  readonly use: 'direct' | 'suggestion';
  /** True when the form's own arithmetic confirms it; false when it contradicts it; absent when there is no check. */
  readonly isVerified?: boolean;
}

/** Reasons a document could not be read; `messages.extraction` holds the sentence of each. */
export type FailureCode =
  | 'empty-file'
  | 'not-readable'
  | 'password-protected'
  | 'wrong-password'
  | 'locked-pdf'
  | 'broken-pdf'
  | 'no-pages'
  | 'xfa-only'
  | 'only-packed-files'
  | 'nothing-legible'
  | 'too-many-scanned-pages'
  | 'could-not-rasterise'
  | 'unsupported-office-file'
  | 'protected-office-file'
  | 'archive-too-large'
  | 'image-too-large'
  | 'image-too-small'
  | 'took-too-long'
  | 'took-too-much-memory'
  | 'reader-crashed'
  | 'stored-damaged';

/** Failures that the conversion helper answers: the person can convert the PDF to images. */
export const NEEDS_CONVERSION: readonly FailureCode[] = [
  'too-many-scanned-pages',
  'nothing-legible',
  'could-not-rasterise',
];

/** Failures that a password, sent once, may mend. */
export const NEEDS_PASSWORD: readonly FailureCode[] = ['password-protected', 'wrong-password'];

/** A form recognised in the document. */
export interface RecognisedForm {
  /** `1040`, `1040-SR`, `W-2`, `1099-NEC`, `Bank statement`, ... */
  readonly form: string;
  readonly taxYear: number | null;
  /** 1-based pages. */
  readonly pages: readonly number[];
}

/** What nobody looked at in a document that was read all the same. */
export interface UnreadParts {
  /** Pages past what is read of one document, or impossible to draw: `first` is 1-based. */
  readonly pages?: { readonly count: number; readonly of: number; readonly first: number };
  /** Files packed inside a PDF that could be uploaded by themselves. */
  readonly packedFiles?: number;
}

/** The reader's whole answer for one file. A bad document is an outcome, not an exception. */
export interface Reading {
  readonly outcome: 'completed' | 'failed';
  /** Present when failed. */
  readonly reason?: FailureCode;
  /** The reader's own classification; null when it recognised nothing. */
  readonly documentType: DocumentType | null;
  readonly pageCount: number;
  readonly pdfAnalysis?: PdfAnalysis;
  readonly forms: readonly RecognisedForm[];
  readonly found: readonly FoundValue[];
  /** Absent when everything was looked at. */
  readonly unread?: UnreadParts;
  /** Further persons on the document (partners, dependants with SSNs are NOT among them). */
  readonly additionalPeople: readonly ExtractedPerson[];
}

type WithDefaults = 'employmentStatus' | 'businessInfo' | 'taxPreferences';
/** The payload with its defaults (`''`, false, 0), plus what the form said beside it. */
export interface ExtractedData extends Record<WithDefaults, Record<string, unknown>> {
  primaryPerson: ExtractedPerson;
  spousePerson: ExtractedPerson;
  employmentStatus: Record<keyof Sections['employmentStatus'], unknown>;
  businessInfo: Record<keyof Sections['businessInfo'], unknown>;
  taxPreferences: Record<keyof Sections['taxPreferences'], unknown>;
  additionalPeople: ExtractedPerson[];
  /** The first recognised form: `W-2`, `1040`. */
  form: string;
  taxYear: number;
  /** Figures by name: `wages`, `adjustedGrossIncome`. */
  fields: Record<string, string | number | boolean>;
}
