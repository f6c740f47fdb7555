/** Both of a return, both sides of a Form W-2 or a 1099, and a company, of whom a page asks for each part in a field of its own. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { street, wholeAddress } from '../places/address.ts';
import { COMPANY, COUPLE, EMPLOYMENT, PAYMENT, type Asks, type Sides, type Who } from './askedLabels.ts';
import { askedPeople, type Answers } from './askedPeople.ts';
import { date } from '../days/date.ts';
import { email } from '../names/email.ts';
import { businessName } from '../names/firmNames.ts';
import { personName } from '../names/names.ts';
import { text } from '../names/plainWords.ts';
import { ein, ssn } from '../numbers/nineDigits.ts';
import { withKind } from '../places/partsInFields.ts';
import { parsePlace } from '../places/place.ts';
import { inOneLine } from '../sentences.ts';
import { hasSpouse, ownWork, spouseWork } from './twoOccupations.ts';
import { phone } from '../plain.ts';
import type { Parsed, Parts, Shape } from '../shape.ts';

/** The parts may stand in lines of their own; where their words were found is told as it is. */
function inBox(shape: Shape, words: readonly Word[] = []): Parts | null {
  const line = inOneLine(words);
  const value = words.length > 0 ? shape(line, around(line.map(({ box }) => box)))?.value : null;
  return value
    ? { value: { ...value, words: value.words.map((word) => words[line.indexOf(word)] ?? word) } }
    : null;
}

type Read = (answers: Answers) => Parts | null;
const askedIn =
  (sides: Sides, who: Who) =>
  (read: Read): Shape =>
  (words) =>
    read(askedPeople(sides, words)[who]);
const filer = askedIn(COUPLE, 'own');
const spouse = askedIn(COUPLE, 'other');
const employee = askedIn(EMPLOYMENT, 'own');
const employer = askedIn(EMPLOYMENT, 'other');
const recipient = askedIn(PAYMENT, 'own');
const payer = askedIn(PAYMENT, 'other');
const company = askedIn(COMPANY, 'own');

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
function homeOf(answers: Answers, unit: string): Omit<Parts, 'value' | 'name'> | null {
  const parts = PLACES.find((asked) => answers.has(asked.at(-1)!)) ?? [];
  const print = parts.flatMap((part) => answers.get(part) ?? []);
  // `Reno / NV / 89501`
  const line = inOneLine(print.filter(({ text: sign }) => sign !== '/'));
  if (print.length === 0) return wholeHome(answers);
  const place = parts.length > 0 && parts.every((part) => answers.has(part)) ? parsePlace(line) : null;
  const [own] = toLines(answers.get('street') ?? []);
  const streetLine = [...(own?.words ?? []), ...withKind(answers.get('unit') ?? [], unit)];
  const said = inBox(street, streetLine)?.value;
  if (!place || place.before.length > 0 || !said) return null;
  const [city, state, zipCode] = [place.city, place.state, place.zipCode].map(({ value, words }): Parsed => ({
    value,
    words: words.map((word) => print[line.indexOf(word)] ?? word),
  }));
  return { street: said, city: city!, state: state!, zipCode: zipCode! };
}
/** `Address   249 Larch St Fl 2, Minot, ND 58701`: all of it in one field. */
function wholeHome(answers: Answers): Omit<Parts, 'value' | 'name'> | null {
  const words = answers.get('street') ?? [];
  const home = words.length > 0 ? wholeAddress(words, around(words.map(({ box }) => box))) : null;
  return home?.zipCode ? home : null;
}

/** What is asked for in one field or in several. */
const PLACES: readonly (readonly Asks[])[] = [['place'], ['city', 'state', 'zip'], ['city', 'state and zip']];
const homePart =
  (part: 'street' | 'city' | 'state' | 'zipCode', unit = 'Apt') =>
  (answers: Answers): Parts | null => {
    const value = homeOf(answers, unit)?.[part];
    return value ? { value } : null;
  };

export const asked = {
  askedName: filer(nameOf),
  askedSpouse: spouse(nameOf),
  askedSsn: filer(valueOf('ssn', ssn)),
  askedSpouseSsn: spouse(valueOf('ssn', ssn)),
  askedBirthday: filer(valueOf('born', date)),
  askedSpouseBirthday: spouse(valueOf('born', date)),
  askedPhone: filer(valueOf('phone', phone)),
  askedSpousePhone: spouse(valueOf('phone', phone)),
  askedEmail: filer(valueOf('email', email)),
  askedSpouseEmail: spouse(valueOf('email', email)),
  askedWork: filer(valueOf('work', ownWork)),
  askedSpouseWork: spouse(valueOf('work', text)),
  // behind that of who files
  workOfSpouse: filer((answers) =>
    hasSpouse(answers.get('work')) ? valueOf('work', spouseWork)(answers) : null,
  ),
  askedStreet: filer(homePart('street')),
  askedCity: filer(homePart('city')),
  askedState: filer(homePart('state')),
  askedZipCode: filer(homePart('zipCode')),
  employeeAsked: employee(nameOf),
  employeeStreet: employee(homePart('street')),
  employeeCity: employee(homePart('city')),
  employeeState: employee(homePart('state')),
  employeeZipCode: employee(homePart('zipCode')),
  employerAsked: employer(valueOf('name', businessName)),
  recipientAsked: recipient((answers) =>
    answers.has('first') ? nameOf(answers) : inBox(businessName, answers.get('name')),
  ),
  recipientStreet: recipient(homePart('street')),
  recipientCity: recipient(homePart('city')),
  recipientState: recipient(homePart('state')),
  recipientZipCode: recipient(homePart('zipCode')),
  payerAsked: payer(valueOf('name', businessName)),
  payerTinAsked: payer(valueOf('tin', ein)),
  companyAsked: company(valueOf('name', businessName)),
  companyEin: company(valueOf('tin', ein)),
  companyStreet: company(homePart('street', 'Suite')),
  companyCity: company(homePart('city')),
  companyState: company(homePart('state')),
  companyZipCode: company(homePart('zipCode')),
};
