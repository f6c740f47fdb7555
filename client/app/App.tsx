/** The portal: the session, the routes, the toasts. Answers of the API are kept per session, in the shell. */
import { useEffect, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { takeDrawnAway } from '../lib/drawnPage.ts';
import { sendEarlyForm } from '../lib/sendEarlyForm.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import type { StoredSession } from '../lib/session/sessionState.ts';
import { Toasts } from './Toasts.tsx';

const neverChanges = () => () => undefined;
const yes = () => true;
/** What is drawn at build time has no place for toasts: they stand beside the root. */
const no = () => false;

interface AppProps extends StoredSession {
  router: ReturnType<typeof createBrowserRouter>;
}

/** The token is null where a screen is drawn at build time. */
export function App({ router, ...stored }: AppProps) {
  const isAlive = useSyncExternalStore(neverChanges, yes, no);
  useEffect(() => {
    sendEarlyForm();
    takeDrawnAway();
  }, []);
  return (
    <SessionProvider {...stored}>
      <RouterProvider router={router} />
      {isAlive && <Toasts />}
    </SessionProvider>
  );
}
