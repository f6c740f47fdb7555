/** Reads pages with their panels one below the other, where they have some, and as they are printed: what one reading does not say the other may. */
import type { Candidate } from '../candidate.ts';
import type { MappedSheet } from './cells.ts';

/** `primaryPerson.homeAddress` of its street: of two readings one tells the whole. */
const wholeOf = (to: string) => /^.*Address(?=\.)/.exec(to)?.[0] ?? to;

/** The values for what the first reading says nothing of. */
function besides(second: readonly Candidate[], first: readonly Candidate[]): Candidate[] {
  const told = new Set(first.map(({ to }) => wholeOf(to)));
  return second.filter(({ to }) => !told.has(wholeOf(to)));
}

const CONTACT = /^spousePerson\.(phoneNumber|email)$/;

/** Without how the spouse is reached where nothing else says how who files is: in the last line of one panel it is of both. */
function withoutLoneContact(values: readonly Candidate[]): Candidate[] {
  return values.filter(({ to, value }) => {
    const contact = CONTACT.exec(to)?.[1];
    const own = values.find((other) => other.to === `primaryPerson.${contact}`);
    return !contact || (own !== undefined && own.value !== value);
  });
}

/** Panels tell more surely whose their answers are; of a scan the boxes were looked at twice where they are printed. */
export function withPanels(
  maps: readonly MappedSheet[],
  read: (maps: readonly MappedSheet[]) => Candidate[],
): Candidate[] {
  const whole = read(maps);
  if (maps.every(({ unfolded }) => !unfolded)) return whole;
  const inPanels = withoutLoneContact(read(maps.map((map) => map.unfolded ?? map)));
  const isScan = maps.some(({ sheet }) => sheet.source === 'ocr');
  return isScan ? [...whole, ...besides(inPanels, whole)] : [...inPanels, ...besides(whole, inPanels)];
}
