/** What the server says about itself: whether debug tools are on. They are, unless it says otherwise. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';
import { callApi } from './callApi.ts';
import { takeSettled } from './earlyAnswers.ts';
import { queryKeys } from './queryKeys.ts';

/** A server that has no such call has nothing to switch off either. */
const hasNoSettings = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `debugTools` is undefined until known. */
export function useSettings(): { debugTools: boolean | undefined } {
  const { data, error } = useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi('settings', { signal }),
    initialData: () => takeSettled('settings'),
    staleTime: Infinity,
  });
  return { debugTools: data ? (data.debugTools ?? true) : hasNoSettings(error) || undefined };
}
