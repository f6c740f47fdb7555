/** Who is signed in, and how that changes. */
import type { User } from '#domain/account/user';

export interface SessionState {
  readonly user: User | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

export type SessionEvent =
  | { type: 'loading' }
  /** The same person signed in anew, in another window. */
  | { type: 'renewed'; token: string }
  | { type: 'signedIn'; token: string; user: User }
  | { type: 'userChanged'; user: User }
  | { type: 'failed' }
  | { type: 'ended' };

const SIGNED_OUT: SessionState = { user: null, token: null, isAuthenticated: false, loading: false };

export interface StoredSession {
  /** The token that is stored. */
  token: string | null;
  /** Whose it is, where the server has said so before React was there. */
  user?: User | undefined;
}

/** Loading and not authenticated while a stored token is looked at; with no token there is nothing to load. */
export function initialSession({ token, user }: StoredSession): SessionState {
  if (token && user) return { user, token, isAuthenticated: true, loading: false };
  return { ...SIGNED_OUT, token, loading: token !== null };
}

export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'loading':
      return { ...state, loading: true };
    case 'renewed':
      return { ...state, token: event.token };
    case 'signedIn':
      return { user: event.user, token: event.token, isAuthenticated: true, loading: false };
    case 'userChanged':
      return { ...state, user: event.user };
    case 'failed':
      return { ...state, loading: false };
    case 'ended':
      return SIGNED_OUT;
  }
}
