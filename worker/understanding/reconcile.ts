/** Two readings of the same values, one of the whole page and one of each box alone, made one. */
import type { Candidate } from './candidate.ts';

/** A value that only one of two looks saw is less sure, however clearly that one saw it. */
const ALONE = 0.9;

/** A text is letters: of two readings the surer one is taken. Anything with digits must be seen alike twice to be sure. */
const isText = ({ value }: Candidate) => typeof value === 'string' && !/\d/.test(value);
const key = ({ value }: Candidate) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]/gu, '');

/** One candidate for each target, or two where the readings contradict each other and neither is sure. */
export function reconcile(first: readonly Candidate[], second: readonly Candidate[]): Candidate[] {
  const targets = new Set([...first, ...second].map(({ to }) => to));
  return [...targets].flatMap((to) => {
    const a = first.find((candidate) => candidate.to === to);
    const b = second.find((candidate) => candidate.to === to);
    if (!b) return [a!.confidence >= 0.9 ? a! : weakened(a!, ALONE)];
    if (!a) return [weakened(b, ALONE)];
    if (key(a) === key(b)) return [{ ...a, confidence: 1 - (1 - a.confidence) * (1 - b.confidence) }];
    if (isText(a) && isText(b)) return [b.confidence >= a.confidence ? b : a];
    const [best, other] = a.confidence >= b.confidence ? [a, b] : [b, a];
    return [{ ...weakened(best, DOUBT), rival: other.value }];
  });
}

/** A contradicted value is doubtful until the form's arithmetic decides. */
const DOUBT = 0.5;

const weakened = (candidate: Candidate, times: number): Candidate => ({
  ...candidate,
  confidence: candidate.confidence * times,
});
