/** What stands on a page that could not be loaded: what is the matter, that nothing is lost, a way to try again. */
import { CloudOff, RotateCw } from 'lucide-react';
import { messages } from '#domain/messages';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

interface PageErrorProps {
  /** A sentence of messages.ts, another one than the toast's. */
  message?: string;
  /** What to do about it. */
  advice?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function PageError(props: PageErrorProps) {
  const { message = messages.view.couldNotLoad, advice = messages.view.savedIsSafe } = props;
  return (
    <Card className="flex flex-col items-center py-12 text-center">
      <CloudOff aria-hidden className="mb-4 size-10 text-muted" />
      <p className="text-lg font-semibold">{message}</p>
      <p className="mt-1 mb-6 text-muted">{advice}</p>
      <Button
        icon={<RotateCw aria-hidden className="size-4" />}
        isBusy={props.isRetrying}
        onClick={props.onRetry}
      >
        {messages.ui.tryAgain}
      </Button>
    </Card>
  );
}
