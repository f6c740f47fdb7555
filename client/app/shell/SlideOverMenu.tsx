/** The menu of small screens: slides over the page, closes with Escape, a click beside it, or a choice. */
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import { messages } from '#domain/messages';
import { Brand } from '../../ui/Brand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SidebarContent } from './SidebarContent.tsx';

export function SlideOverMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} className="fixed inset-0 z-40 lg:hidden">
      <DialogBackdrop className="fixed inset-0 bg-shade" />
      <DialogPanel className="fixed inset-y-0 left-0 flex w-72 max-w-[85%] flex-col gap-6 overflow-y-auto bg-surface p-4 shadow-float">
        <div className="flex items-center justify-between gap-2">
          <DialogTitle className="sr-only">{messages.shell.menu}</DialogTitle>
          <Brand className="text-base" />
          <IconButton label={messages.shell.closeMenu} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <SidebarContent onNavigate={onClose} />
      </DialogPanel>
    </Dialog>
  );
}
