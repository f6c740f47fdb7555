/**
 * Who did what: every request's log line names the call and, where there is one, the user by id. No name, no address,
 * nothing of what was read or entered; time (UTC) and request id stand in the line anyway. docs/decisions/0007.
 */
import type { IncomingMessage } from 'node:http';
import { API } from '#domain/api';
import type { Call } from '#domain/api/call';

interface Audit {
  /** The call's name in domain/api.ts: `login`, `getQuestionnaire`, `deleteAccount`, ... */
  readonly event: string;
  readonly userId?: string;
}

const audits = new WeakMap<IncomingMessage, Audit>();
const names = new Map<Call, string>(Object.entries(API).map(([name, call]) => [call as Call, name]));

/** Notes which call a request makes; the first thing a door does. */
export function noteCall(request: IncomingMessage, call: Call): void {
  audits.set(request, { event: names.get(call) ?? call.path });
}

/** Notes whom a request concerns: who is signed in, or whose account was named in signing in. */
export function noteUser(request: IncomingMessage, userId: string): void {
  const audit = audits.get(request);
  if (audit) audits.set(request, { ...audit, userId });
}

/** What the request's log line says. */
export function auditOf(request: IncomingMessage): Partial<Audit> {
  return audits.get(request) ?? {};
}
