/** Clear All Data behind its toggle: its dialogs are a fifth of a page's code, and few ever open them. */
import { Suspense } from 'react';
import { laterComponent } from '../../lib/laterComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ClearAllDataProps } from './ClearAllData.tsx';

const ClearAllData = laterComponent(async () => (await import('./ClearAllData.tsx')).ClearAllData);
/** Somebody is about to open it. */
export const preloadClearAllData = () => void ClearAllData.preload();

export function LaterClearAllData(props: ClearAllDataProps) {
  return (
    <Suspense fallback={<Skeleton className="h-36" />}>
      <ClearAllData {...props} />
    </Suspense>
  );
}
