import { describe, expect, it } from '@jest/globals';
import { fakeUser } from '../fakeUser.ts';
import { initialSession, nextSession, type SessionState } from './sessionState.ts';

const out: SessionState = { user: null, token: null, isAuthenticated: false, loading: false };
const inside: SessionState = { user: fakeUser(), token: 't', isAuthenticated: true, loading: false };

describe('The session', () => {
  it('Begins loading and not authenticated with a stored token, and idle without one', () => {
    expect(initialSession({ token: 't' })).toEqual({ ...out, token: 't', loading: true });
    expect(initialSession({ token: null })).toEqual(out);
  });
  it('Begins signed in where it is known already whose the stored token is', () => {
    expect(initialSession({ token: 't', user: fakeUser() })).toEqual(inside);
    expect(initialSession({ token: null, user: fakeUser() })).toEqual(out);
  });
  it('Signing in goes through loading to authenticated', () => {
    const loading = nextSession(out, { type: 'loading' });
    expect(loading).toEqual({ ...out, loading: true });
    expect(nextSession(loading, { type: 'signedIn', token: 't', user: fakeUser() })).toEqual(inside);
    expect(nextSession(loading, { type: 'failed' })).toEqual(out);
  });
  it('A user update replaces the user, and ending forgets everything', () => {
    const user = fakeUser({ fullName: 'New' });
    expect(nextSession(inside, { type: 'userChanged', user })).toEqual({ ...inside, user });
    expect(nextSession(inside, { type: 'ended' })).toEqual(out);
  });
});
