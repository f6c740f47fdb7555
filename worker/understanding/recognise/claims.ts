/** Which label owns which words of a page, while labels are looked for: each word belongs to one at most. */
import type { Word } from '../../reading/page.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { foldLetters } from '../sheet/letters.ts';

export interface Claims {
  readonly has: (word: Word) => boolean;
  /** May no other label have it, or none but the misread one of which its own is a part? */
  readonly isTaken: (word: Word, misread: string | null) => boolean;
  readonly claim: (landmark: Landmark) => void;
  /** Of labels that are not printed exactly so those that are nearest to their print; where one holds others as its parts, these are none of their own. */
  readonly claimMisread: (landmarks: readonly Landmark[]) => void;
  readonly landmarks: () => Landmark[];
}

/** One letter in six of a label may differ. */
export const LETTERS_PER_EDIT = 6;

export function createClaims(): Claims {
  const owners = new Map<Word, Landmark>();
  const found = new Set<Landmark>();
  const claim = (landmark: Landmark) => {
    for (const word of landmark.words) owners.set(word, landmark);
    found.add(landmark);
  };
  const release = (landmark: Landmark) => {
    for (const word of landmark.words) owners.delete(word);
    found.delete(landmark);
  };
  return {
    has: (word) => owners.has(word),
    isTaken: (word, misread) => {
      const owner = owners.get(word);
      return owner !== undefined && !(misread && holdsLabel(misread, owner.label));
    },
    claim,
    claimMisread: (landmarks) => {
      for (const landmark of landmarks.filter((one) => !landmarks.some((other) => isNearer(other, one)))) {
        const parts = new Set(landmark.words.flatMap((word) => owners.get(word) ?? []));
        if (![...parts].every((part) => isPartOf(part, landmark))) continue;
        parts.forEach(release);
        claim(landmark);
      }
    },
    landmarks: () => [...found],
  };
}

/** `Eriployee’s name, address and ZIP code` is nearer to the employee's label than to the employer's. */
const isNearer = (a: Landmark, b: Landmark) =>
  a.edits < b.edits && a.words[0] === b.words[0] && a.words.at(-1) === b.words.at(-1);

/**
 * `postal code, and telephone no.` is no label of its own behind a misread `or foreign`. A text misreads nothing, and half as many letters may
 * differ as elsewhere: `Total deposits and debits` is no misread `total deposits and credits`.
 */
const isPartOf = (part: Landmark, whole: Landmark) =>
  whole.words[0]!.source === 'ocr' &&
  whole.edits <= foldLabel(whole.label).length / (2 * LETTERS_PER_EDIT) &&
  holdsLabel(whole.label, part.label) &&
  part.words.length < whole.words.length &&
  part.words.every((word) => whole.words.includes(word));
const holdsLabel = (whole: string, part: string) => foldLabel(whole).includes(foldLabel(part));

/** The forms' data name some thousand labels; every page is searched for all of them. */
const foldedLabels = new Map<string, string>();

/** Letters of a label that survive OCR. */
export function foldLabel(label: string): string {
  const known = foldedLabels.get(label);
  if (known !== undefined) return known;
  const folded = foldLetters(label);
  foldedLabels.set(label, folded);
  return folded;
}
