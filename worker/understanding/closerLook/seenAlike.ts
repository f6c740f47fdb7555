/** What two looks at a box read alike counts, however unsure the second one is of it. */
import type { Word } from '../../reading/page.ts';
import { MIN_CONFIDENCE } from './amountAgain.ts';
import type { Candidate } from '../candidate.ts';
import { PROVIDERS } from '../wholeForm/emailOfName.ts';

/** `*8479`, `"+8479` at 0: the stars before an account's last digits make the whole word unsure; what both looks read alike of it is shown. */
export const endsAlike = (again: readonly Candidate[], [first]: readonly Candidate[]): Candidate[] =>
  again
    .filter(({ value }) => value === first?.value)
    .map((value) => ({ ...value, confidence: MIN_CONFIDENCE }));

/**
 * `-86- 6000583` and `.86-6000583` at 0: dirt before the digits makes a look unsure of them all. Of nine digits that both looks read
 * alike the first must have been at least half sure itself.
 */
export const numberAlike = (again: readonly Candidate[], [first]: readonly Candidate[]): Candidate[] =>
  again
    .filter(({ value }) => value === first?.value && first.confidence >= MIN_CONFIDENCE)
    .map((value) => ({ ...value, confidence: ALIKE_DIGITS }));
/** Just above what a number needs to be shown. */
const ALIKE_DIGITS = 0.7;

/**
 * An address that both looks spell alike is one, however unsure this look is of it, also where the first lost a point of it (`DALE KAY@EXAMPLE
 * .ORG`); of two that differ in a sign a third look tells which is right, also where this one is unsure, but has the first's letters and more
 * (`kay@examp.net`, `kay@example.net`).
 */
export function addressAlike(
  again: readonly Candidate[],
  [first]: readonly Candidate[],
  print: readonly Word[],
): Candidate[] {
  const letters = lettersOf(print.map(({ text }) => text).join(''));
  const isAlike = ({ value }: Candidate) => letters.includes(lettersOf(String(value)));
  return again
    .filter(
      (value) =>
        value.confidence >= MIN_CONFIDENCE ||
        value.value === first?.value ||
        isAlike(value) ||
        (first && isPartOf(String(first.value), String(value.value))),
    )
    .map((value) =>
      !first && isAlike(value) ? { ...value, confidence: Math.max(value.confidence, ALIKE) } : value,
    )
    .map((value) => (first && value.value !== first.value ? settled(value, first) : value));
}

/** Of two addresses that differ in their domains the one whose domain is known; others are in dispute. */
function settled(again: Candidate, first: Candidate): Candidate {
  const [own, ownDomain] = String(again.value).split('@');
  const [other, otherDomain] = String(first.value).split('@');
  if (own !== other || isKnown(ownDomain!) === isKnown(otherDomain!)) return { ...again, isDisputed: true };
  return isKnown(otherDomain!)
    ? { ...again, value: first.value, confidence: Math.max(again.confidence, ALIKE) }
    : { ...again, confidence: Math.max(again.confidence, ALIKE), isSeenTwice: true };
}
const isKnown = (domain: string) => PROVIDERS.test(`@${domain}`);
/** Are the signs of the shorter one, in their order, among those of the longer one? */
function isPartOf(shorter: string, longer: string): boolean {
  let at = 0;
  for (const sign of longer) if (sign === shorter[at]) at++;
  return at === shorter.length && longer.length > shorter.length;
}
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9@]/g, '');
/** How sure an address is whose letters two looks spell alike. */
const ALIKE = 0.6;

/** An address that the second and the third look read alike, and the first otherwise: two of three. */
export const seenTwice = (second: readonly Candidate[], third: readonly Candidate[]): Candidate[] =>
  second
    .filter(({ value, isDisputed }) => isDisputed && third.some((other) => other.value === value))
    .map(({ isDisputed: _, ...value }) => ({
      ...value,
      confidence: Math.max(value.confidence, ALIKE),
      isSeenTwice: true,
    }));

/** `holloway@example.com` of `bjholloway@example.com`: a box cut out in the midst of the address begins so each time it is read. */
export const isCutAtStart = ({ value: end }: Candidate, { value: whole }: Candidate) =>
  /^\w[^@]*@/.test(String(end)) && String(whole).endsWith(String(end)) && whole !== end;
