/** What worker and parser child say to each other over IPC. Bytes travel here and nowhere else. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { ExtractionProgress, Reading } from '#domain/documents/extraction';
import type { Snippets } from '#platform/snippets';

export interface ReadRequest {
  readonly fileName: string;
  readonly documentType: DocumentType;
  readonly bytes: Uint8Array;
  /** Of a protected PDF; it lives in this message and nowhere else. */
  readonly password?: string | undefined;
}

/** Instead of a request: the document under way gets no more time than it needs for what was begun. */
export const HURRY = 'hurry';

/** What a reading gives: the values, and pictures of where they stood. */
export interface IllustratedReading {
  readonly reading: Reading;
  readonly snippets: Snippets;
}

export type ChildMessage =
  | { readonly type: 'ready' }
  /** `formPages`: pages so far on which a form stood. */
  | { readonly type: 'progress'; readonly progress: ExtractionProgress; readonly formPages?: number }
  | ({ readonly type: 'reading' } & IllustratedReading)
  /** The reader threw: a fault of ours, or, with a `code` of the operating system (`ENOSPC`), of this machine. */
  | { readonly type: 'crashed'; readonly name: string; readonly code?: string };
