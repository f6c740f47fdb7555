/** Shows a toast when loading something fails: once per failure, not per render. */
import { useEffect } from 'react';
import { toast } from './toast.ts';

export function useErrorToast(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) toast.failure(error, fallback);
  }, [error, fallback]);
}
