/** Clients as the portal sees them on a busy day: mostly looking, often saving, now and then uploading. */
import { seededRandom, type Random } from '../../scripts/samples/random.ts';
import type { Visitor } from '../../tests/faults/support/visitor.ts';
import { fullSections } from './fullSections.ts';

type Act = 'status' | 'read' | 'save' | 'documents' | 'upload';
/** Of a hundred calls. */
const MIX: readonly (readonly [Act, number])[] = [
  ['status', 35],
  ['read', 25],
  ['save', 30],
  ['documents', 9],
  ['upload', 1],
];

function chooseAct(random: Random): Act {
  let left = random.next() * 100;
  for (const [act, share] of MIX) if ((left -= share) < 0) return act;
  return 'status';
}

export interface LoadOptions {
  readonly users: readonly Visitor[];
  /** A file to upload; without it uploads are replaced by a look at the list. */
  readonly document?: () => Promise<Uint8Array>;
  readonly seed?: number;
}

/** One call of one of the users, by the mix; answers its status. */
export function mixedCalls({ users, document, seed = 1 }: LoadOptions): (index: number) => Promise<number> {
  const random = seededRandom(seed);
  const acts: Record<Act, (user: Visitor) => Promise<{ status: number }>> = {
    status: (user) => user.call('GET', '/api/questionnaire/status'),
    read: (user) => user.call('GET', '/api/questionnaire'),
    save: (user) => user.call('POST', '/api/questionnaire', fullSections(random)),
    documents: (user) => user.call('GET', '/api/ai/documents'),
    upload: async (user) =>
      document ? await user.upload(await document()) : await user.call('GET', '/api/ai/documents'),
  };
  return async () => {
    const user = random.pick(users);
    return (await acts[chooseAct(random)](user)).status;
  };
}
