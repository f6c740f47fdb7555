/** Are two people from documents the same human being? By SSN first, then by name. */
import type { ExtractedPerson } from '#domain/documents/extraction';

type Identity = Pick<ExtractedPerson, 'fullName' | 'ssn'>;

const digits = (ssn: string) => ssn.replace(/\D/g, '');

/** First and last word, without case, accents, dots and suffixes: middle names and initials come and go between forms. */
function nameKey(fullName: string): string {
  const plain = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain
    .replace(/[^\p{L}\s-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word && !/^(jr|sr|ii|iii|iv)$/.test(word));
  return words.length < 2 ? '' : `${words[0]} ${words.at(-1)}`;
}

const differences = (a: string, b: string) => [...a].filter((digit, at) => digit !== b[at]).length;

/**
 * Equal SSNs say yes; different ones say no, unless the names are equal and at most two digits differ (a misread digit).
 * Where an SSN is missing the names decide.
 */
export function isSamePerson(a: Identity, b: Identity): boolean {
  const [ssnA, ssnB] = [digits(a.ssn), digits(b.ssn)];
  const hasBoth = ssnA !== '' && ssnB !== '';
  if (hasBoth && ssnA === ssnB) return true;
  const hasSameName = nameKey(a.fullName) !== '' && nameKey(a.fullName) === nameKey(b.fullName);
  if (!hasBoth) return hasSameName;
  return hasSameName && ssnA.length === ssnB.length && differences(ssnA, ssnB) <= 2;
}
