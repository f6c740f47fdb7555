/** What a person trades as, in the line below their name: the business of a block whose first line is its owner. */
import type { Line } from '../../sheet/sheet.ts';
import { withHyphensMended } from './brokenHyphens.ts';
import { isBusinessName } from './businessWords.ts';
import { isGivenName } from './givenNames.ts';
import { isListedPerson, isPersons } from './isPersons.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { ANOTHER, foldName } from './ownName.ts';
import { PARTICLE } from './partsOfNames.ts';
import { isPerson } from './personLines.ts';
import { textOf } from '../runs.ts';
import { isListedByInitial, isSurnameFirst } from './surnameFirst.ts';

/** `HALVERSON, INGE` above `HANGMAN CREEK SADDLERY`: who is named by the surname first, and below it what they trade as. */
export function belowOwner(lines: readonly Line[]): readonly Line[] {
  const [first, trade, ...others] = lines;
  const owner = first && { ...first, words: withHyphensMended(first.words) };
  const isOwner =
    owner &&
    (/^\p{L}[\p{L}'’-]+, \p{L}+(?: \p{L}\.?)?$/u.test(textOf(owner.words)) ||
      isListedPerson(textOf(owner.words)) ||
      isSurnameFirst(owner.words) ||
      isListedByInitial(owner.words) ||
      (trade !== undefined &&
        (isFirmOf(owner, trade) ||
          isNamedAfter(owner, trade) ||
          bearsInitials(owner, trade) ||
          isOfAnother(owner, trade))));
  const isTradeName =
    trade &&
    trade.words.length > 1 &&
    !isPerson(trade) &&
    !ANOTHER.test(textOf(trade.words)) &&
    isAllLetters(trade);
  return isOwner && !hasCompanySuffix(textOf(owner.words)) && isTradeName ? [trade, ...others] : lines;
}
/** `Marcus T Boone` above `Harbor Pet Grooming`: the second says what a business does, and does not begin with it. */
const isFirmOf = (owner: Line, { words }: Line) =>
  withoutParticles(owner).length <= (isInitial(owner.words[1]) ? 4 : 3) &&
  (isGivenName(owner.words[0]!.text) ||
    isPerson(owner) ||
    isInitial(owner.words[1]) ||
    isPersons(textOf(owner.words)) ||
    isListed(owner)) &&
  !isBusinessName(textOf(owner.words)) &&
  isBusinessName(textOf(words)) &&
  !isBusinessName(words[0]!.text);
/** `Rosa da Luz Andrade` above `Little Harbor Family Child Care`: `da` makes no name longer. */
const withoutParticles = ({ words }: Line) =>
  words.filter(({ text }, at) => at === 0 || at === words.length - 1 || !PARTICLE.test(text));
/** `MARISOL DE LA CRUZ-TEJEDA` above `CASA VERDE SUCCULENTS`, `COASTAL THREADS`: a given name and a family's, and words that are neither. */
const isOfAnother = (owner: Line, trade: Line) =>
  isGivenName(owner.words[0]!.text) &&
  FAMILY.test(textOf(owner.words)) &&
  (trade.words.length > 2 || !mayBePerson(owner, trade)) &&
  !isPersons(textOf(trade.words));
const mayBePerson = (owner: Line, { words }: Line) =>
  words.length < 2 ||
  words.some(({ text }) => isGivenName(text) || !/^\p{L}{4,}$/u.test(text)) ||
  owner.words.some(({ text }) => text.split('-').includes(words.at(-1)!.text));
const FAMILY =
  /^\p{L}+(?: \p{L}\.?)? (?:(?:de l(?:a|os|as)|del|van de[rn]?) \p{L}[\p{L}'’-]+|\p{L}{3,}-\p{L}{3,})$/iu;
/** `DELACRUZ-OBI, MARISSA THEODORA`. */
const isListed = ({ words }: Line) => /^\p{L}[\p{L}'’-]+, \p{L}+ \p{L}+\.?$/u.test(textOf(words));
/** `BEAUREGARD D NGUYEN CLAIR`: in the middle of a person's name. */
const isInitial = (word: Line['words'][number] | undefined) => /^\p{Lu}\.?$/u.test(word?.text ?? '');
/** `TESSA M QUARLES` above `QUARLES MERCANTILE`, `MARCUS BOONE` above `BOONE POOL SERVICE`: named after the owner, whose initial tells a person, or the words behind the name a trade. */
const isNamedAfter = (owner: Line, { words: [first, ...others] }: Line) =>
  others.length > 0 &&
  (isPerson(owner) ||
    (owner.words.length === 2 && !isBusinessName(textOf(owner.words)) && isBusinessName(textOf(others)))) &&
  !owner.words[0]!.text.endsWith(',') &&
  foldName(owner.words.at(-1)!.text) === foldName(first!.text);
/** `Ilse-Marie Wren` above `IMW Imagery`: named by the initials of its owner. */
const bearsInitials = (owner: Line, { words: [mark, ...others] }: Line) => {
  const initials = textOf(owner.words)
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    others.length > 0 &&
    owner.words.length > 1 &&
    initials.length >= FEWEST_INITIALS &&
    mark!.text === initials &&
    !isBusinessName(textOf(owner.words)) &&
    isBusinessName(textOf(others))
  );
};
const FEWEST_INITIALS = 3;
const isAllLetters = ({ words }: Line) => words.every(({ text }) => /^[\p{L}'’&.-]+$/u.test(text));
