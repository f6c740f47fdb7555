/** Names the browser's tab after the page. */
import { useEffect } from 'react';
import { messages } from '#domain/messages';

export const pageTitle = (title: string) => `${title} - ${messages.shell.appName}`;

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
