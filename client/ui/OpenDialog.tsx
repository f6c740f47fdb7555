/** What a dialog is made of, loaded when the first one opens. */
import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './classNames.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, in reading order: the way back first. */
  actions?: ReactNode;
  isWide?: boolean;
  /** What takes the focus first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
}

export function OpenDialog({ isOpen, onClose, title, children, actions, isWide, initialFocus }: DialogProps) {
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      initialFocus={initialFocus}
      className="fixed inset-0 z-40"
    >
      <DialogBackdrop className="fixed inset-0 bg-shade" />
      <div className="fixed inset-0 flex items-end justify-center overflow-y-auto p-4 sm:items-center">
        <DialogPanel
          className={classNames(
            'max-h-full w-full overflow-y-auto rounded-card bg-surface p-5 shadow-float sm:p-6',
            isWide ? 'max-w-3xl' : 'max-w-lg',
          )}
        >
          <DialogTitle className="text-xl font-semibold wrap-anywhere">{title}</DialogTitle>
          <div className="mt-3 space-y-3">{children}</div>
          {actions && (
            <div
              className={classNames(
                // on a phone they fill the row, or a row each
                'mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow',
                // a long dialog scrolls under its buttons
                isWide &&
                  'sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6',
              )}
            >
              {actions}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
