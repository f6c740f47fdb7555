/** The dashboard's panel that shows or hides Clear All Data. */
import { lazy, Suspense, useState } from 'react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

// its dialogs are a fifth of the page's code, and few ever open them
const loadControl = () => import('../../features/clearAll/ClearAllData.tsx');
const ClearAllData = lazy(async () => ({ default: (await loadControl()).ClearAllData }));
/** Somebody is about to open it; what fails now is asked for again then. */
const preload = () => void loadControl().catch(() => undefined);

export function DataManagement() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Card as="section" aria-labelledby="data-management">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="data-management" className="text-xl font-semibold">
            {messages.dashboard.dataManagement}
          </h2>
          <p className="text-muted">{messages.dashboard.removeEverything}</p>
        </div>
        <Button
          look="secondary"
          aria-expanded={isShown}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? messages.dashboard.hide : messages.dashboard.show}
        </Button>
      </div>
      {isShown && (
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-36" />}>
            <ClearAllData onCleared={() => setIsShown(false)} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
