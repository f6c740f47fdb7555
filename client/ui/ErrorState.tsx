/** What stands where something should be that could not be loaded, with a way to try again. */
import { RotateCw } from 'lucide-react';
import { messages } from '#domain/messages';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface ErrorStateProps {
  /** A sentence of messages.ts, another one than the toast's. */
  message?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function ErrorState({ message = messages.view.couldNotLoad, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <Alert tone="bad" title={message}>
      <Button
        look="secondary"
        className="mt-3"
        icon={<RotateCw aria-hidden className="size-4" />}
        isBusy={isRetrying}
        onClick={onRetry}
      >
        {messages.ui.tryAgain}
      </Button>
    </Alert>
  );
}
