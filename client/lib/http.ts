/** The one axios instance: where the API is, who is asking, and what happens when the session has ended. */
import axios from 'axios';
import { tellSessionLost } from './sessionLost.ts';
import { readToken } from './token.ts';

/** Same origin unless VITE_API_URL names another one. No time-out: a slow upload is not a failed one. */
export const http = axios.create({ baseURL: import.meta.env?.VITE_API_URL ?? '' });

http.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/**
 * A 401 counts only for the token that is still held: a late answer to an old one must not end a new session. Where none is
 * held any more, it counts for a call without one. A wrong current password while changing it does not: that session is fine.
 */
function isAboutHeldToken(error: unknown): boolean {
  if (!axios.isAxiosError<{ code?: string }>(error) || error.response?.status !== 401) return false;
  if (error.response.data?.code === 'WRONG_PASSWORD') return false;
  const token = readToken();
  const sent = error.config?.headers.get('Authorization') ?? null;
  return sent === (token && `Bearer ${token}`);
}

http.interceptors.response.use(undefined, (error: Error) => {
  if (isAboutHeldToken(error)) tellSessionLost();
  return Promise.reject(error);
});
