/** Holds the session: picks up a stored token at the start, signs in and out, and ends when the server says so. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react';
import { messages } from '#domain/messages';
import type { AnswerOf } from '#domain/api';
import { ApiError } from '../apiError.ts';
import { callApi } from '../callApi.ts';
import { onSessionLost } from '../http.ts';
import { toast } from '../toast.ts';
import { onTokenChange, readToken, removeToken, storeToken } from '../token.ts';
import { type Session, SessionContext } from './sessionContext.ts';
import { initialSession, nextSession } from './sessionState.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(nextSession, null, () => initialSession(readToken()));

  const endSession = useCallback(() => {
    removeToken();
    // the next person at this screen must not see this one's answers
    queryClient.clear();
    dispatch({ type: 'ended' });
  }, [queryClient]);

  const pickUp = useCallback(async () => {
    const token = readToken();
    if (!token) return endSession();
    try {
      const { user } = await callApi('me');
      dispatch({ type: 'signedIn', token, user });
    } catch {
      if (readToken() === token) endSession();
    }
  }, [endSession]);

  useEffect(() => {
    if (readToken()) void pickUp();
  }, [pickUp]);

  useEffect(() => {
    const stopToken = onTokenChange(() => void pickUp());
    return stopToken;
  }, [pickUp]);

  const { isAuthenticated } = state;
  useEffect(() => {
    if (!isAuthenticated) return undefined;
    return onSessionLost(() => {
      endSession();
      toast.error(messages.account.signInAgain);
    });
  }, [isAuthenticated, endSession]);

  const session = useMemo<Session>(() => {
    const enter = async (call: Promise<AnswerOf<'login'>>, success: string, fallback: string) => {
      dispatch({ type: 'loading' });
      try {
        const { token, user } = await call;
        storeToken(token);
        queryClient.clear();
        dispatch({ type: 'signedIn', token, user });
        toast.success(success);
        return undefined;
      } catch (error) {
        dispatch({ type: 'failed' });
        toast.failure(error, fallback);
        return error instanceof ApiError ? error.fields : {};
      }
    };
    return {
      ...state,
      endSession,
      updateUser: (user) => dispatch({ type: 'userChanged', user }),
      login: (body) =>
        enter(callApi('login', { body }), messages.toast.loginSuccess, messages.toast.loginFailed),
      register: (body) =>
        enter(callApi('register', { body }), messages.toast.registerSuccess, messages.toast.registerFailed),
      logout: async () => {
        try {
          await callApi('logout');
        } catch (error) {
          // eslint-disable-next-line no-console -- SPEC section 8: a failed logout call is only logged to the console
          console.error('Logout call failed', error);
        }
        endSession();
        toast.success(messages.toast.loggedOut);
      },
    };
  }, [state, endSession, queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
