/** What stands where a list would be, with a word on how to fill it. */
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** A sentence, and perhaps a link or a button. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center text-muted print:py-2 print:[&_svg]:hidden">
      {icon}
      <p className="font-semibold text-ink">{title}</p>
      {children}
    </div>
  );
}
