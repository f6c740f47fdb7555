/** A box with something to know: an icon, a title, a few words. Not announced by itself; pass role="alert" or "status" for that. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { toneClasses, type Tone } from './tone.ts';

const ICONS = {
  neutral: Info,
  info: Info,
  accent: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
}

export function Alert({ tone = 'info', title, className, children, ...rest }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={classNames('flex gap-3 rounded-card border p-4', toneClasses[tone], className)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
