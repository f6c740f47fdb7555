/** What business returns and Schedule C say: figures that add up, from receipts to profit. */
import { inventBusiness, type Business } from '../invent/businesses.ts';
import { expectedAddress, fullName, inventPerson, type Person } from '../invent/people.ts';
import { seededRandom, seedFor } from '../random.ts';
import type { ExpectedValues } from '../sample.ts';

/** Whole dollars. */
export interface BusinessFacts {
  readonly taxYear: number;
  readonly business: Business;
  readonly owner: Person;
  /** `mm/dd/yyyy`. */
  readonly started: string;
  readonly receipts: number;
  readonly costOfGoods: number;
  readonly grossProfit: number;
  readonly otherIncome: number;
  readonly totalIncome: number;
  readonly salaries: number;
  readonly rents: number;
  readonly deductions: number;
  readonly net: number;
  readonly assets: number;
}

export function inventBusinessFacts(
  seed: number,
  name: string,
  ending: string,
  hasGoods = true,
): BusinessFacts {
  const random = seededRandom(seedFor(seed, name));
  const business = inventBusiness(random, ending);
  const receipts = random.between(90_000, 2_400_000);
  const costOfGoods = hasGoods ? Math.round(receipts * (0.2 + random.next() * 0.3)) : 0;
  const grossProfit = receipts - costOfGoods;
  const otherIncome = hasGoods && random.chance(0.5) ? random.between(200, 9_000) : 0;
  const totalIncome = grossProfit + otherIncome;
  const salaries = Math.round(totalIncome * (0.2 + random.next() * 0.2));
  const rents = Math.round(totalIncome * (0.04 + random.next() * 0.1));
  const deductions = salaries + rents;
  const started = `${two(random.between(1, 12))}/${two(random.between(1, 28))}/${business.yearFounded}`;
  return {
    taxYear: random.between(2022, 2024),
    business,
    owner: inventPerson(random),
    started,
    receipts,
    costOfGoods,
    grossProfit,
    otherIncome,
    totalIncome,
    salaries,
    rents,
    deductions,
    net: totalIncome - deductions,
    assets: random.between(40_000, 1_500_000),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Revenue and net income have a place in the questionnaire for 2022 and 2023 only. */
const byYear = (taxYear: number, amount: number): ExpectedValues =>
  taxYear === 2022 || taxYear === 2023 ? { [`year${taxYear}`]: amount } : {};

export function expectBusiness(facts: BusinessFacts, businessType: string): ExpectedValues {
  const { business, taxYear } = facts;
  return {
    businessName: business.name,
    ein: business.ein,
    businessType,
    industry: business.trade,
    businessAddress: expectedAddress(business.address),
    annualRevenue: byYear(taxYear, facts.receipts),
    netIncome: byYear(taxYear, facts.net),
  };
}

export const expectOwner = ({ owner }: BusinessFacts): ExpectedValues => ({
  fullName: fullName(owner),
  ssn: owner.ssn,
});
