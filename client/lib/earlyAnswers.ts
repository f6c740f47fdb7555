/** Calls that were made before the page that needs them was there: each answer is taken once, by the same session. */
import type { CallName } from '#domain/api';
import { readToken } from './token.ts';

interface Early {
  token: string | null;
  since: number;
  answer: Promise<unknown>;
}
declare global {
  /** What client/early.js asked for before any of this code was there; undefined is what did not come well. */
  var earlyAnswers: Partial<Record<string, Promise<unknown>>> | undefined;
}

/** An answer nobody came for this long is asked for anew. */
const KEPT_MS = 10_000;
const kept = new Map<CallName, Early>();

/** Keeps the answer that was asked for by the page itself, or else asks now. */
export function keepEarly(name: CallName, ask: () => Promise<unknown>): void {
  const asked = globalThis.earlyAnswers?.[name];
  const answer = asked ? asked.then((data) => data ?? ask()) : ask();
  answer.catch(() => undefined); // told to whoever takes it
  kept.set(name, { token: readToken(), since: performance.now(), answer });
}

export function takeEarly(name: CallName): Promise<unknown> | undefined {
  const early = kept.get(name);
  kept.delete(name);
  const isFresh = early?.token === readToken() && performance.now() - early.since < KEPT_MS;
  return isFresh ? early.answer : undefined;
}
