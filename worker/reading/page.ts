/** The one shape every source of text gives: pages of words with boxes, whether from form fields, a text layer or OCR. */
import type { Box, ReadingSource } from '#domain/documents/extraction';

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** 0-1; 1 for text that was not recognised from pixels. */
  readonly confidence: number;
  readonly source: Exclude<ReadingSource, 'derived'>;
}

/** An AcroForm field on the page with its answer; its words also stand among the page's words, at the field's box. */
export interface FormField {
  readonly kind: 'text' | 'checkbox';
  /** Fully qualified name: meaningless on IRS forms and different every year; kept for error messages. */
  readonly name: string;
  /** What the form itself says the field means: tooltip (TU) or XFA `<speak>`; '' when it says nothing. */
  readonly label: string;
  /** The text typed in; '' when empty. For check boxes 'on' or ''. */
  readonly value: string;
  readonly box: Box;
}

/** One upright page. Units are points (1/72 inch), origin top left. */
export interface Page {
  /** 1-based in the document. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly fields: readonly FormField[];
  /** Where most of the words come from. */
  readonly source: Exclude<ReadingSource, 'derived'>;
}
