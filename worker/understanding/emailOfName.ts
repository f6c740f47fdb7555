/** Spells a scanned address of e-mail after the person's name where a letter of it was taken for one that looks like it: `jeaniuc.rao@` of Jean-Luc Rao. */
import type { Candidate } from './candidate.ts';

/** Letters that OCR takes for one another, each group. */
const ALIKE = ['il1jt', 'o0', 'ce', 'uv', 'gq', '5s'];
/** Shorter names may be the beginning of another word. */
const SHORTEST = 4;

/** The values, with the address of each person spelled after that person's name. */
export function emailOfName(values: readonly Candidate[]): Candidate[] {
  return values.map((value) => {
    const name = values.find(({ to }) => to === value.to.replace(/\.email$/, '.fullName'));
    const isScanned = value.to.endsWith('.email') && value.source === 'ocr';
    if (!isScanned || !name || name.confidence < value.confidence) return value;
    return { ...value, value: spelledAfter(String(value.value), namesOf(String(name.value))) };
  });
}

const namesOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^a-z]/g, ''))
    .filter((word) => word.length >= SHORTEST);

function spelledAfter(address: string, names: readonly string[]): string {
  const [own = '', host = ''] = address.split('@');
  const spelled = own.replace(/[a-z0-9]+/g, (word) => names.find((name) => looksLike(word, name)) ?? word);
  return `${spelled}@${host}`;
}

/** One letter is another one that looks like it, all others are the same. */
function looksLike(word: string, name: string): boolean {
  const differing = [...name].flatMap((letter, at) => (word[at] === letter ? [] : [letter + word[at]]));
  const areAlike = ([a, b]: string) => ALIKE.some((group) => group.includes(a!) && group.includes(b!));
  return word.length === name.length && differing.length === 1 && differing.every(areAlike);
}
