/** Finds an amount that is another one but for a digit, lost or misread, where a form usually repeats it: state wages 9,935.80 below wages 99,935.80. */
import type { Candidate } from '../candidate.ts';
import { amountsOf, holdsAmong, pathsOf } from './checks.ts';
import { digitSlips } from './digitSlips.ts';
import type { CheckRule } from './checkRule.ts';

/** Certainty of an amount that the other one tells, and what is left of it where nothing tells which of them is right. */
const RESTORED = 0.7;
const DOUBT = 0.4;
/** What is read with less certainty may have a comma that was taken for a figure: `725359` of 72,359. */
const UNSURE = 0.6;
/** Shorter amounts (digits, cents included) may be alike by chance. */
const FEWEST_DIGITS = 5;

/**
 * The values; of two such amounts that OCR read, the shorter as the longer one where another line confirms that, or an unsure longer one
 * as the shorter, else neither is sure. Of two that differ in a figure the one is doubtful that no other line confirms. A share of another amount (a tax of wages) that lost its first
 * figure is the whole share.
 */
export function restoreLostDigits(
  checks: readonly CheckRule[],
  candidates: readonly Candidate[],
): Candidate[] {
  const repeated = checks
    .filter(isRepeated)
    .reduce((all, check) => restore(checks, check, all), [...candidates]);
  return checks.reduce(restoreShare, repeated);
}

/** `39.66` of 64,804.18 at 1.45 %, which are 939.66: the side of the box hid the first figure. */
function restoreShare(all: Candidate[], { plus, minus, gives, rate }: CheckRule): Candidate[] {
  const [base, share] = [plus[0], gives].map((path) => all.find(({ to }) => to === path));
  if (!rate || plus.length > 1 || minus || typeof base?.value !== 'number' || share?.source !== 'ocr')
    return all;
  const whole = Math.round(base.value * rate * 100) / 100;
  const [own, lost] = [digitsOf({ value: whole }), digitsOf(share)];
  const isTail = lost.length >= FEWEST_OF_SHARE && own.length === lost.length + 1 && own.endsWith(lost);
  if (!isTail) return all;
  const confidence = Math.min(share.confidence, RESTORED);
  return all.map((one) => (one === share ? { ...one, value: whole, rival: one.value, confidence } : one));
}
/** Digits (cents included) that are no chance where a share of another amount ends in them. */
const FEWEST_OF_SHARE = 4;

const isRepeated = ({ isUsual, plus, minus, rate }: CheckRule) =>
  isUsual === true && plus.length === 1 && !minus && rate === undefined;

function restore(checks: readonly CheckRule[], { plus, gives }: CheckRule, all: Candidate[]): Candidate[] {
  const pair = [plus[0], gives].flatMap(
    (path) => all.find(({ to, source }) => to === path && source === 'ocr') ?? [],
  );
  const [short, long] = pair.sort((a, b) => digitsOf(a).length - digitsOf(b).length);
  if (!short || !long) return all;
  const [isShortRight, isLongRight] = [short, long].map(({ to }) => isConfirmed(checks, all, to));
  if (isSlipOf(short, long)) {
    const doubtful = isShortRight === isLongRight ? pair : [isShortRight ? long : short];
    return all.map((one) => (doubtful.includes(one) ? { ...one, confidence: one.confidence * DOUBT } : one));
  }
  const cut = pair.find((one) => pair.some((other) => isWithoutCents(one, other)));
  if (cut) return all.map((one) => (one === cut ? { ...one, confidence: one.confidence * DOUBT } : one));
  if (!isWithoutOne(digitsOf(short), digitsOf(long))) return all;
  if (isShortRight && !isLongRight && long.confidence < UNSURE)
    return all.map((one) =>
      one === long ? { ...one, value: short.value, rival: one.value, confidence: RESTORED } : one,
    );
  if (isShortRight) return all;
  return all.map((one) => {
    if (one === short && isLongRight)
      return { ...one, value: long.value, rival: one.value, confidence: Math.min(one.confidence, RESTORED) };
    return !isLongRight && pair.includes(one) ? { ...one, confidence: one.confidence * DOUBT } : one;
  });
}

const digitsOf = ({ value }: Pick<Candidate, 'value'>) =>
  typeof value === 'number' && value > 0 ? String(Math.round(value * 100)) : '';

/** `69,724` below `69,724.87`: the side of the box hid the cents. */
const isWithoutCents = ({ value: cut }: Candidate, { value: whole }: Candidate) =>
  typeof cut === 'number' && typeof whole === 'number' && cut !== whole && cut === Math.trunc(whole);

const isWithoutOne = (short: string, long: string) =>
  short.length >= FEWEST_DIGITS &&
  long.length === short.length + 1 &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);

/** The amounts differ by this share of them at most: pay put aside for old age makes a difference in the leading figures. */
const SLIGHT = 0.005;

/** `64,226` below `64,225`: the same amount but for one figure, which OCR takes for the other. */
const isSlipOf = ({ value: a }: Candidate, { value: b }: Candidate) =>
  typeof a === 'number' &&
  typeof b === 'number' &&
  a !== b &&
  Math.abs(a - b) < SLIGHT * Math.max(a, b) &&
  digitsOf({ value: a }).length >= FEWEST_DIGITS &&
  (digitSlips(a).includes(b) || digitSlips(b).includes(a));

/** Does a sum or a repeated amount of the form hold with it? */
function isConfirmed(checks: readonly CheckRule[], all: readonly Candidate[], path: string): boolean {
  const amounts = amountsOf(all);
  return checks.some(
    (check) => pathsOf(check).includes(path) && holdsAmong(exactly(check), amounts) === true,
  );
}

/** Whole dollars that are only added up do so to the dollar, unless each was rounded by itself. */
const exactly = (check: CheckRule): CheckRule => (check.rate === undefined ? { ...check, within: 0 } : check);
