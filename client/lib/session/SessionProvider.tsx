/** Holds the session: picks up a stored token at the start, follows other tabs, and ends when the server says so. */
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { messages } from '#domain/messages';
import { callApi } from '../callApi.ts';
import { onSessionLost } from '../sessionLost.ts';
import { toast } from '../toast.ts';
import { isSamePerson, onTokenChange, readToken } from '../token.ts';
import { type Session, SessionContext } from './sessionContext.ts';
import { initialSession, nextSession, type StoredSession } from './sessionState.ts';
import { useSessionActions } from './useSessionActions.ts';

interface SessionProviderProps extends StoredSession {
  children: ReactNode;
}

export function SessionProvider({ token: stored, user, children }: SessionProviderProps) {
  const [state, dispatch] = useReducer(nextSession, { token: stored, user }, initialSession);
  const [isKnown] = useState(state.isAuthenticated);
  const actions = useSessionActions(dispatch);
  const { endSession } = actions;
  const { isAuthenticated, token: held } = state;

  const pickUp = useCallback(async () => {
    const token = readToken();
    if (!token) return;
    try {
      const { user } = await callApi('me');
      dispatch({ type: 'signedIn', token, user });
    } catch {
      // a newer token that came meanwhile is not to blame
      if (readToken() === token) endSession();
    }
  }, [endSession]);

  useEffect(() => {
    if (!isKnown) void pickUp();
  }, [pickUp, isKnown]);

  useEffect(
    () =>
      onTokenChange((token) => {
        if (!token) return endSession();
        if (isAuthenticated && isSamePerson(token, held)) return dispatch({ type: 'renewed', token });
        // somebody else signed in over there: loading takes the pages away, and with them all they had loaded
        dispatch({ type: 'loading' });
        void pickUp();
      }),
    [endSession, pickUp, isAuthenticated, held],
  );

  useEffect(() => {
    if (!isAuthenticated) return undefined;
    return onSessionLost(() => {
      endSession();
      toast.error(messages.account.signInAgain);
    });
  }, [isAuthenticated, endSession]);

  const session = useMemo<Session>(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
