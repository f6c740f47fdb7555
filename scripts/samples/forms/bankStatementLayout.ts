/** Bank statements in the layouts of statementLayouts.ts, each for a person or a business as the layout is used. */
import { cents, inventMoney, printMoney } from '../invent/amounts.ts';
import { cityLine } from '../invent/people.ts';
import { openSheet } from '../drawing/sheet.ts';
import { drawTypedPage } from '../drawing/typedPage.ts';
import { seededRandom, seedFor } from '../random.ts';
import type { DrawForm } from '../sample.ts';
import { expectStatement, inventStatement, isoDay, usDay, type StatementFacts } from './statementFacts.ts';
import { MORE_STATEMENT_LAYOUTS } from './moreStatementLayouts.ts';
import { STATEMENT_LAYOUTS, type StatementLayout } from './statementLayouts.ts';

/** Every layout, by name. */
export const ALL_STATEMENT_LAYOUTS = { ...STATEMENT_LAYOUTS, ...MORE_STATEMENT_LAYOUTS };

const words = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** `11/01/2024` as `11/01/24`. */
const short = (date: string): string => `${date.slice(0, 6)}${date.slice(8)}`;

function dates(facts: StatementFacts): Record<string, string> {
  const [first, last] = [isoDay(facts, 1), isoDay(facts, facts.lastDay)];
  const [start, end] = [usDay(facts, 1), usDay(facts, facts.lastDay)];
  const long = { dateStyle: 'long' } as const;
  const month = { month: 'short', day: 'numeric' } as const;
  return {
    start,
    end,
    startShort: short(start),
    endShort: short(end),
    startLong: words(first, long),
    endLong: words(last, long),
    startMonth: words(first, month),
    endLongShort: words(last, { ...month, year: 'numeric' }),
    startMonthOnly: words(first, { month: 'long' }),
    startDay: '1',
    endDay: String(facts.lastDay),
    year: String(facts.year),
    md: usDay(facts, 9).slice(0, 5),
    md1: start.slice(0, 5),
    mdEnd: end.slice(0, 5),
    monthDay: words(isoDay(facts, 9), month),
  };
}

function amounts(facts: StatementFacts, seed: number): Record<string, string> {
  const part = inventMoney(seededRandom(seed), 1, facts.withdrawals - 1);
  return {
    opening: printMoney(facts.opening),
    closing: printMoney(facts.closing),
    deposits: printMoney(facts.deposits),
    withdrawals: printMoney(facts.withdrawals),
    out1: printMoney(part),
    out2: printMoney(cents(facts.withdrawals - part)),
  };
}

function who({ bank, holder, address, account }: StatementFacts): Record<string, string> {
  const [street, city] = [address.street, cityLine(address)];
  return {
    bank: bank.name,
    BANK: bank.name.toUpperCase(),
    bankStreet: 'P.O. Box 6100',
    bankCity: cityLine(bank.address),
    holder,
    street,
    city,
    HOLDER: holder.toUpperCase(),
    STREET: street.toUpperCase(),
    CITY: city.toUpperCase(),
    account,
    accountSpaced: `${account.slice(0, 4)} ${account.slice(4, 8)} ${account.slice(8)}`,
    last4: account.slice(-4),
  };
}

export const bankStatementLayout =
  (name: keyof typeof ALL_STATEMENT_LAYOUTS): DrawForm =>
  async (drawing) => {
    const layout: StatementLayout = ALL_STATEMENT_LAYOUTS[name];
    const facts = inventStatement(seedFor(drawing.seed, name), layout.isBusiness);
    const sheet = await openSheet({ ...drawing, isFillable: false });
    drawTypedPage(sheet, layout.picture, { ...who(facts), ...dates(facts), ...amounts(facts, drawing.seed) });
    const expected = expectStatement(facts);
    const omitted = layout.omits ?? [];
    const formFields = Object.entries(expected.formFields).filter(
      ([field]) => !omitted.some((name) => name === field),
    );
    return {
      pdf: await sheet.finish(),
      documentType: 'bank-statement',
      form: 'Bank statement',
      taxYear: null,
      expected: { ...expected, formFields: Object.fromEntries(formFields) },
      ignore: ['businessInfo.businessType'],
    };
  };
