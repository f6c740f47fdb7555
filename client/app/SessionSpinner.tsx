/** The whole page while it is not yet known who is here. */
import { messages } from '#domain/messages';
import { LoadingState } from '../ui/LoadingState.tsx';

export function SessionSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{messages.shell.appName}</h1>
      <LoadingState />
    </main>
  );
}
