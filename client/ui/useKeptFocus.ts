/** Keeps the keyboard's place: when what had the focus is removed, the focus goes to the nearest thing around it that is left. */
import { type RefObject, useEffect } from 'react';

function ancestorsOf(element: Element | null, root: Element): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let each = element?.parentElement; each && each !== root; each = each.parentElement) path.push(each);
  return path;
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Watches what is inside of `root`, e.g. the page's main part: a list whose item was deleted, a button that did its work. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = root.current;
    if (!watched) return undefined;
    let last: HTMLElement | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      around = ancestorsOf(last, watched);
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      focusOn(around.find((element) => element.isConnected) ?? watched);
    });
    watched.addEventListener('focusin', remember);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [root]);
}
