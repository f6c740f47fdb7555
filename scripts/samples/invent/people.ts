/** Invented people: names of every shape, addresses with and without apartments, SSNs that were never issued. */
import type { Random } from '../random.ts';
import { CITIES, FIRST_NAMES, LAST_NAMES, OCCUPATIONS, STREETS } from './words.ts';

export interface Address {
  /** With the apartment or suite at the end: `12 Elm St Apt 4B`. */
  readonly street: string;
  readonly streetLine: string;
  /** `4B`, without the word; `''` for a house. */
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

export interface Person {
  /** First name with the initial: `Renée M`. */
  readonly given: string;
  readonly last: string;
  /** `Jr`, `III` or `''`. */
  readonly suffix: string;
  /** Digits only, the first a 9. */
  readonly ssn: string;
  readonly phone: string;
  readonly email: string;
  readonly occupation: string;
}

/** `unitWord`: how the unit is written in one line (`Apt` at home, `Ste` in business). */
export function inventAddress(random: Random, unitWord: 'Apt' | 'Ste' = 'Apt'): Address {
  const [city, state, zip] = random.pick(CITIES);
  const streetLine = `${random.between(11, 9899)} ${random.pick(STREETS)}`;
  const unit = random.chance(0.35) ? random.pick(['4B', '12', '310', 'C', '1207']) : '';
  const zipCode = random.chance(0.25) ? `${zip}-${random.digits(4)}` : zip;
  const street = unit ? `${streetLine} ${unitWord} ${unit}` : streetLine;
  return { street, streetLine, unit, city, state, zipCode };
}

/** `last` keeps a family together. */
export function inventPerson(random: Random, last: string = random.pick(LAST_NAMES)): Person {
  const first = random.pick(FIRST_NAMES);
  const given = random.chance(0.5) ? `${first} ${random.pick([...'ABCDEFGHJKLMNPRSTW'])}` : first;
  const suffix = random.chance(0.12) ? random.pick(['Jr', 'Sr', 'III']) : '';
  const mailbox = plainLetters(`${first}.${last}`);
  return {
    given,
    last,
    suffix,
    ssn: `9${random.digits(2)}${random.between(10, 99)}${random.between(1000, 9999)}`,
    phone: inventPhone(random),
    email: `${mailbox}@${random.pick(['example.com', 'example.org', 'mail.example.net'])}`,
    occupation: random.pick(OCCUPATIONS),
  };
}

/** 555-01xx numbers are reserved for fiction. */
export function inventPhone(random: Random): string {
  return `(${random.pick(['208', '415', '617', '802', '919'])}) 555-01${random.digits(2)}`;
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
}

export const fullName = (person: Person): string =>
  [person.given, person.last, person.suffix].filter(Boolean).join(' ');
export const cityLine = (address: Address): string => `${address.city}, ${address.state} ${address.zipCode}`;
export const addressLines = (address: Address): string[] => [address.street, cityLine(address)];

/** The four parts a reader gives for an address. */
export const expectedAddress = ({ street, city, state, zipCode }: Address) => ({
  street,
  city,
  state,
  zipCode,
});
