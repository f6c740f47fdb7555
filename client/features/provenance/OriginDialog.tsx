/** Shows where an answer was read: the document, the page, and the piece of the page itself. */
import { documentTypeLabel } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Origin } from './origin.ts';
import { Picture } from './Picture.tsx';
import { useSnippet } from './useSnippet.ts';

function Snippet({ origin, label }: { origin: Origin; label: string }) {
  const { picture, isMissing } = useSnippet(origin);
  if (!origin.hasSnippet) return null;
  if (isMissing) return <p className="text-muted">{messages.documents.noPicture}</p>;
  if (!picture) return <Skeleton className="h-20 w-full" />;
  return (
    <Picture
      picture={picture}
      alt={messages.provenance.asItStands(label, origin.page, origin.originalName)}
      className="max-h-80 w-full rounded-field border border-line bg-canvas object-contain"
    />
  );
}

interface OriginDialogProps {
  /** The question: `SSN`. */
  label: string;
  /** The answer as it reads. */
  answer: string;
  origin: Origin;
  onClose: () => void;
}

export function OriginDialog({ label, answer, origin, onClose }: OriginDialogProps) {
  const facts: readonly Fact[] = [
    [messages.provenance.answer, answer],
    [
      messages.provenance.document,
      messages.documents.named(origin.originalName, documentTypeLabel(origin.documentType)),
    ],
    [messages.provenance.form, origin.form],
    ...(origin.page > 0 ? [[messages.provenance.page, origin.page] as const] : []),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.provenance.originOf(label)}
      actions={
        <Button look="secondary" onClick={onClose}>
          {messages.ui.close}
        </Button>
      }
    >
      {origin.isUncertain && (
        <Alert tone="warn" title={messages.provenance.pleaseCheck}>
          <p>{messages.documents.uncertain}</p>
        </Alert>
      )}
      <FactList facts={facts} isInRows />
      <Snippet origin={origin} label={label} />
    </Dialog>
  );
}
