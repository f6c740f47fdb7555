/** The filer and the spouse of a return, of whom a page asks for each part in a field of its own. */
import type { Word } from '../../reading/page.ts';
import { around } from '../sheet.ts';
import { street } from './address.ts';
import type { Asks, Who } from './askedLabels.ts';
import { askedPeople, type Answers } from './askedPeople.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { personName, text } from './names.ts';
import { ssn } from './nineDigits.ts';
import { withKind } from './partsInFields.ts';
import { parsePlace } from './place.ts';
import { inOneLine } from './sentences.ts';
import { phone } from './plain.ts';
import type { Parsed, Parts, Shape } from './shape.ts';

/** The parts may stand in lines of their own; where their words were found is told as it is. */
function inBox(shape: Shape, words: readonly Word[] = []): Parts | null {
  const line = inOneLine(words);
  const value = words.length > 0 ? shape(line, around(line.map(({ box }) => box)))?.value : null;
  return value
    ? { value: { ...value, words: value.words.map((word) => words[line.indexOf(word)] ?? word) } }
    : null;
}

const asked =
  (who: Who, read: (answers: Answers) => Parts | null): Shape =>
  (words) =>
    read(askedPeople(words)[who]);

/** The whole name, or first and last name of which neither is missing; of a couple in one field other rules tell both. */
function nameOf(answers: Answers): Parts | null {
  const parts: readonly Asks[] = ['first', 'middle', 'last', 'suffix'];
  const isWhole = answers.has('first') && answers.has('last');
  const words = isWhole ? parts.flatMap((part) => answers.get(part) ?? []) : answers.get('name');
  return words?.some(({ text: print }) => /^(?:and|&)$/i.test(print)) ? null : inBox(personName, words);
}

const valueOf =
  (part: Asks, shape: Shape) =>
  (answers: Answers): Parts | null =>
    inBox(shape, answers.get(part));

/** An address of which no part is missing but the unit. */
function homeOf(answers: Answers): Omit<Parts, 'value' | 'name'> | null {
  const parts = answers.has('place') ? (['place'] as const) : (['city', 'state', 'zip'] as const);
  const print = parts.flatMap((part) => answers.get(part) ?? []);
  const line = inOneLine(print);
  const place = parts.every((part) => answers.has(part)) ? parsePlace(line) : null;
  const own = [...(answers.get('street') ?? []), ...withKind(answers.get('unit') ?? [], 'Apt')];
  const said = inBox(street, own)?.value;
  if (!place || place.before.length > 0 || !said) return null;
  const [city, state, zipCode] = [place.city, place.state, place.zipCode].map(({ value, words }): Parsed => ({
    value,
    words: words.map((word) => print[line.indexOf(word)] ?? word),
  }));
  return { street: said, city: city!, state: state!, zipCode: zipCode! };
}
const homePart =
  (part: 'street' | 'city' | 'state' | 'zipCode') =>
  (answers: Answers): Parts | null => {
    const value = homeOf(answers)?.[part];
    return value ? { value } : null;
  };

export const askedOfReturn = {
  askedName: asked('filer', nameOf),
  askedSpouse: asked('spouse', nameOf),
  askedSsn: asked('filer', valueOf('ssn', ssn)),
  askedSpouseSsn: asked('spouse', valueOf('ssn', ssn)),
  askedBirthday: asked('filer', valueOf('born', date)),
  askedSpouseBirthday: asked('spouse', valueOf('born', date)),
  askedPhone: asked('filer', valueOf('phone', phone)),
  askedSpousePhone: asked('spouse', valueOf('phone', phone)),
  askedEmail: asked('filer', valueOf('email', email)),
  askedSpouseEmail: asked('spouse', valueOf('email', email)),
  askedWork: asked('filer', valueOf('work', text)),
  askedSpouseWork: asked('spouse', valueOf('work', text)),
  askedStreet: asked('filer', homePart('street')),
  askedCity: asked('filer', homePart('city')),
  askedState: asked('filer', homePart('state')),
  askedZipCode: asked('filer', homePart('zipCode')),
};
