/** Whose return a summary tells of, where they stand in a table or in cards of their own: the taxpayer first, the spouse second. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';
import { address } from '../places/address.ts';
import { date } from '../days/date.ts';
import { email } from '../names/email.ts';
import { text } from '../names/plainWords.ts';
import { ssn } from '../numbers/nineDigits.ts';
import { peopleCards } from './peopleCards.ts';
import { peopleTable } from './peopleTable.ts';
import { phone } from '../plain.ts';
import type { Parsed, Shape } from '../shape.ts';

export interface Filer {
  readonly name: Parsed;
  readonly ssn?: Parsed | undefined;
  readonly born?: Parsed | undefined;
  readonly occupation?: Parsed | undefined;
}

const filersOf = (words: readonly Word[]) => (peopleTable(words) ?? peopleCards(words))?.filers ?? [];

const inBox = (shape: Shape, words: readonly Word[]) =>
  words.length > 0 ? shape(words, around(words.map(({ box }) => box))) : null;

const nameOf =
  (at: number): Shape =>
  (words) => {
    const name = filersOf(words)[at]?.name;
    return name ? { value: name } : null;
  };
const partOf =
  (at: number, part: Exclude<keyof Filer, 'name'>, shape: Shape): Shape =>
  (words) =>
    inBox(shape, filersOf(words)[at]?.[part]?.words ?? []);
const inCards =
  (shape: Shape): Shape =>
  (words) => {
    // of two telephones none is surely the taxpayer's
    const [found, other] = (peopleCards(words)?.runs ?? []).flatMap((run) => inBox(shape, run) ?? []);
    return found && !other ? found : null;
  };

export const peopleOfReturn = {
  listedName: nameOf(0),
  listedSpouse: nameOf(1),
  listedSsn: partOf(0, 'ssn', ssn),
  listedSpouseSsn: partOf(1, 'ssn', ssn),
  listedBirthday: partOf(0, 'born', date),
  listedSpouseBirthday: partOf(1, 'born', date),
  listedWork: partOf(0, 'occupation', text),
  listedSpouseWork: partOf(1, 'occupation', text),
  listedPhone: inCards(phone),
  listedEmail: inCards(email),
  listedAddress: ((words) =>
    inBox(address, peopleTable(words)?.below ?? peopleCards(words)?.home ?? [])) as Shape,
};
