/** Logs a failed load that no toast is wanted for: what stands on screen is a way to try again. */
import { useEffect } from 'react';

export function useLoggedError(error: unknown, what: string): void {
  useEffect(() => {
    // eslint-disable-next-line no-console -- these failures are only logged
    if (error) console.error(what, error);
  }, [error, what]);
}
