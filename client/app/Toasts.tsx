/** Shows the toasts: top-centre on signed-out pages, top-right on signed-in ones; read aloud by their weight. */
import { type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type DefaultToastOptions, type Toast, useToaster } from 'react-hot-toast/headless';
import { useSession } from '../lib/session/sessionContext.ts';
import { ToastCard } from '../ui/ToastCard.tsx';

/** Milliseconds a toast stays while one is signed in, and while not. Twenty at most is the library's own limit. */
const SIGNED_OUT: DefaultToastOptions = {
  duration: 4000,
  success: { duration: 2000 },
  error: { duration: 4000 },
};
const SIGNED_IN: DefaultToastOptions = {
  duration: 4000,
  success: { duration: 3000 },
  error: { duration: 5000 },
};

const isUrgent = (toast: Toast) => toast.type === 'error';

/** A pointer that moves over the toasts holds them; one that only rests where they happen to appear would do so for ever. */
function useHold(startPause: () => void, endPause: () => void) {
  const isHeld = useRef(false);
  return {
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      if (isHeld.current || (!movementX && !movementY)) return;
      isHeld.current = true;
      startPause();
    },
    onMouseLeave: () => {
      if (isHeld.current) endPause();
      isHeld.current = false;
    },
  };
}

export function Toasts() {
  const { isAuthenticated } = useSession();
  const { toasts, handlers } = useToaster(isAuthenticated ? SIGNED_IN : SIGNED_OUT);
  const visible = toasts.filter((toast) => toast.visible);
  const cards = (some: Toast[]) => some.map((toast) => <ToastCard key={toast.id} toast={toast} />);
  const hold = useHold(handlers.startPause, handlers.endPause);
  const place = isAuthenticated ? 'items-end' : 'items-center';
  // in the body itself: an open dialog makes the page under it silent, but not this
  return createPortal(
    <div
      {...hold}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 flex flex-col gap-2 p-[16px] print:hidden ${place}`}
      data-placement={isAuthenticated ? 'top-right' : 'top-center'}
    >
      {/* both regions are there before anything is said: only then is it read aloud reliably */}
      <div aria-live="assertive" className="contents">
        {cards(visible.filter(isUrgent))}
      </div>
      <div aria-live="polite" className="contents">
        {cards(visible.filter((toast) => !isUrgent(toast)))}
      </div>
    </div>,
    document.body,
  );
}
