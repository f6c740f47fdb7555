/** Calls that were made before the page that needs them was there: each answer is taken once, by the same session. */
import type { CallName } from '#domain/api';
import { readToken } from './token.ts';

interface Early {
  token: string | null;
  answer: Promise<unknown>;
}
declare global {
  /** What client/early.js asked for before any of this code was there; undefined is what did not come well. */
  var earlyAnswers: Partial<Record<string, Promise<unknown>>> | undefined;
}

/** An answer nobody came for this long is let go, and asked for anew. */
const KEPT_MS = 10_000;
const kept = new Map<CallName, Early>();

function keep(name: CallName, answer: Promise<unknown>): void {
  answer.catch(() => undefined); // told to whoever takes it
  const early = { token: readToken(), answer };
  kept.set(name, early);
  setTimeout(() => kept.get(name) === early && kept.delete(name), KEPT_MS);
}

/** Keeps the answers the page itself has asked for, and asks now for those it has not. Nothing of them stays on the window. */
export function keepEarly(names: readonly CallName[], ask: (name: CallName) => Promise<unknown>): void {
  const asked = globalThis.earlyAnswers ?? {};
  globalThis.earlyAnswers = undefined;
  for (const name of names)
    keep(name, asked[name] ? asked[name].then((data) => data ?? ask(name)) : ask(name));
}

export function takeEarly(name: CallName): Promise<unknown> | undefined {
  const early = kept.get(name);
  kept.delete(name);
  return early?.token === readToken() ? early.answer : undefined;
}
