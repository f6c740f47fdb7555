/** One uploaded document: what it is, how its reading went, and what can be done with it. */
import { Download, ExternalLink, FileSearch, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { documentTypeLabel } from '#domain/documents/documentTypes';
import { formatDate, formatFileSize } from '#domain/format';
import { messages } from '#domain/messages';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { downloadDocument } from './downloadDocument.ts';
import { ExtractedDataDialog } from './ExtractedDataDialog.tsx';
import { canOpen, openDocument } from './openDocument.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { statusLook } from './statusLook.tsx';
import { type Document, isPending, useReloadDocuments, useRemoveDocument } from './useDocuments.ts';

const icon = 'size-4 shrink-0';
/** Three of them stand beside each other on a phone. */
const small = 'text-sm max-sm:px-2 sm:px-3';

function Actions({ document }: { document: Document }) {
  const [isViewing, setIsViewing] = useState(false);
  const remove = useRemoveDocument();
  const reload = useReloadDocuments();
  const name = document.originalName;
  return (
    <div className="-mb-1 -ml-2 flex flex-wrap sm:-ml-3 sm:gap-x-1 print:hidden">
      {document.extractedData && (
        <Button
          look="quiet"
          className={small}
          aria-label={messages.extracted.viewOf(name)}
          icon={<FileSearch aria-hidden className={icon} />}
          onClick={() => setIsViewing(true)}
        >
          {messages.extracted.view}
        </Button>
      )}
      {canOpen(document) && (
        <Button
          look="quiet"
          className={small}
          aria-label={messages.documents.openOf(name)}
          icon={<ExternalLink aria-hidden className={icon} />}
          onClick={() => void openDocument(document, reload)}
        >
          {messages.documents.open}
        </Button>
      )}
      <Button
        look="quiet"
        className={small}
        aria-label={messages.documents.downloadOf(name)}
        icon={<Download aria-hidden className={icon} />}
        onClick={() => void downloadDocument(document, reload)}
      >
        {messages.documents.download}
      </Button>
      <Button
        look="quiet"
        className={`${small} text-bad`}
        aria-label={messages.documents.removeOf(name)}
        isBusy={remove.isPending}
        icon={<Trash2 aria-hidden className={icon} />}
        onClick={() => remove.mutate(document.documentId)}
      >
        {messages.documents.remove}
      </Button>
      {isViewing && <ExtractedDataDialog document={document} onClose={() => setIsViewing(false)} />}
    </div>
  );
}

export function DocumentCard({ document }: { document: Document }) {
  const look = statusLook(document.extractionStatus);
  return (
    <li data-document={document.documentType} className="flex gap-3 py-4">
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold">{documentTypeLabel(document.documentType)}</p>
          <Badge tone={look.tone} icon={look.icon}>
            {look.label}
          </Badge>
        </div>
        <p className="text-sm wrap-anywhere">{document.originalName}</p>
        <p className="text-sm text-muted">
          {messages.documents.uploadedAt(formatFileSize(document.fileSize), formatDate(document.uploadedAt))}
        </p>
        {isPending(document) && <ReadingProgress document={document} />}
        {document.extractionError && (
          <p className="text-sm font-medium text-bad">{document.extractionError}</p>
        )}
        {document.readingNote && <p className="text-sm font-medium text-warn">{document.readingNote}</p>}
        {document.needsPassword && <PasswordForm document={document} />}
        <Actions document={document} />
      </div>
    </li>
  );
}
