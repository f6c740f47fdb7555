/** An address in a list of lines: on one, on several, or its street and its town each with a label of its own. */
import type { SaidRule } from '../../understanding/formDefinition.ts';

type Targets = Exclude<SaidRule['to'], readonly unknown[]>;
type Which = Pick<SaidRule, 'following' | 'under'>;

const towns = ['city state zip', 'city state and zip', 'city state zip code', 'city state and zip code'];

/** `after`: its labels. The town is said in the next line, if `after` is the street alone. */
export const saidAddress = (to: Targets, after: readonly string[], which: Which = {}): SaidRule[] => [
  { to, as: 'address', after, isBlock: true, ...which },
  { to: to.street ?? [], as: 'street', after, ...which },
  {
    to: Object.fromEntries(Object.entries(to).filter(([part]) => part !== 'street')),
    as: 'place',
    after: towns,
    following: after,
    // or it is the town of somebody else's street
    ...(to.street?.[0] && { once: to.street[0] }),
  },
];
