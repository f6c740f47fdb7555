/** The product's mark and name. */
import { messages } from '#domain/messages';
import { classNames } from './classNames.ts';

export function Brand({ className }: { className?: string }) {
  return (
    <span className={classNames('flex items-center gap-2.5 text-lg leading-tight font-semibold', className)}>
      <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
      {messages.shell.appName}
    </span>
  );
}
