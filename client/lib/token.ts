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

/** Whom a token names; undefined where it cannot be read. Only the server knows whether it is good. */
function holderOf(token: string | null): string | undefined {
  try {
    const claims = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

/** Are these two tokens of one person, who signed in anew? */
export function isSamePerson(one: string | null, other: string | null): boolean {
  const holder = holderOf(one);
  return one === other || (holder !== undefined && holder === holderOf(other));
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
