/** Lets the browser ask before the page is closed or loaded anew, while something would be lost. */
import { useEffect } from 'react';

/** The browser shows its own words; asking for them is all a page can do. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

export function useAskBeforeClosing(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [isNeeded]);
}
