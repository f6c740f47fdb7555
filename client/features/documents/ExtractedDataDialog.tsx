/** Shows everything that was read from one document. */
import { documentTypeLabel } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { type ExtractedGroup, extractedGroups } from './extractedRows.ts';
import type { Document } from './useDocuments.ts';

function Group({ title, rows }: ExtractedGroup) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <FactList facts={rows} className="gap-x-6 gap-y-2 sm:grid-cols-2" />
    </section>
  );
}

export function ExtractedDataDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const data = document.extractedData;
  const groups = data ? extractedGroups(data) : [];
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={messages.extracted.heading}
      actions={
        <Button look="secondary" onClick={onClose}>
          {messages.ui.close}
        </Button>
      }
    >
      <p className="wrap-anywhere text-muted">
        {messages.extracted.subject(
          document.originalName,
          documentTypeLabel(document.documentType),
          data?.form ?? '',
          data?.taxYear ?? 0,
        )}
      </p>
      {document.readingNote && <Alert tone="warn">{document.readingNote}</Alert>}
      {groups.length === 0 && (
        <EmptyState title={messages.extracted.nothingFound}>
          <p>{messages.extracted.storedOnly}</p>
        </EmptyState>
      )}
      {groups.map((group, index) => (
        <Group key={`${index}-${group.title}`} {...group} />
      ))}
    </Dialog>
  );
}
