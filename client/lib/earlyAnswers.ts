/** Calls that were made before the page that needs them was there: each answer is taken once, by the same session. */
import type { AnswerOf, CallName } from '#domain/api';
import { readToken } from './token.ts';

interface Early {
  token: string | null;
  answer: Promise<unknown>;
  /** What it says, as soon as it has come. */
  data?: unknown;
  /** Lets it go. */
  timer: ReturnType<typeof setTimeout>;
}
declare global {
  /** What client/early.js asked for before any of this code was there; undefined is what did not come well. */
  var earlyAnswers: Partial<Record<string, Promise<unknown>>> | undefined;
}

/** An answer nobody came for this long is let go, and asked for anew. */
const KEPT_MS = 10_000;
const kept = new Map<CallName, Early>();

function keep(name: CallName, answer: Promise<unknown>): void {
  const timer = setTimeout(() => kept.get(name)?.answer === answer && kept.delete(name), KEPT_MS);
  const early: Early = { token: readToken(), answer, timer };
  // a failure is told to whoever takes it
  answer.then((data) => (early.data = data)).catch(() => undefined);
  kept.set(name, early);
}

function letGo(name: CallName): void {
  clearTimeout(kept.get(name)?.timer);
  kept.delete(name);
}

/** Keeps the answers the page itself has asked for, and asks now for those it has not. Nothing of them stays on the window. */
export function keepEarly(names: readonly CallName[], ask: (name: CallName) => Promise<unknown>): void {
  const asked = globalThis.earlyAnswers ?? {};
  globalThis.earlyAnswers = undefined;
  for (const name of names)
    keep(name, asked[name] ? asked[name].then((data) => data ?? ask(name)) : ask(name));
}

/**
 * An answer that has come already, for whoever can show it at once: a page that begins with all it needs is drawn once, not
 * first as a spinner, then as grey shapes, then as itself. Undefined leaves the answer, if there is one, to the call itself.
 */
export function takeSettled<Name extends CallName>(name: Name): AnswerOf<Name> | undefined {
  const early = kept.get(name);
  if (early?.data === undefined || early.token !== readToken()) return undefined;
  letGo(name);
  return early.data as AnswerOf<Name>;
}

export function takeEarly(name: CallName): Promise<unknown> | undefined {
  const early = kept.get(name);
  letGo(name);
  return early?.token === readToken() ? early.answer : undefined;
}
