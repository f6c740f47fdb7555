/** Uploads, one per document type at a time: sends the file, follows its reading, and replaces safely. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { AnswerOf } from '#domain/api';
import { type DocumentType, documentTypeLabel } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { errorText } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { fileProblem } from './fileProblem.ts';
import { deleteDocument, type Document, useDocuments } from './useDocuments.ts';
import { useExtractionResult } from './useExtractionResult.ts';
import { useReadingWatch } from './useReadingWatch.ts';

export interface Upload {
  fileName: string;
  /** Of the bytes; 100 while the server has them and has not answered yet. */
  percent: number;
}
type PerType<T> = Partial<Record<DocumentType, T>>;

export interface Uploads {
  running: PerType<Upload>;
  problems: PerType<string>;
  upload: (type: DocumentType, file: File, replaced?: Document) => Promise<void>;
  refuse: (type: DocumentType, problem: string) => void;
}

function sendFile(type: DocumentType, file: File, onPercent: (percent: number) => void) {
  const form = new FormData();
  // the type first: the server knows what is coming before the bytes come
  form.append('documentType', type);
  form.append('document', file);
  return callApi('uploadDocument', {
    form,
    onUploadProgress: ({ loaded, total }) => onPercent(total ? Math.round((loaded / total) * 100) : 0),
  });
}

const outcomeOf = (answer: AnswerOf<'uploadDocument'>) => ({
  ...answer,
  extractionStatus: answer.success ? (answer.extractionStatus ?? 'pending') : ('failed' as const),
  reason: answer.error ?? answer.message,
});

export function useUploads(): Uploads {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<PerType<Upload>>({});
  const [problems, setProblems] = useState<PerType<string>>({});
  const tellResult = useExtractionResult();
  /** New document -> the one it takes the place of, once it has been read. */
  const replacements = useRef(new Map<string, Document>());

  const refuse = useCallback((type: DocumentType, problem: string) => {
    setProblems((before) => ({ ...before, [type]: problem }));
    toast.error(problem);
  }, []);
  const reloadDocuments = useCallback(
    () => queryClient.invalidateQueries({ queryKey: queryKeys.documents }),
    [queryClient],
  );

  /** The old one goes only when the new one could be read, or when the old one could not be read either. */
  const finishReplacement = useCallback(
    async (newId: string, status: Document['extractionStatus']) => {
      const old = replacements.current.get(newId);
      replacements.current.delete(newId);
      if (!old) return;
      if (status === 'failed' && old.extractionStatus !== 'failed') {
        toast.plain(messages.documents.stillThere);
        return;
      }
      try {
        await deleteDocument(old.documentId);
        if (status !== 'failed') toast.success(messages.toast.documentReplaced);
      } catch (error) {
        toast.failure(error, messages.toast.replaceDocumentFailed);
      }
      void reloadDocuments();
    },
    [reloadDocuments],
  );

  const watch = useReadingWatch(
    useDocuments().data,
    useCallback(
      (document: Document) => {
        const { documentId, extractionStatus, extractionError } = document;
        void tellResult({ ...document, reason: extractionError });
        void finishReplacement(documentId, extractionStatus);
      },
      [tellResult, finishReplacement],
    ),
  );

  const upload = useCallback(
    async (type: DocumentType, file: File, replaced?: Document) => {
      const problem = fileProblem(file);
      if (problem) return refuse(type, problem);
      setProblems((before) => ({ ...before, [type]: undefined }));
      const show = (percent: number) => {
        setRunning((before) => ({ ...before, [type]: { fileName: file.name, percent } }));
        if (percent === 100) void reloadDocuments(); // from here on the list knows how far the reading is
      };
      show(0);
      try {
        const answer = await sendFile(type, file, show);
        const outcome = outcomeOf(answer);
        if (replaced) replacements.current.set(answer.documentId, replaced);
        if (answer.success && !replaced) toast.success(messages.toast.uploaded(documentTypeLabel(type)));
        await reloadDocuments();
        if (outcome.extractionStatus === 'pending') watch(answer.documentId);
        else {
          await finishReplacement(answer.documentId, outcome.extractionStatus);
          await tellResult(outcome);
        }
      } catch (error) {
        const { replaceDocumentFailed, uploadFailed } = messages.toast;
        refuse(type, errorText(error, replaced ? replaceDocumentFailed : uploadFailed));
        void reloadDocuments();
      } finally {
        setRunning((before) => ({ ...before, [type]: undefined }));
      }
    },
    [refuse, reloadDocuments, watch, finishReplacement, tellResult],
  );
  return { running, problems, upload, refuse };
}
