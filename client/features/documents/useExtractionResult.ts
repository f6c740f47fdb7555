/** What happens when the reading of a document has ended: the answers it filled in appear, or its reason is told. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { messages } from '#domain/messages';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { extractedGroups } from './extractedRows.ts';
import type { Document } from './useDocuments.ts';

export type Outcome = Pick<
  Document,
  'documentId' | 'extractionStatus' | 'extractedData' | 'needsConversion'
> & { reason: string | null | undefined };

/** Did the reader recognise anything in the document? */
function hasFindings(data: Document['extractedData']): boolean {
  return data !== null && (data.form !== '' || extractedGroups(data).length > 0);
}

/** Answers of a submitted questionnaire are filled in no more; every page has asked for one of the two. */
const isSubmitted = (queryClient: QueryClient) =>
  [queryKeys.questionnaire, queryKeys.status].some(
    (key) => queryClient.getQueryData<{ status: string } | null>(key)?.status === 'submitted',
  );

export function useExtractionResult() {
  const queryClient = useQueryClient();
  const told = useRef(new Set<string>());

  /** Everything an extraction may have changed. */
  const reload = useCallback(async () => {
    for (const queryKey of [queryKeys.people, queryKeys.snapshots, queryKeys.status])
      void queryClient.invalidateQueries({ queryKey });
    await queryClient.refetchQueries({ queryKey: queryKeys.questionnaire }, { throwOnError: true });
  }, [queryClient]);

  /** Tells once per document, whether its upload's answer or the list brought the news. */
  return useCallback(
    async ({ documentId, extractionStatus, extractedData, needsConversion, reason }: Outcome) => {
      // a document that failed may be read after all, once its password is there
      const news = `${documentId} ${extractionStatus}`;
      if (documentId && told.current.has(news)) return;
      told.current.add(news);
      if (extractionStatus === 'failed') {
        toast.error(needsConversion ? messages.toast.needsConversion : reason || messages.toast.uploadFailed);
        return;
      }
      try {
        await reload();
        if (isSubmitted(queryClient)) toast.plain(messages.upload.readTooLate);
        else if (hasFindings(extractedData)) toast.success(messages.toast.extracted);
      } catch {
        toast.error(messages.toast.processExtractedFailed);
      }
    },
    [reload, queryClient],
  );
}
