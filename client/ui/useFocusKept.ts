/** What becomes disabled under the keyboard loses it: it gets it back afterwards, unless somebody moved on. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** What lost the focus to nothing: Chromium takes it from what becomes disabled before anybody can look, others a little later. */
let lost: EventTarget | null = null;
let isWatching = false;

function watchFocus(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusout', ({ target }) => (lost = target));
  document.addEventListener('focusin', () => (lost = null));
}

/** `isBusy`: the control of this component is disabled for a while. */
export function useFocusKept(isBusy: boolean): void {
  const left = useRef<HTMLElement>(null);
  useEffect(watchFocus, []);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) {
      const last = activeElement === body ? lost : activeElement;
      const isOff = last instanceof HTMLElement && last.matches(':disabled');
      left.current = isOff ? last : null;
    } else if (activeElement === body) left.current?.focus();
  }, [isBusy]);
}
