/** Shows a toast when loading something fails: once until it comes again, however often it is asked for meanwhile. */
import { useEffect } from 'react';
import { toast } from './toast.ts';

export function useErrorToast(error: unknown, fallback: string): void {
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (hasFailed) toast.failure(error, fallback);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asking again every second makes a new error every second
  }, [hasFailed, fallback]);
}
