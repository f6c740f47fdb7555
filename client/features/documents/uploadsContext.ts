/** The uploads of this session as components see them: `const { running, upload } = useUploads()`. */
import { createContext, use } from 'react';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { PdfAnalysis } from '#domain/documents/extraction';
import type { Document } from './useDocuments.ts';

export interface Upload {
  fileName: string;
  /** Of the bytes; 100 while the server has them and has not answered yet. */
  percent: number;
  cancel: () => void;
}
export type PerType<T> = Partial<Record<DocumentType, T>>;

/** What the conversion helper needs to know of a PDF that an upload call itself refused. */
export interface Conversion {
  fileName: string;
  analysis: PdfAnalysis;
}

export interface Uploads {
  conversion: Conversion | undefined;
  /** The document that has just turned out to need conversion. */
  stuckId: string | undefined;
  running: PerType<Upload>;
  problems: PerType<string>;
  upload: (type: DocumentType, file: File, replaced?: Document) => Promise<void>;
  refuse: (type: DocumentType, problem: string) => void;
  /** Takes back what was said of files: the documents they stood beside are gone. */
  forget: () => void;
}

export const UploadsContext = createContext<Uploads | null>(null);

export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('useUploads needs an UploadsProvider above it');
  return uploads;
}
