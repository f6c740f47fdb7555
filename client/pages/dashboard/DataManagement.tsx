/** The dashboard's panel that shows or hides Clear All Data. */
import { useState } from 'react';
import { ClearAllData } from '../../features/clearAll/ClearAllData.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function DataManagement() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Card as="section" aria-labelledby="data-management">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="data-management" className="text-xl font-semibold">
            Data Management
          </h2>
          <p className="text-muted">Remove everything you have entered and uploaded.</p>
        </div>
        <Button look="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isShown && (
        <div className="mt-5">
          <ClearAllData onCleared={() => setIsShown(false)} />
        </div>
      )}
    </Card>
  );
}
