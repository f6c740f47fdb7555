/** Names the browser's tab after the page. */
import { useEffect } from 'react';

export const APP_NAME = 'Bookkeeping Onboarding';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${APP_NAME}`;
  }, [title]);
}
