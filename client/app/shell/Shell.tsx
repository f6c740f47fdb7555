/** What surrounds the signed-in pages: sidebar or menu, top bar, the page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { messages } from '#domain/messages';
import { UploadsProvider } from '../../features/documents/UploadsProvider.tsx';
import { laterComponent } from '../../lib/laterComponent.tsx';
import { createQueryClient } from '../../lib/queryClient.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { Brand } from '../../ui/Brand.tsx';
import { preloadDialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { useFocusGivenBack } from '../../ui/useFocusGivenBack.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SidebarContent } from './SidebarContent.tsx';

// neither is needed before the first tap
/** After what the page itself needs. */
const FETCHED_AFTER_MS = 2000;
const SlideOverMenu = laterComponent(async () => (await import('./SlideOverMenu.tsx')).SlideOverMenu);

function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { user } = useSession();
  return (
    <header className="sticky top-0 z-20 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-2 sm:px-6 print:hidden">
      <IconButton label={messages.shell.openMenu} className="lg:hidden" onClick={onOpenMenu}>
        <Menu aria-hidden className="size-6" />
      </IconButton>
      <p className="min-w-0 truncate font-medium">{messages.shell.welcome(user?.fullName ?? '')}</p>
    </header>
  );
}

function Frame() {
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useFocusGivenBack(isMenuOpen === true);
  useEffect(() => {
    const fetchBoth = () => void Promise.all([SlideOverMenu.preload(), preloadDialog()]);
    const timer = setTimeout(fetchBoth, FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="relative min-h-dvh">
      {/* the sidebar's ground: as long as the page, where the sidebar itself is as long as the window */}
      <div
        aria-hidden
        className="absolute inset-y-0 left-0 hidden w-64 border-r border-line bg-surface lg:block print:hidden"
      />
      <a
        href="#main"
        className="sr-only z-50 rounded-field bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {messages.shell.skipToContent}
      </a>
      <aside className="fixed inset-y-0 left-0 hidden w-64 flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-4 lg:flex print:hidden">
        <Brand className="min-h-10 px-2 text-base" />
        <SidebarContent />
      </aside>
      {isMenuOpen !== undefined && (
        <Suspense>
          <SlideOverMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
      <div className="lg:pl-64 print:pl-0">
        <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
        <OfflineNotice />
        <main ref={main} id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}

/** Answers of the API, and uploads, live as long as the shell: one session. */
export function Shell() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <UploadsProvider>
        <Frame />
      </UploadsProvider>
    </QueryClientProvider>
  );
}
