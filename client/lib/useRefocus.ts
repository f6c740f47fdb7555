/** When what had the focus is gone from the page, the keyboard goes on at a heading instead of at the page's very top. */
import { type RefObject, useEffect, useRef } from 'react';

/** Looks after every change of `key`; `target` takes the focus if it was lost, else the page's own heading. */
export function useRefocus(key: unknown, target?: RefObject<HTMLElement | null>): void {
  const isFresh = useRef(true);
  useEffect(() => {
    if (isFresh.current) {
      isFresh.current = false;
      return undefined;
    }
    // a dialog that closes at the same moment gives the focus back first
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      (target?.current ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, target]);
}
