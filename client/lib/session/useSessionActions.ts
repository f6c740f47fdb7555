/** What a person can do with a session: sign in, create an account, sign out. Each toasts what came of it. */
import { type Dispatch, useCallback, useMemo } from 'react';
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';
import { ApiError } from '../apiError.ts';
import { callApi } from '../callApi.ts';
import { toast } from '../toast.ts';
import { removeToken, storeToken } from '../token.ts';
import type { Session } from './sessionContext.ts';
import type { SessionEvent } from './sessionState.ts';

type SignedIn = AnswerOf<'login'>;
type Actions = Pick<Session, 'login' | 'register' | 'logout' | 'endSession' | 'updateUser'>;
const text = messages.toast;

/** A failed call is of no interest to the person: they are out either way (it is only logged to the console). */
async function tellServer(): Promise<void> {
  try {
    await callApi('logout');
  } catch (error) {
    // eslint-disable-next-line no-console -- a failed sign-out concerns only whoever looks for its cause
    console.error('The logout call failed', error instanceof ApiError ? error.status : error);
  }
}

export function useSessionActions(dispatch: Dispatch<SessionEvent>): Actions {
  const endSession = useCallback(() => {
    removeToken();
    // takes the shell away, and with it every answer it kept: the next person at this screen sees none of them
    dispatch({ type: 'ended' });
  }, [dispatch]);

  const enter = useCallback(
    async (call: Promise<SignedIn>, success: string, fallback: string) => {
      dispatch({ type: 'loading' });
      try {
        const { token, user } = await call;
        storeToken(token);
        dispatch({ type: 'signedIn', token, user });
        toast.success(success);
        return undefined;
      } catch (error) {
        dispatch({ type: 'failed' });
        toast.failure(error, fallback);
        return error instanceof ApiError ? error.fields : {};
      }
    },
    [dispatch],
  );

  return useMemo(
    () => ({
      endSession,
      updateUser: (user) => dispatch({ type: 'userChanged', user }),
      login: (body) => enter(callApi('login', { body }), text.loginSuccess, text.loginFailed),
      register: (body) => enter(callApi('register', { body }), text.registerSuccess, text.registerFailed),
      logout: async () => {
        await tellServer();
        endSession();
        toast.success(text.loggedOut);
      },
    }),
    [dispatch, endSession, enter],
  );
}
