/** The portal: the session, the routes, the toasts. Answers of the API are kept per session, in the shell. */
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import { Toasts } from './Toasts.tsx';

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <SessionProvider>
      <RouterProvider router={router} />
      <Toasts />
    </SessionProvider>
  );
}
