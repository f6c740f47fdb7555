/** Where an extracted answer came from: document, page, box, certainty; kept sealed beside the answers. */
import type { Box, ReadingSource } from '#domain/documents/extraction';

export interface Provenance {
  readonly documentId: string;
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
