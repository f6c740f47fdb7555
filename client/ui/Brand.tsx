/** The product's mark and name. */
import { classNames } from './classNames.ts';

export function Brand({ className }: { className?: string }) {
  return (
    <span className={classNames('flex items-center gap-2.5 text-lg leading-tight font-semibold', className)}>
      <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
      Bookkeeping Onboarding
    </span>
  );
}
