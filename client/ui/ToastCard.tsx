/** One toast: an icon, its sentence, and a way to close it. At most 350 px wide. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { messages } from '#domain/messages';
import { toast as door } from '../lib/toast.ts';
import { IconButton } from './IconButton.tsx';
import { Spinner } from './Spinner.tsx';

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <Spinner />;
  if (type === 'success') return <CircleCheck aria-hidden className="size-[20px] shrink-0 text-good" />;
  if (type === 'error') return <CircleAlert aria-hidden className="size-[20px] shrink-0 text-bad" />;
  return <Info aria-hidden className="size-[20px] shrink-0 text-info" />;
}

/** All but its letters in pixels: of 350 there is no room left for words where everything grows with them. */
export function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div
      data-toast={toast.type}
      className="toast-in pointer-events-auto flex w-max max-w-[min(350px,100%)] items-start gap-[12px] rounded-card border border-line bg-surface py-1 pr-[4px] pl-[16px] shadow-float"
    >
      <span className="pt-3">
        <ToastIcon type={toast.type} />
      </span>
      <p className="min-w-0 flex-1 py-2.5 font-medium wrap-anywhere">{resolveValue(toast.message, toast)}</p>
      <IconButton label={messages.ui.dismiss} className="size-[44px]!" onClick={() => door.dismiss(toast.id)}>
        <X aria-hidden className="size-[16px]" />
      </IconButton>
    </div>
  );
}
