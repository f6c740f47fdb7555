/** Spells a scanned family name as the surer of two spouses has it, where OCR can read the one for the other: `Hemandez` for Hernandez, `Nifiez` for Núñez. */
import type { Candidate } from '../candidate.ts';
import { isSeenInEnglish } from '../closerLook/surerWord.ts';

/** Letters, or pairs of them, that look alike in print; each group is folded to its first. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn|nn|ni|in/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/ii|ti/g, 'u'],
  [/[lj1|]/g, 'i'],
];
const SUFFIX = /\s+(?:jr|sr|i{2,3}|iv)\.?$/i;

/** A name read as surely as this is a name of its own: Klem is nobody's Klein. */
const SURE = 0.96;

/** The values, with the less sure of two family names that differ only in such letters spelled as the other. */
export function sharedFamilyName(values: readonly Candidate[]): Candidate[] {
  const named = (to: Candidate['to']) => values.find((value) => value.to === to && value.source === 'ocr');
  const spouses = [named('primaryPerson.fullName'), named('spousePerson.fullName')];
  const [less, surer] = spouses.sort((a, b) => (a?.confidence ?? 0) - (b?.confidence ?? 0));
  if (!less || !surer || less.confidence === surer.confidence || less.confidence >= SURE) return [...values];
  const [own, other] = [familyName(less), familyName(surer)];
  const isMisread = looksOf(own) === looksOf(other) || isSeenInEnglish({ text: other }, { text: own });
  if (own === other || !isMisread) return [...values];
  const name = String(less.value);
  const at = name.lastIndexOf(own);
  const spelled = name.slice(0, at) + other + name.slice(at + own.length);
  return values.map((value) => (value.value === less.value ? { ...value, value: spelled } : value));
}

const familyName = ({ value }: Candidate): string =>
  String(value).replace(SUFFIX, '').split(' ').at(-1) ?? '';

const looksOf = (name: string): string =>
  ALIKE.reduce((text, [pattern, one]) => text.replace(pattern, one), name.normalize('NFD').toLowerCase());
