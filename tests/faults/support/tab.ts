/** A browser tab with its own copy of the questionnaire, which it posts whole, as the client does. */
import type { Visitor } from './visitor.ts';

export type Copy = Record<string, unknown> & { rev?: number };

export interface Accepted {
  readonly path: string;
  readonly value: string;
  /** Total order of everything that was accepted. */
  readonly rev: number;
}

function put(copy: Copy, path: string, value: string): Copy {
  const next = structuredClone(copy);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at: Record<string, unknown> = next;
  for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
  at[last] = value;
  return next;
}

/** The value at a path of a questionnaire; undefined when the section is absent. */
export function valueAt(copy: Copy | null, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], copy);
}

export function openTab(user: Visitor) {
  let copy: Copy = {};
  const load = async () => {
    const { body } = await user.call('GET', '/api/questionnaire');
    copy = (body.questionnaire as Copy | null) ?? {};
  };
  return {
    load,
    /** Types one answer and saves the whole copy. Answers what was accepted, or 'conflict' having taken the newer copy. */
    async edit(path: string, value: string): Promise<Accepted | 'conflict'> {
      const { status, body } = await user.call('POST', '/api/questionnaire', put(copy, path, value));
      const current = body.questionnaire as Copy | null;
      if (status === 409) {
        copy = current ?? {};
        return 'conflict';
      }
      if (status !== 200 || !current) throw new Error(`an edit was answered ${status}`);
      copy = current;
      if (valueAt(copy, path) !== value) throw new Error(`accepted, and not there: ${path}`);
      return { path, value, rev: current.rev ?? 0 };
    },
  };
}
