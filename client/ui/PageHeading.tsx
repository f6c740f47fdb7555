/** A page's one main heading: names the tab, and takes the focus when one navigates here. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { classNames } from './classNames.ts';

interface PageHeadingProps {
  title: string;
  /** A line under the heading. */
  intro?: ReactNode;
  /** A badge or a button at the heading's side. */
  children?: ReactNode;
  isCentred?: boolean;
  /** Takes the focus on the first page too: it took the place of another screen. */
  isNewScreen?: boolean;
}

export function PageHeading({ title, intro, children, isCentred, isNewScreen }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // 'default' is the page the browser itself loaded: there the focus stays where browsers put it
  const isFirstPage = useLocation().key === 'default';
  usePageTitle(title);
  useEffect(() => {
    if (isFirstPage && !isNewScreen) return;
    // a screen that stood there before its scripts came: somebody may be typing into it by now
    if (document.activeElement?.matches('input')) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);
  return (
    <div className={classNames('mb-6', isCentred && 'text-center')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames('min-w-0 text-2xl font-semibold sm:text-3xl', isCentred && 'w-full')}
        >
          {title}
        </h1>
        {children}
      </div>
      {intro && <p className="mt-1.5 wrap-anywhere text-muted">{intro}</p>}
    </div>
  );
}
