/** Says that the network is gone, as long as it is: otherwise each failure would have to be guessed at. */
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { messages } from '#domain/messages';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
const isOnline = () => navigator.onLine;
/** What is drawn at build time is shown by a page that has just come. */
const yes = () => true;

export function OfflineNotice() {
  const hasNetwork = useSyncExternalStore(subscribe, isOnline, yes);
  return (
    // the region is there before anything is said: only then is it read aloud reliably
    <div aria-live="polite" className="sticky top-16 z-10 print:hidden">
      {!hasNetwork && (
        <p
          data-offline
          className="flex items-start gap-3 border-b border-warn-line bg-warn-soft px-4 py-3 text-sm font-medium sm:px-6"
        >
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {messages.shell.offline}
        </p>
      )}
    </div>
  );
}
