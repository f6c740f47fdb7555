/** The session's token: kept in local storage under 'token', so that a reload stays signed in. */

const KEY = 'token';

export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function removeToken(): void {
  localStorage.removeItem(KEY);
}

/** Calls back when another tab signs in or out. Returns the way to stop listening. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // key null: everything was cleared
    if (event.key === KEY || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
