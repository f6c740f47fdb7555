/** A dialog over the page: traps the focus, closes with Escape, gives the focus back. */
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { laterComponent } from '../lib/laterComponent.tsx';
import type { DialogProps } from './OpenDialog.tsx';

/** What it is made of is as large as a page's own code, and no page opens with a dialog. */
const OpenDialog = laterComponent(async () => (await import('./OpenDialog.tsx')).OpenDialog);
export const preloadDialog = OpenDialog.preload;

/** The library gives the focus back to what it has seen taking it, and has seen nothing before its code was there. */
function useFocusGivenBack(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const giveBack = () => {
      const { activeElement, body } = document;
      if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus();
    };
    return () => queueMicrotask(giveBack); // after the library
  }, [isOpen]);
}

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
