/** The dashboard's panel that shows or hides Clear All Data. */
import { useState } from 'react';
import { messages } from '#domain/messages';
import { LaterClearAllData, preloadClearAllData } from '../../features/clearAll/LaterClearAllData.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

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
          onPointerEnter={preloadClearAllData}
          onFocus={preloadClearAllData}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? messages.dashboard.hide : messages.dashboard.show}
        </Button>
      </div>
      {isShown && (
        <div className="mt-5">
          <LaterClearAllData onCleared={() => setIsShown(false)} />
        </div>
      )}
    </Card>
  );
}
