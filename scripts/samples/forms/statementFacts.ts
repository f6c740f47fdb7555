/** What a bank statement says: an account whose opening balance, movements and closing balance agree. */
import { cents, inventMoney } from '../invent/amounts.ts';
import { inventBank, inventBusiness, type Business } from '../invent/businesses.ts';
import { expectedAddress, fullName, inventAddress, inventPerson, type Address } from '../invent/people.ts';
import { seededRandom, seedFor, type Random } from '../random.ts';
import type { Expected } from '../sample.ts';

export interface Movement {
  readonly day: number;
  readonly text: string;
  /** Positive into the account, negative out of it. */
  readonly amount: number;
}

export interface StatementFacts {
  readonly bank: Business;
  readonly holder: string;
  readonly isBusiness: boolean;
  readonly address: Address;
  readonly account: string;
  readonly year: number;
  /** 1-12. */
  readonly month: number;
  readonly lastDay: number;
  readonly movements: readonly Movement[];
  readonly opening: number;
  readonly closing: number;
  readonly deposits: number;
  readonly withdrawals: number;
}

const CREDITS = ['ACH CREDIT PAYROLL', 'MOBILE DEPOSIT', 'TRANSFER FROM SAVINGS', 'CARD SETTLEMENT'] as const;
const DEBITS = [
  'DEBIT CARD GROCERY 0212',
  'CHECK #2087',
  'ELECTRIC CO AUTOPAY',
  'ATM WITHDRAWAL',
  'RENT PAYMENT',
  'FUEL STOP 881',
  'WIRE FEE',
] as const;

export function inventStatement(seed: number, isBusiness: boolean): StatementFacts {
  const random = seededRandom(seedFor(seed, isBusiness ? 'business statement' : 'statement'));
  const business = isBusiness ? inventBusiness(random, 'LLC') : null;
  const [year, month] = [random.between(2022, 2025), random.between(1, 12)];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const movements = inventMovements(random, lastDay);
  const sum = (sign: 1 | -1) =>
    cents(movements.reduce((all, { amount }) => all + Math.max(0, amount * sign), 0));
  const [deposits, withdrawals] = [sum(1), sum(-1)];
  const opening = inventMoney(random, Math.max(500, withdrawals - deposits + 100), 9_000 + withdrawals);
  return {
    bank: inventBank(random),
    holder: business?.name ?? fullName(inventPerson(random)),
    isBusiness,
    address: business?.address ?? inventAddress(random),
    account: random.digits(10),
    year,
    month,
    lastDay,
    movements,
    opening,
    deposits,
    withdrawals,
    closing: cents(opening + deposits - withdrawals),
  };
}

function inventMovements(random: Random, lastDay: number): Movement[] {
  const days = Array.from({ length: random.between(10, 20) }, () => random.between(1, lastDay)).sort(
    (a, b) => a - b,
  );
  return days.map((day, index) => {
    const isCredit = index < 1 || random.chance(0.35);
    const amount = inventMoney(random, 12, isCredit ? 2_800 : 1_100);
    return { day, text: random.pick(isCredit ? CREDITS : DEBITS), amount: isCredit ? amount : -amount };
  });
}

const two = (value: number): string => String(value).padStart(2, '0');
export const isoDay = ({ year, month }: StatementFacts, day: number): string =>
  `${year}-${two(month)}-${two(day)}`;
export const usDay = ({ year, month }: StatementFacts, day: number): string =>
  `${two(month)}/${two(day)}/${year}`;

export function expectStatement(facts: StatementFacts): Expected {
  const home = expectedAddress(facts.address);
  const formFields = {
    form: 'Bank statement',
    bankName: facts.bank.name,
    accountLast4: facts.account.slice(-4),
    periodStart: isoDay(facts, 1),
    periodEnd: isoDay(facts, facts.lastDay),
    openingBalance: facts.opening,
    closingBalance: facts.closing,
    totalDeposits: facts.deposits,
    totalWithdrawals: facts.withdrawals,
  };
  return facts.isBusiness
    ? { businessInfo: { businessName: facts.holder, businessAddress: home }, formFields }
    : { primaryPerson: { fullName: facts.holder, homeAddress: home }, formFields };
}
