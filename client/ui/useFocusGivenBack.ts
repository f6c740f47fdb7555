/** Gives the focus back to what had it before a dialog opened. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** The library gives the focus back to what it has seen taking it, and has seen nothing before its code was there. */
export function useFocusGivenBack(isOpen: boolean): void {
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
