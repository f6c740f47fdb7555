/** What the 1099s say: who paid whom, and each form's boxes in its own words. */
import { inventMoney } from '../invent/amounts.ts';
import { inventBusiness, inventEmployer, type Business } from '../invent/businesses.ts';
import {
  expectedAddress,
  fullName,
  inventAddress,
  inventPerson,
  type Address,
  type Person,
} from '../invent/people.ts';
import { seededRandom, seedFor, type Random } from '../random.ts';
import type { Expected } from '../sample.ts';

export type Form1099 = '1099-NEC' | '1099-MISC' | '1099-INT' | '1099-DIV' | '1099-K' | '1099-R';

export interface Box1099 {
  readonly number: string;
  readonly label: string;
  /** Its name among the expected fields; absent for boxes nobody asks for. */
  readonly name?: string;
  /** Range of the amount in dollars; absent where the box stays empty. */
  readonly range?: readonly [number, number];
}

const money = (number: string, label: string, name?: string, range?: readonly [number, number]): Box1099 => ({
  number,
  label,
  ...(name ? { name } : {}),
  ...(range ? { range } : {}),
});
const TAX = money('4', 'Federal income tax withheld', 'federalIncomeTaxWithheld', [40, 900]);

export const BOXES: Readonly<Record<Form1099, readonly Box1099[]>> = {
  '1099-NEC': [
    money('1', 'Nonemployee compensation', 'nonemployeeCompensation', [700, 88_000]),
    money('2', 'Payer made direct sales totaling $5,000 or\nmore of consumer products for resale'),
    money('3', ''),
    TAX,
  ],
  '1099-MISC': [
    money('1', 'Rents', 'rents', [4_000, 30_000]),
    money('2', 'Royalties'),
    money('3', 'Other income', 'otherIncome', [650, 60_000]),
    TAX,
    money('5', 'Fishing boat proceeds'),
    money('6', 'Medical and health care payments'),
    money('8', 'Substitute payments in lieu of\ndividends or interest'),
    money('9', 'Crop insurance proceeds'),
    money('10', 'Gross proceeds paid to an\nattorney'),
    money('12', 'Section 409A deferrals'),
  ],
  '1099-INT': [
    money('1', 'Interest income', 'interestIncome', [11, 2_400]),
    money('2', 'Early withdrawal penalty'),
    money('3', 'Interest on U.S. Savings Bonds\nand Treasury obligations'),
    TAX,
    money('5', 'Investment expenses'),
    money('6', 'Foreign tax paid'),
    money('8', 'Tax-exempt interest'),
    money('9', 'Specified private activity bond\ninterest'),
    money('10', 'Market discount'),
    money('11', 'Bond premium'),
  ],
  '1099-DIV': [
    money('1a', 'Total ordinary dividends', 'ordinaryDividends', [900, 5_200]),
    money('1b', 'Qualified dividends', 'qualifiedDividends', [100, 890]),
    money('2a', 'Total capital gain distr.'),
    money('2b', 'Unrecap. Sec. 1250 gain'),
    money('3', 'Nondividend distributions'),
    TAX,
    money('5', 'Section 199A dividends'),
    money('6', 'Investment expenses'),
    money('7', 'Foreign tax paid'),
    money('9', 'Cash liquidation distributions'),
  ],
  '1099-K': [
    money(
      '1a',
      'Gross amount of payment\ncard/third party network transactions',
      'grossPaymentCardAmount',
      [2_000, 64_000],
    ),
    money('1b', 'Card Not Present transactions'),
    money('2', 'Merchant category code'),
    money('3', 'Number of payment transactions'),
    TAX,
    money('5a', 'January'),
    money('5b', 'February'),
    money('5c', 'March'),
    money('5d', 'April'),
    money('5e', 'May'),
  ],
  '1099-R': [
    money('1', 'Gross distribution', 'grossDistribution', [9_000, 42_000]),
    money('2a', 'Taxable amount', 'taxableAmount', [2_000, 8_900]),
    money('2b', 'Taxable amount not determined'),
    money('3', 'Capital gain (included in box 2a)'),
    TAX,
    money('5', 'Employee contributions/Designated\nRoth contributions'),
    money('6', "Net unrealized appreciation in\nemployer's securities"),
    money('7', 'Distribution code(s)'),
    money('8', 'Other'),
    money('9a', 'Your percentage of total distribution'),
  ],
};

export interface Facts1099 {
  readonly form: Form1099;
  readonly taxYear: number;
  readonly payer: Business;
  /** A person, or (now and then on a 1099-NEC) a business. */
  readonly person: Person | null;
  readonly business: Business | null;
  readonly address: Address;
  readonly account: string;
  readonly amounts: Readonly<Record<string, number>>;
}

export function invent1099(form: Form1099, seed: number): Facts1099 {
  const random = seededRandom(seedFor(seed, form));
  const business = form === '1099-NEC' && random.chance(0.3) ? inventBusiness(random, 'LLC') : null;
  return {
    form,
    taxYear: random.between(2020, 2024),
    payer: inventEmployer(random),
    business,
    person: business ? null : inventPerson(random),
    address: business?.address ?? inventAddress(random),
    account: `ACCT-${random.digits(5)}`,
    amounts: inventAmounts(random, BOXES[form]),
  };
}

/** Tax is withheld now and then; the first amount always stands. */
function inventAmounts(random: Random, boxes: readonly Box1099[]): Record<string, number> {
  const amounts: Record<string, number> = {};
  boxes.forEach(({ name, range }, index) => {
    const share = name === 'federalIncomeTaxWithheld' ? 0.35 : 0.8;
    if (name && range && (index === 0 || random.chance(share))) amounts[name] = inventMoney(random, ...range);
  });
  return amounts;
}

export const recipientName = ({ person, business }: Facts1099): string =>
  person ? fullName(person) : (business?.name ?? '');
export const recipientTin = ({ person, business }: Facts1099): string => person?.ssn ?? business?.ein ?? '';

export function expect1099(facts: Facts1099): Expected {
  const { person, business, payer, address } = facts;
  const formFields = {
    form: facts.form,
    taxYear: facts.taxYear,
    payerName: payer.name,
    payerTin: payer.ein,
    recipientName: recipientName(facts),
    recipientTin: recipientTin(facts),
    ...facts.amounts,
  };
  const home = expectedAddress(address);
  if (person)
    return { primaryPerson: { fullName: fullName(person), ssn: person.ssn, homeAddress: home }, formFields };
  const { name, ein } = business as Business;
  return { businessInfo: { businessName: name, ein, businessAddress: home }, formFields };
}
