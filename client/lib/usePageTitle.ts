/** Names the browser's tab after the page. */
import { useEffect } from 'react';
import { messages } from '#domain/messages';

export const APP_NAME = messages.shell.appName;

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${APP_NAME}`;
  }, [title]);
}
