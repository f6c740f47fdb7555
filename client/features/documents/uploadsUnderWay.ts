/**
 * Files on their way to the server. They travel on when the session ends meanwhile, and are found again by the person who
 * sent them from this window; kept in memory, never in the browser's storage.
 */
import type { AnswerOf } from '#domain/api';
import type { DocumentType } from '#domain/documents/documentTypes';
import { callApi } from '../../lib/callApi.ts';
import type { Document } from './useDocuments.ts';

interface NewUpload {
  userId: string;
  type: DocumentType;
  file: File;
  /** The document it is to take the place of. */
  replaced: Document | undefined;
}
export interface UploadUnderWay extends NewUpload {
  /** Of the bytes. */
  percent: number;
  /** Tells whoever follows it last. */
  onPercent: () => void;
  answer: Promise<AnswerOf<'uploadDocument'>>;
  cancelling: AbortController;
}

const underWay = new Set<UploadUnderWay>();

export function sendFile(upload: NewUpload): UploadUnderWay {
  const form = new FormData();
  // the type first: the server knows what is coming before the bytes come
  form.append('documentType', upload.type);
  if (upload.replaced) form.append('replaces', upload.replaced.documentId);
  form.append('document', upload.file);
  const cancelling = new AbortController();
  const sent: UploadUnderWay = {
    ...upload,
    percent: 0,
    onPercent: () => undefined,
    cancelling,
    answer: callApi('uploadDocument', {
      form,
      signal: cancelling.signal,
      onUploadProgress: ({ loaded, total }) => {
        sent.percent = total ? Math.round((loaded / total) * 100) : 0;
        sent.onPercent();
      },
    }).finally(() => underWay.delete(sent)),
  };
  underWay.add(sent);
  return sent;
}

export const uploadsOf = (userId: string) => [...underWay].filter((upload) => upload.userId === userId);
