/** Word that the server no longer accepts the token that is held: http.ts gives it, the session takes it. */

const listeners = new Set<() => void>();

/** Calls back when it happens. Returns the way to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionLost(): void {
  for (const listener of listeners) listener();
}
