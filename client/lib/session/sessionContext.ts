/** The session as components see it: `const { user, logout } = useSession()`. */
import { createContext, use } from 'react';
import type { User } from '#domain/account/user';
import type { BodyOf } from '#domain/api';
import type { SessionState } from './sessionState.ts';

/** What the server had to say against single fields; empty when it was about the whole. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface Session extends SessionState {
  /** Signs in and toasts; resolves with the problems when it failed, else with undefined. */
  login: (credentials: BodyOf<'login'>) => Promise<FieldProblems | undefined>;
  /** Creates the account, signs in and toasts; resolves as `login` does. */
  register: (account: BodyOf<'register'>) => Promise<FieldProblems | undefined>;
  logout: () => Promise<void>;
  /** Forgets the session here without asking the server, e.g. after the account was deleted. */
  endSession: () => void;
  updateUser: (user: User) => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
