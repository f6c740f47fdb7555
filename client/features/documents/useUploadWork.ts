/** Uploads, one per document type at a time: sends the file, follows its reading, and replaces safely. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '#domain/api';
import { type DocumentType, documentTypeLabel } from '#domain/documents/documentTypes';
import type { PdfAnalysis } from '#domain/documents/extraction';
import { messages } from '#domain/messages';
import { ApiError, errorText, isUnanswered } from '../../lib/apiError.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { toast } from '../../lib/toast.ts';
import { completeDocument } from './completeDocument.ts';
import { fileProblem } from './fileProblem.ts';
import type { Conversion, PerType, Upload, Uploads } from './uploadsContext.ts';
import { sendFile, uploadsOf, type UploadUnderWay } from './uploadsUnderWay.ts';
import { type Document, isPending, useDocuments } from './useDocuments.ts';
import { type Outcome, useExtractionResult } from './useExtractionResult.ts';
import { useReadingWatch } from './useReadingWatch.ts';
import { useReplacements } from './useReplacements.ts';

const analysisOf = (error: unknown) =>
  error instanceof ApiError ? (error.data.pdfAnalysis as PdfAnalysis | undefined) : undefined;

const outcomeOf = (answer: AnswerOf<'uploadDocument'>) => ({
  ...completeDocument(answer.success ? answer : { ...answer, extractionStatus: 'failed' }),
  reason: answer.error ?? answer.message,
});

const showAll = (uploads: readonly UploadUnderWay[]): PerType<Upload> =>
  Object.fromEntries(
    uploads.map(({ type, file, percent, cancelling }) => [
      type,
      { fileName: file.name, percent, cancel: () => cancelling.abort() },
    ]),
  );

export function useUploadWork(): Uploads {
  const queryClient = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const isHere = useRef(false);
  // with what was sent before the session ended
  const [running, setRunning] = useState<PerType<Upload>>(() => showAll(uploadsOf(userId)));
  const [problems, setProblems] = useState<PerType<string>>({});
  const [conversion, setConversion] = useState<Conversion>();
  const [stuckId, setStuckId] = useState<string>();
  const tellResult = useExtractionResult();
  const isSending = Object.values(running).some(Boolean);
  // on any page while one of them is sent or read
  const { data: documents } = useDocuments((known = []) => isSending || known.some(isPending));
  const { begin, finish } = useReplacements(documents);

  /** `advice`: what to do, beside the zone only. */
  const refuse = useCallback((type: DocumentType, problem: string, advice?: string) => {
    setProblems((before) => ({ ...before, [type]: advice ? `${problem}. ${advice}` : problem }));
    toast.error(problem);
  }, []);
  const forget = useCallback(() => {
    setProblems({});
    setConversion(undefined);
    setStuckId(undefined);
  }, []);
  const reloadDocuments = useCallback(
    () => queryClient.invalidateQueries({ queryKey: queryKeys.documents }, { cancelRefetch: false }),
    [queryClient],
  );

  const settle = useCallback(
    async (outcome: Outcome) => {
      const { documentId, extractionStatus, needsConversion } = outcome;
      if (extractionStatus === 'failed' && needsConversion) setStuckId(documentId);
      await finish(documentId, extractionStatus);
      await tellResult(outcome);
    },
    [tellResult, finish],
  );
  const watch = useReadingWatch(
    documents,
    useCallback(
      (document: Document) => void settle({ ...document, reason: document.extractionError }),
      [settle],
    ),
  );

  /** Shows how far a file is, and tells what came of it, as long as its sender is here. */
  const follow = useCallback(
    async (sent: UploadUnderWay) => {
      const { type, file, replaced, cancelling } = sent;
      const show = () => {
        setRunning((before) => ({ ...before, ...showAll([sent]) }));
        if (sent.percent === 100) void reloadDocuments(); // from here on the list knows how far the reading is
      };
      sent.onPercent = show;
      const isFollowed = () => isHere.current && sent.onPercent === show;
      try {
        const answer = await sent.answer;
        if (!isFollowed()) return;
        const outcome = outcomeOf(answer);
        const { documentId } = outcome;
        if (!answer.success && !documentId) throw new ApiError(200, answer); // refused: nothing is stored
        // said at once: how its reading goes on is told when that has ended
        if (!replaced && answer.success) toast.success(messages.toast.uploaded(documentTypeLabel(type)));
        await reloadDocuments();
        if (replaced) await begin(documentId, outcome.extractionStatus, replaced);
        if (outcome.extractionStatus === 'pending') watch(documentId);
        else await settle(outcome);
      } catch (error) {
        if (!isFollowed()) return;
        void reloadDocuments();
        if (cancelling.signal.aborted) return void toast.plain(messages.upload.cancelled);
        const { replaceDocumentFailed, uploadFailed, needsConversion } = messages.toast;
        const analysis = analysisOf(error);
        if (analysis) setConversion({ fileName: file.name, analysis });
        const fallback = replaced ? replaceDocumentFailed : uploadFailed;
        const advice = isUnanswered(error) ? messages.upload.tryAgain : undefined;
        refuse(type, analysis ? needsConversion : errorText(error, fallback), advice);
      } finally {
        if (isFollowed()) setRunning((before) => ({ ...before, [type]: undefined }));
      }
    },
    [refuse, reloadDocuments, watch, begin, settle],
  );
  useEffect(() => {
    isHere.current = true;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- nothing is set before a percent or the answer comes
    for (const sent of uploadsOf(userId)) void follow(sent);
    return () => void (isHere.current = false);
  }, [userId, follow]);

  const upload = useCallback(
    async (type: DocumentType, file: File, replaced?: Document) => {
      const problem = fileProblem(file);
      if (problem) return refuse(type, problem);
      setProblems((before) => ({ ...before, [type]: undefined }));
      setConversion(undefined);
      setStuckId(undefined);
      const sent = sendFile({ userId, type, file, replaced });
      setRunning((before) => ({ ...before, ...showAll([sent]) }));
      await follow(sent);
    },
    [refuse, follow, userId],
  );
  return useMemo(
    () => ({ running, problems, conversion, stuckId, upload, refuse, forget }),
    [running, problems, conversion, stuckId, upload, refuse, forget],
  );
}
