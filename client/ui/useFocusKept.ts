/** What becomes disabled under the keyboard loses it: it gets it back afterwards, unless somebody moved on. */
import { useLayoutEffect, useRef } from 'react';

/** `isBusy`: the control of this component is disabled for a while. */
export function useFocusKept(isBusy: boolean): void {
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) {
      const isOff = activeElement instanceof HTMLElement && activeElement.matches(':disabled');
      left.current = isOff ? activeElement : null;
    } else if (activeElement === body) left.current?.focus();
  }, [isBusy]);
}
