/** A value on its way to becoming a found value: where it goes, where it stood, how sure it is. */
import type { FoundValue, TargetPath } from '#domain/documents/extraction';
import type { Word } from '../reading/page.ts';
import type { Use } from './formDefinition.ts';
import { groupBy } from './groupBy.ts';
import { asPrinted } from './sheet/movedPrint.ts';
import { around } from './sheet/sheet.ts';
import type { Parsed } from './values/shape.ts';

export interface Candidate extends Omit<FoundValue, 'form'> {
  /** What the other of two looks at the same box read instead. */
  readonly rival?: Candidate['value'];
  /** Both looks read a word of it clearly, and not as the same one. */
  readonly isDisputed?: boolean;
  /** Digits of a comb that differ from the first look's only where a line of the comb runs through them: that look read the line. */
  readonly isWithoutLine?: boolean;
  /** Two closer looks read it so, at different sizes, and the first one otherwise; or what it says is known and what that one said is not. */
  readonly isSeenTwice?: boolean;
  /** Of an amount: are its cents printed? */
  readonly hasCents?: boolean;
}

/** Each misread letter of the label costs this much certainty. */
const EDIT_COST = 0.03;

/** A candidate from the words of a value; its certainty is that of the worst word and of its label. */
export function toCandidate(
  to: TargetPath,
  parsed: Parsed,
  page: number,
  use: Use,
  labelEdits: number,
): Candidate {
  const sureness = Math.min(1, ...parsed.words.map((word) => word.confidence));
  return {
    to,
    value: parsed.value,
    page,
    box: parsed.words.length > 0 ? around(parsed.words.map((word) => asPrinted(word).box)) : null,
    confidence: Math.max(0, sureness - EDIT_COST * labelEdits),
    source: parsed.words.length > 0 ? sourceOf(parsed.words) : 'derived',
    use,
  };
}

function sourceOf(words: readonly Word[]): Word['source'] {
  if (words.some((word) => word.source === 'ocr')) return 'ocr';
  return words.some((word) => word.source === 'form-field') ? 'form-field' : 'text';
}

/** Of one copy a scan loses a point: `Vale Services, L.P` is `Vale Services, L.P.`, while points part figures and addresses of e-mail. */
const keyOf = ({ value }: Candidate) => {
  const letters = String(value).normalize('NFD').toLowerCase();
  return letters.replace(/[\d@]/.test(letters) ? /[^a-z0-9.-]/g : /[^a-z-]/g, '');
};

/** Of one copy a scan loses a word between others: `Ana Solis` is the other copy's `Ana Trevino Solis`, where that is read clearly. */
const wholeOf = (one: Candidate, rivals: readonly Candidate[]): Candidate => {
  if (one.source !== 'ocr') return one;
  const words = keysOf(one);
  const isWhole = (rival: Candidate) => {
    const all = keysOf(rival);
    const at = words.findIndex((word, place) => word !== all[place]);
    const lost = all.length - words.length;
    return at > 0 && lost > 0 && words.slice(at).every((word, place) => word === all[at + lost + place]);
  };
  const whole = rivals.find((rival) => rival.confidence >= CLEAR && isWhole(rival));
  // which may itself have lost one
  return whole ? wholeOf(whole, rivals) : one;
};
const keysOf = ({ value }: Candidate) => String(value).toLowerCase().split(' ');
const CLEAR = 0.8;

/** One candidate for each target: copies vote with their certainty, the surest of the winning value is kept. */
export function vote(candidates: readonly Candidate[]): Candidate[] {
  const byTarget = groupBy(candidates, (candidate) => candidate.to);
  return [...byTarget.values()].map((rivals) => {
    const camps = [...groupBy(rivals, (rival) => keyOf(wholeOf(rival, rivals))).values()];
    const weight = (camp: Candidate[]) => camp.reduce((sum, { confidence }) => sum + confidence, 0);
    const winner = camps.sort((a, b) => weight(b) - weight(a))[0]!;
    const whole = winner.filter((one) => wholeOf(one, rivals) === one);
    const best = whole.sort((a, b) => b.confidence - a.confidence)[0]!;
    // Readings that agree are surer together than each of them alone; those that disagree take their share away.
    const together = 1 - winner.reduce((doubt, { confidence }) => doubt * (1 - confidence), 1);
    const isWitness = (other: Candidate) => other.confidence >= best.confidence * WITNESS;
    const doubt = camps.some(([other]) => readsLetter(other!, best) && isWitness(other!)) ? LETTER : 1;
    return { ...best, confidence: (doubt * together * weight(winner)) / (weight(rivals) || 1) };
  });
}

/** What is left of the certainty of a text where one of its copies has a letter for a digit: `Apt 4B` is sooner read as `Apt 48` than the other way, unless that copy is as unsure as this. */
const LETTER = 0.5;
const WITNESS = 0.5;
const DIGIT_OF: Readonly<Record<string, string>> = { b: '8', s: '5', o: '0', i: '1', l: '1', z: '2', g: '6' };

function readsLetter(other: Candidate, best: Candidate): boolean {
  const [letters, digits] = [keyOf(other), keyOf(best)];
  const differing = [...digits].flatMap((digit, at) => (letters[at] === digit ? [] : [[letters[at], digit]]));
  return (
    letters.length === digits.length &&
    differing.length > 0 &&
    differing.every(([letter, digit]) => DIGIT_OF[letter!] === digit)
  );
}
