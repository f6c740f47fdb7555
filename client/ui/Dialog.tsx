/** A dialog over the page: traps the focus, closes with Escape, gives the focus back. */
import { Suspense, useState } from 'react';
import { laterComponent } from '../lib/laterComponent.tsx';
import type { DialogProps } from './OpenDialog.tsx';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

/** What it is made of is as large as a page's own code, and no page opens with a dialog. */
const OpenDialog = laterComponent(async () => (await import('./OpenDialog.tsx')).OpenDialog);
export const preloadDialog = OpenDialog.preload;

export function Dialog(props: DialogProps) {
  useFocusGivenBack(props.isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  // stays after closing: it gives the focus back then
  if (!props.isOpen && !wasOpened) return null;
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}
