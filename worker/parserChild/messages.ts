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

/** What a reading gives: the values, and pictures of where they stood. */
export interface IllustratedReading {
  readonly reading: Reading;
  readonly snippets: Snippets;
}

export type ChildMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: ExtractionProgress }
  | ({ readonly type: 'reading' } & IllustratedReading)
  /** The reader threw: a fault of ours, or, with a `code` of the operating system (`ENOSPC`), of this machine. */
  | { readonly type: 'crashed'; readonly name: string; readonly code?: string };
