/** Lines above a street that are surely a person, and no rest of a firm's name. */
import type { Line } from '../../sheet/sheet.ts';
import { isBusinessName, endsInTrade } from './businessWords.ts';
import { isGivenName } from './givenNames.ts';
import { isJunior } from './isPersons.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { textOf } from '../runs.ts';
import { isSurnameFirst } from './surnameFirst.ts';

/** `ABERNATHY, COLE J`, `Yolanda M Prichard`, `O'DELL BRIAN P`, `Emmett T Vance Jr`. */
export function isPerson({ words }: Line): boolean {
  const spelled = words.filter(({ text }) => /\p{L}/u.test(text)); // dirt behind an initial is no part of it
  return (
    spelled.length <= 4 &&
    !hasCompanySuffix(textOf(spelled)) && // `PUBLISHING, LLC`
    (isJunior(textOf(spelled)) ||
      /^\p{L}+,(?: \p{L}+\.?)+$|^\p{L}+ \p{L}\.? \p{L}[\p{L}'’-]+$/u.test(textOf(spelled)) ||
      isSurnameFirst(spelled))
  );
}

/** `Oluchi Eze-Barker`: a given name and a double surname. */
export const hasDoubleSurname = ({ words }: Line) =>
  words.length === 2 && /^\p{Lu}[\p{L}'’]{2,} \p{Lu}[\p{L}'’]{2,}-\p{Lu}\p{L}{2,}$/u.test(textOf(words));
/** Is the line below a firm's name surely a person's? */
export const namesPerson = (line: Line, firm: Line): boolean =>
  !isBusinessName(textOf(line.words)) &&
  (isPerson(line) || hasDoubleSurname(line) || (endsInTrade(textOf(firm.words)) && isPlain(line)));

/** `DEWEY HOLLIMAN`, `SOO-JIN PAK`, `MALIA KEKOA DRISCOLL`, `THANH BAO-CHAU PHAM` below a firm whose name is whole: two words or three that say nothing of a business. */
export const isPlain = ({ words }: Line) =>
  (words.length === 2 || words.length === 3) &&
  words.every(
    ({ text }, at) =>
      /^\p{L}{3,}$/u.test(text) ||
      (at === 0 && isGivenName(text)) ||
      (at === 1 && words.length === 3 && /^\p{L}{2,}-\p{L}{2,}$/u.test(text)) ||
      (at === words.length - 1 && SHORT.test(text)),
  ) &&
  !isBusinessName(textOf(words));

/** Surnames of two letters. */
const SHORT = /^(?:le|ly|vo|ho|do|ng|wu|li|lu|ma|xu|hu|yu|ko)$/i;
