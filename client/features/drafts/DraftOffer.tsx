/** Offers what was typed on an earlier visit: restore it, or let it go. */
import { messages } from '#domain/messages';
import { formatDateTime } from '#domain/format';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Draft } from './useDrafts.ts';

interface DraftOfferProps {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
}

export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Alert tone="info" title={messages.questionnaire.draftFound} role="status">
      <p className="text-sm text-muted">{messages.drafts.lastTyped(formatDateTime(draft.savedAt))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onRestore}>
          {messages.drafts.restore}
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          {messages.drafts.discard}
        </Button>
      </div>
    </Alert>
  );
}
