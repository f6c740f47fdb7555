/** What the server says about itself: whether debug tools are on. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from './callApi.ts';
import { queryKeys } from './queryKeys.ts';

/** `debugTools` is undefined until known. */
export function useSettings(): { debugTools: boolean | undefined } {
  const { data } = useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi('settings', { signal }),
    staleTime: Infinity,
  });
  return { debugTools: data?.debugTools };
}
