/** How long a password must be here: asked of the server, its least until that is known. */
import { useEffect, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#domain/account/password';
import { callApi } from './callApi.ts';

export function useMinPasswordLength(): number {
  const [length, setLength] = useState(MIN_PASSWORD_LENGTH);
  useEffect(() => {
    const asking = new AbortController();
    callApi('settings', { signal: asking.signal })
      .then(({ minPasswordLength }) => setLength(minPasswordLength))
      // the server checks once more anyway
      .catch(() => undefined);
    return () => asking.abort();
  }, []);
  return length;
}
