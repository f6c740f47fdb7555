/** A spinner with its sentence, for a page or a panel that is not there yet. */
import { messages } from '#domain/messages';
import { Spinner } from './Spinner.tsx';

export function LoadingState({ label = messages.ui.loading }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
      <Spinner className="size-6 text-accent" />
      <span>{label}</span>
    </div>
  );
}
