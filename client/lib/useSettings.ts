/** What the server says before anybody signs in: whether debug tools are on, how long a password must be. */
import { useQuery } from '@tanstack/react-query';
import { MIN_PASSWORD_LENGTH } from '#domain/account/password';
import { callApi } from './callApi.ts';
import { queryKeys } from './queryKeys.ts';

/** `debugTools` is undefined until known. */
export function useSettings(): { debugTools: boolean | undefined; minPasswordLength: number } {
  const { data } = useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi('settings', { signal }),
    staleTime: Infinity,
  });
  return {
    debugTools: data?.debugTools,
    minPasswordLength: data?.minPasswordLength ?? MIN_PASSWORD_LENGTH,
  };
}
