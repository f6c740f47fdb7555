/** An answer that was read but not filled in: one tap takes it. */
import { Sparkles } from 'lucide-react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';

interface OfferProps {
  label: string;
  /** The answer as it reads. */
  answer: string;
  /** Where it was read: `W-2, page 1`. */
  source: string;
  onTake: () => void;
}

export function Offer({ label, answer, source, onTake }: OfferProps) {
  return (
    <div className="mt-2 flex items-center gap-3 rounded-field border border-info-line bg-info-soft py-1 pr-1 pl-3 text-sm">
      <Sparkles aria-hidden className="size-4 shrink-0 text-info" />
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">
        <span className="font-semibold">{answer}</span>
        <span className="text-muted">{messages.provenance.suggestedBy(source)}</span>
      </p>
      <Button
        look="quiet"
        className="shrink-0 text-sm"
        aria-label={messages.provenance.useFor(answer, label)}
        onClick={onTake}
      >
        {messages.provenance.use}
      </Button>
    </div>
  );
}
