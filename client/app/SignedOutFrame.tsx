/** What surrounds the signed-out pages: the product's name, one card in the middle, a word of trust. */
import { Lock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { messages } from '#domain/messages';
import { Brand } from '../ui/Brand.tsx';

interface SignedOutFrameProps {
  children: ReactNode;
  /** Somebody has begun: what comes after can be fetched. */
  onBegin: () => void;
}

export function SignedOutFrame({ children, onBegin }: SignedOutFrameProps) {
  useEffect(() => {
    // begun before this was awake
    if (document.activeElement?.matches('input')) onBegin();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only, whatever onBegin is later
  }, []);
  return (
    <div
      onFocus={onBegin}
      className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center sm:py-12"
    >
      <header className="mb-6">
        <Brand />
      </header>
      <main className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        {children}
      </main>
      <footer className="mt-6 flex items-center justify-center gap-2 text-sm text-muted">
        <Lock aria-hidden className="size-4 shrink-0" />
        {messages.shell.storedEncrypted}
      </footer>
    </div>
  );
}
