/** Words that spell a label of whom the paper is not about: of the other party, of a kind of owner, of a state, of an office. */
import type { Word } from '../../reading/page.ts';
import { STATES } from '../values/places/states.ts';

/** Parties of a form whose names OCR may change into each other, and their labels with them. */
const PARTIES = ['employer', 'employee', 'payer', 'payee'];

/** `Employer address` is no misread `employee's address`: where the other party's name is printed clearly, it is meant. */
export const isOfOther = (label: string, words: readonly Word[], before: Word | undefined): boolean => {
  if (isKindOfOwner(label, before) || isWhatOfficeIsFor(label, before) || isOfState(label, words, before))
    return true;
  const printed = words.map(({ text }) => /^\W*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase().replace(/s$/, ''));
  return PARTIES.some(
    (party) =>
      printed.includes(party) && PARTIES.some((other) => label.startsWith(other)) && !label.includes(party),
  );
};
/** `Ownership type: Sole Proprietor`: the second word is no label of whoever that is; nor is that of `Home Occupation - Engraving`, `Professional Occupation - Attorney` one of the trade. */
const isKindOfOwner = (label: string, before: Word | undefined) =>
  (/^(?:proprietor|owner)/.test(label) && /^sole$/i.test(before?.text ?? '')) ||
  (label === 'occupation' &&
    /^(?:home|professional|business|general|regulated|licensed|skilled|personal)$/i.test(before?.text ?? ''));

/** `Ohio refund: $214`: of that state's return. */
const isOfState = (label: string, [first]: readonly Word[], before: Word | undefined) =>
  /^(?:refund|balance due|amount (?:due|owed)|tax due|total tax|taxable income)\b/.test(label) &&
  before !== undefined &&
  STATES.some(({ name }) => name.split(' ').at(-1)!.toLowerCase() === before.text.toLowerCase()) &&
  first!.box.x0 - before.box.x1 < first!.box.y1 - first!.box.y0;

/** `Department of Business License`: whose number no office's name asks for. */
const isWhatOfficeIsFor = (label: string, before: Word | undefined) =>
  /^business (?:license|permit)\b/.test(label) && /^of$/i.test(before?.text ?? '');

/** `Renowned by` is no `owned by` (one letter in front may be a box's); `Rd., Bay 9` no `dba`, nor `FEED` a `fee`: in text no letter is glued to a label by mistake. `TINS` are more of the same. */
export const isOfOtherWords = (label: string, words: readonly Word[], strayBefore: number): boolean =>
  (label.includes(' ') && strayBefore > 1 && /^\p{L}+$/u.test(words[0]!.text)) ||
  (!/[^\p{L}]/u.test(label) &&
    (words.length > 1 || (label.length <= SHORTEST && !/s$/i.test(words[0]!.text))));
const SHORTEST = 3;
