/** All uploaded documents, newest first, in every state of loading. */
import { FileText } from 'lucide-react';
import { messages } from '#domain/messages';
import { useErrorToast } from '../../lib/useErrorToast.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { useDocuments } from './useDocuments.ts';

/** `failedText`: the sentence of this screen for a list that could not be loaded. */
export function DocumentList({ failedText }: { failedText: string }) {
  const { data: documents, isPending, error, refetch, isFetching } = useDocuments();
  useErrorToast(error, failedText);
  if (isPending) return <Skeleton className="h-24 w-full" />;
  if (error && !documents)
    return <ErrorState message={failedText} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (documents?.length === 0)
    return (
      <EmptyState icon={<FileText aria-hidden className="size-8" />} title={messages.documents.noneYet} />
    );
  return (
    <ul className="divide-y divide-line">
      {documents?.map((document) => (
        <DocumentCard key={document.documentId} document={document} />
      ))}
    </ul>
  );
}
