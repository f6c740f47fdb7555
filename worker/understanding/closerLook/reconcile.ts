/** Two readings of the same values, one of the whole page and one of each box alone, made one. */
import type { Candidate } from '../candidate.ts';
import { isCutAtStart } from './seenAlike.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';

/** A value that only one of two looks saw is less sure, however clearly that one saw it. */
const ALONE = 0.9;

/** Two texts that differ in letters only: the surer one is taken. Every digit must be seen alike twice to be sure. */
const digitsOf = ({ value }: Candidate) => String(value).match(/\d+/g)?.join(' ');
const differInLetters = (a: Candidate, b: Candidate) =>
  typeof a.value === 'string' && typeof b.value === 'string' && digitsOf(a) === digitsOf(b);
const key = ({ value }: Candidate) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]/gu, '');

/**
 * One candidate for each target, or two where the readings contradict each other and neither is sure; and what further rules found elsewhere on the page, for
 * a vote: of `Licensee  Ann Lee` below `certify that  Sawmill Taphouse LLC` the first rule alone would name the business.
 */
export function reconcile(first: readonly Candidate[], second: readonly Candidate[]): Candidate[] {
  const firstOf = (all: readonly Candidate[], { to }: Candidate) => all.find((one) => one.to === to);
  const others = first.filter((one) => {
    const read = [firstOf(first, one), firstOf(second, one)];
    return read.every((other) => other === undefined || areApart(one, other));
  });
  return [...reconcileEach(first, second), ...others.map((one) => weakened(one, FURTHER))];
}
/** Of two rules the first counts more: a hair of certainty must not decide between `City of Fargo` and `Office of Finance`. */
const FURTHER = 0.8;

const areApart = ({ box: a }: Candidate, { box: b }: Candidate): boolean =>
  a !== null && b !== null && (a.x0 > b.x1 || b.x0 > a.x1 || a.y0 > b.y1 || b.y0 > a.y1);

const seenOnce = (one: Candidate) => (one.confidence >= CLEAR ? one : weakened(one, ALONE));

function reconcileEach(first: readonly Candidate[], second: readonly Candidate[]): Candidate[] {
  const targets = new Set([...first, ...second].map(({ to }) => to));
  return [...targets].flatMap((to) => {
    const a = first.find((candidate) => candidate.to === to);
    const b = second.find((candidate) => candidate.to === to);
    if (!b) return [seenOnce(a!)];
    if (!a) return [weakened(b, b.isDisputed || isBare(b) ? DISPUTED : ALONE)];
    if (isCutAtStart(b, a)) return [weakened(a, DISPUTED)];
    if (b.isSeenTwice) return [{ ...weakened(b, ALONE), rival: a.value }];
    if (b.isDisputed) return [weakened(a, DISPUTED)];
    if (isOtherAddress(a, b)) return [weakened(a, DISPUTED)];
    const withUnit = [a, b].find((one) => losesUnit(one, one === a ? b : a));
    if (withUnit) return [{ ...weakened(withUnit, ALONE), rival: (withUnit === a ? b : a).value }];
    if (isSameLook(a, b)) return [a.confidence < ONCE ? weakened(a, DISPUTED) : a];
    if (b.isWithoutLine && key(a) !== key(b)) return [{ ...weakened(b, ALONE), rival: a.value }];
    if (key(a) === key(b)) return [{ ...a, confidence: 1 - (1 - a.confidence) * (1 - b.confidence) }];
    const pointed = [a, b].find((one) => lostItsPoint(one === a ? b : a, one));
    if (pointed) return [{ ...pointed, confidence: 1 - (1 - a.confidence) * (1 - b.confidence) }];
    const [numbered, other] = endsInNumeral(a) ? [a, b] : [b, a];
    if (endsInNumeral(numbered) && endsInStrokes(other, numbered)) return [numbered];
    if (differInLetters(a, b)) {
      const best = betterText(a, b);
      return [{ ...(isGuess(a, b) ? weakened(best, DISPUTED) : best), rival: (best === a ? b : a).value }];
    }
    const plain = withoutNoiseBefore(a, b);
    if (plain) return [{ ...weakened(plain, ALONE), rival: (plain === a ? b : a).value }];
    const [best, less] = a.confidence >= b.confidence ? [a, b] : [b, a];
    if (isClearly(best, less) && !losesThousands(best, less))
      return [{ ...weakened(best, ALONE), rival: less.value }];
    return [
      { ...weakened(best, DOUBT), rival: less.value },
      { ...weakened(less, DOUBT), rival: best.value },
    ];
  });
}

/**
 * Print that the first look passed over at first was read alone by it, too: the same picture gives the same reading again, and no other witness. `1,624.67` of
 * 1,524.67, at 0.63 each time; of the three such amounts below this that were found, two were wrong.
 */
const isSameLook = (a: Candidate, b: Candidate) =>
  typeof a.value === 'number' &&
  a.value === b.value &&
  Math.abs(a.confidence - b.confidence) < HAIR &&
  a.box !== null &&
  b.box !== null &&
  SIDES.every((side) => Math.abs(a.box![side] - b.box![side]) < HAIR);
const SIDES = ['x0', 'x1', 'y0', 'y1'] as const;
/** Points, and certainty: only sums of fractions differ by less. */
const HAIR = 1e-6;
const ONCE = 0.66;

/** `226080` beside `2,260.80`: the same figures, of whose signs one look lost all; nobody sees signs that are not there. */
const lostItsPoint = ({ value: lost }: Candidate, { value: whole }: Candidate): boolean =>
  typeof lost === 'number' &&
  typeof whole === 'number' &&
  lost >= LEAST_LOST &&
  Number.isInteger(lost) &&
  !Number.isInteger(whole) &&
  Math.round(whole * 100) === lost;
const LEAST_LOST = 10_000;

/** `19` of an empty box that the first look passed over: a line's number, or two strokes of dirt. */
const isBare = ({ value }: Candidate) => typeof value === 'number' && Number.isInteger(value) && value < 100;

/** `Nguyet L Hallam III` and `Nguyet L Hallam 111`: the same strokes, one look's of which are a numeral. */
const endsInNumeral = ({ value }: Candidate) => / I{2,3}$/.test(String(value));
const endsInStrokes = ({ value }: Candidate, numbered: Candidate) =>
  String(value).replace(/ ([Il1|!T]{2,3})$/, (end) => ` ${'I'.repeat(end.length - 1)}`) === numbered.value;

/** `4471 Glenhaven Cir Apt 305` and `4471 Glenhaven Cir`: a box of its own holds the number, which one look passed over. */
const losesUnit = ({ value: whole }: Candidate, { value: street }: Candidate): boolean =>
  String(whole).startsWith(`${street} `) && UNIT.test(String(whole).slice(String(street).length + 1));
const UNIT = /^(?:Apt|Unit|Ste|Suite|#) ?\w{1,5}$/i;

/** Of an address of e-mail every sign must be seen alike twice: `mail.examole.org` reaches nobody. */
const isOtherAddress = ({ value: a }: Candidate, { value: b }: Candidate) =>
  [a, b].every((value) => String(value).includes('@')) && a !== b;

/** A name that is somebody else's by a letter is not shown. */
const DISPUTED = 0.35;

/** A sure reading stands against one that was not sure of itself. */
const CLEAR = 0.9;
const CLEAR_BY = 0.25;

const isClearly = (best: Candidate, less: Candidate) =>
  best.confidence >= CLEAR && best.confidence - less.confidence >= CLEAR_BY;

/** `JEI Paso` and `le Paso`: two looks that are unsure and read different letters are two guesses. */
const isGuess = (a: Candidate, b: Candidate) =>
  Math.max(a.confidence, b.confidence) < GUESS &&
  Math.min(a.confidence, b.confidence) >= RUBBISH &&
  !isFuller(a, b) &&
  !isFuller(b, a);
const GUESS = 0.7;
/** `Lechiiician` at 0: so unsure of all its letters a look is no witness. */
const RUBBISH = 0.1;

/** Of two texts the fuller one where one holds the other, unless what it adds is doubtful; else the surer one. */
function betterText(a: Candidate, b: Candidate): Candidate {
  const surer = b.confidence >= a.confidence ? b : a;
  const whole = [a, b].find((one) => losesLetter(one === a ? b : a, one));
  if (whole && whole.confidence >= DOUBTFUL) return whole;
  if (withoutNoiseBefore(a, b) === surer && [a, b].some(hasLetterBefore)) return surer;
  const fuller = isFuller(a, b) ? a : isFuller(b, a) ? b : surer;
  const isDoubtful = fuller.confidence < DOUBTFUL && surer.confidence - fuller.confidence >= CLEAR_BY;
  return isDoubtful ? surer : fuller;
}
const DOUBTFUL = 0.6;

/** `Ra esh` of Rajesh: what hangs below the line was taken away with a rule, and paper is left where it stood. */
function losesLetter({ value: torn }: Candidate, { value: whole }: Candidate): boolean {
  const parts = String(torn).toLowerCase().split(' ');
  return String(whole)
    .toLowerCase()
    .split(' ')
    .some((word) =>
      parts.some((end, at) => {
        const start = parts[at - 1] ?? '';
        const isPart =
          Math.min(start.length, end.length) >= 2 && word.length === start.length + 1 + end.length;
        return isPart && word.startsWith(start) && word.endsWith(end);
      }),
    );
}

/** Holds one all the other does, at one place or around a middle initial: `Ana J Lindqvist`, `Ana Lindqvist`. */
const isFuller = (one: Candidate, other: Candidate) =>
  (key(one).includes(key(other)) && !addsScrap(one, other)) || key(withoutInitial(one)) === key(other);
/** `Rowan & Sons LLC dé`, where the other look saw nothing behind the suffix: the side of the box. */
const addsScrap = ({ value: one }: Candidate, { value: other }: Candidate) =>
  hasCompanySuffix(String(other)) && /^ \p{Ll}{1,2}$/u.test(String(one).replace(String(other), ''));
const withoutInitial = (name: Candidate): Candidate => ({
  ...name,
  value: String(name.value).replace(/(?<=\p{L}{2} )\p{L}\.? (?=\p{L}{2})/u, ''),
});

/** The corner of a box is read as `E` or `L`, apart from the name in it. */
const hasLetterBefore = ({ value }: Candidate) => /^\p{L}[^\p{L}\p{N}]* /u.test(String(value));

/** The box's own rule read as a `1`, `5` or `|` before the value: the reading without it is right, unless it is `4,760` of 14,760, unsure of a figure lost beside it. */
function withoutNoiseBefore(a: Candidate, b: Candidate): Candidate | null {
  const [short, long] = key(a).length < key(b).length ? [a, b] : [b, a];
  if (isClearly(long, short) || losesThousands(short, long)) return null;
  return key(long).length === key(short).length + 1 && key(long).endsWith(key(short)) ? short : null;
}

/** `884` and `7,884`, both of 27,884: a rule may be read as `1` or `5` before an amount, but as no other figure with a comma behind it. */
const losesThousands = ({ value: short }: Candidate, { value: long }: Candidate): boolean =>
  typeof short === 'number' &&
  typeof long === 'number' &&
  /^\d{3}(?:\.|$)/.test(String(short)) &&
  /^[^15]\d{3}(?:\.|$)/.test(String(long)) &&
  String(long).endsWith(String(short));

/** A contradicted value is doubtful until the form's arithmetic decides. */
const DOUBT = 0.5;

const weakened = (candidate: Candidate, times: number): Candidate => ({
  ...candidate,
  confidence: candidate.confidence * times,
});
