/** How answers of the API are kept and asked for again. */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

/** Once more when nobody answered or the server stumbled; a refusal stays a refusal. */
function needsRetry(failures: number, error: unknown): boolean {
  const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 502);
  return isPassing && failures < 1;
}

/** Without a network the page says so, rather than wait in silence. */
const networkMode = { networkMode: 'always' } as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...networkMode,
        retry: needsRetry,
        retryDelay: 400,
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { ...networkMode, retry: false },
    },
  });
}
