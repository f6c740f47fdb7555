/** The portal: answers of the API, the session, the routes, the toasts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../lib/queryClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import { Toasts } from './Toasts.tsx';

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
        <Toasts />
      </SessionProvider>
    </QueryClientProvider>
  );
}
