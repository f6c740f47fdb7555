/** Where an extracted answer came from: document, page, box, certainty; kept sealed beside the answers. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { Box, FoundValue, ReadingSource } from '#domain/documents/extraction';

export interface Provenance {
  readonly documentId: string;
  /** Kept here because the document may be removed while what it told stays. */
  readonly documentType: DocumentType;
  readonly originalName: string;
  /** Which of the document's found values this is, for its snippet. */
  readonly valueId: string;
  readonly form: string;
  /** 1-based; 0 when derived from the whole document. */
  readonly page: number;
  readonly box: Box | null;
  /** 0 to 1. */
  readonly confidence: number;
  readonly source: ReadingSource;
  readonly isVerified?: boolean;
}

/** Leaf path (`businessInfo.ein`) -> where its value came from. */
export type ProvenanceMap = Readonly<Record<string, Provenance>>;

/** A reading offered to the person, never filled in by itself. */
export interface Suggestion {
  readonly value: FoundValue['value'];
  readonly from: Provenance;
}
