/** What a Form 1040 says: a household of any filing status and figures that add up line by line. */
import {
  expectedAddress,
  fullName,
  inventAddress,
  inventPerson,
  type Address,
  type Person,
} from '../invent/people.ts';
import { seededRandom, seedFor, type Random } from '../random.ts';
import type { Expected, ExpectedValues } from '../sample.ts';

export const FILING_STATUSES = [
  'Single',
  'Married filing jointly',
  'Married filing separately',
  'Head of household',
  'Qualifying surviving spouse',
] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** Whole dollars. */
export interface ReturnFigures {
  readonly wages: number;
  readonly interest: number;
  readonly dividends: number;
  readonly totalIncome: number;
  readonly deduction: number;
  readonly taxableIncome: number;
  readonly tax: number;
  readonly withheld: number;
  readonly refund: number;
  readonly owed: number;
}

export interface Household {
  readonly taxYear: number;
  /** Form 1040-SR, for those born 65 years ago. */
  readonly isSenior: boolean;
  readonly status: FilingStatus;
  readonly primary: Person;
  readonly spouse: Person | null;
  readonly address: Address;
  readonly dependants: readonly Person[];
  readonly preparer: Person | null;
  readonly figures: ReturnFigures;
}

/** Standard deduction: single (and separate), joint (and surviving spouse), head of household. */
const DEDUCTIONS: Readonly<Record<number, readonly [number, number, number]>> = {
  2018: [12_000, 24_000, 18_000],
  2019: [12_200, 24_400, 18_350],
  2020: [12_400, 24_800, 18_650],
  2021: [12_550, 25_100, 18_800],
  2022: [12_950, 25_900, 19_400],
  2023: [13_850, 27_700, 20_800],
  2024: [14_600, 29_200, 21_900],
  2025: [15_750, 31_500, 23_625],
};

export function inventHousehold(
  seed: number,
  taxYear: number,
  status?: FilingStatus,
  isSenior = false,
): Household {
  const random = seededRandom(seedFor(seed, `1040-${taxYear}`));
  const filing = status ?? random.pick(FILING_STATUSES);
  const primary = inventPerson(random);
  const hasSpouse = filing.startsWith('Married');
  const hasChildren = filing === 'Head of household' || filing === 'Qualifying surviving spouse';
  const children = random.between(hasChildren ? 1 : 0, 4);
  return {
    taxYear,
    isSenior,
    status: filing,
    primary,
    spouse: hasSpouse ? inventPerson(random, random.chance(0.7) ? primary.last : undefined) : null,
    address: inventAddress(random),
    dependants: Array.from({ length: children }, () => inventPerson(random, primary.last)),
    preparer: random.chance(0.5) ? inventPerson(random) : null,
    figures: inventFigures(random, deductionFor(taxYear, filing)),
  };
}

function deductionFor(taxYear: number, status: FilingStatus): number {
  const [single, joint, head] = DEDUCTIONS[taxYear] as readonly [number, number, number];
  if (status === 'Head of household') return head;
  return status === 'Married filing jointly' || status === 'Qualifying surviving spouse' ? joint : single;
}

function inventFigures(random: Random, deduction: number): ReturnFigures {
  const wages = random.between(31_000, 190_000);
  const interest = random.chance(0.7) ? random.between(11, 2_900) : 0;
  const dividends = random.chance(0.4) ? random.between(25, 4_800) : 0;
  const totalIncome = wages + interest + dividends;
  const taxableIncome = Math.max(0, totalIncome - deduction);
  const tax = Math.round(Math.min(taxableIncome, 44_000) * 0.11 + Math.max(0, taxableIncome - 44_000) * 0.22);
  const withheld = Math.max(120, tax + random.between(-900, 3_200));
  const [refund, owed] = [Math.max(0, withheld - tax), Math.max(0, tax - withheld)];
  return { wages, interest, dividends, totalIncome, deduction, taxableIncome, tax, withheld, refund, owed };
}

const MARITAL: Readonly<Partial<Record<FilingStatus, string>>> = {
  Single: 'Single',
  'Married filing jointly': 'Married filing jointly',
  'Married filing separately': 'Married',
  'Qualifying surviving spouse': 'Widowed',
};

/** `isFirstPageOnly`: what a photo of page 1 can tell; in 2018 that page held the people, and page 2 the figures. */
export function expectHousehold(household: Household, isFirstPageOnly = false): Expected {
  const { primary, spouse, address, dependants, status, taxYear } = household;
  const marital = MARITAL[status];
  const isPostcard = taxYear === 2018;
  const isWithoutFigures = isFirstPageOnly && isPostcard;
  return {
    primaryPerson: {
      fullName: fullName(primary),
      ssn: primary.ssn,
      homeAddress: expectedAddress(address),
      numberOfDependents: dependants.length,
      ...(marital ? { maritalStatus: marital } : {}),
      ...(isFirstPageOnly || isPostcard ? {} : { phoneNumber: primary.phone, email: primary.email }),
    },
    ...(spouse ? { spousePerson: { fullName: fullName(spouse), ssn: spouse.ssn } } : {}),
    ...(isWithoutFigures ? {} : { employmentStatus: { w2Income: true } }),
    formFields: {
      ...expectHead(household),
      ...(isWithoutFigures ? {} : expectIncome(household)),
      ...(isFirstPageOnly ? {} : expectTax(household)),
      ...(isFirstPageOnly && !isPostcard ? {} : expectOccupations(household)),
    },
  };
}

function expectHead({ taxYear, isSenior, status }: Household): ExpectedValues {
  return { form: isSenior ? '1040-SR' : '1040', taxYear, filingStatus: status };
}

function expectIncome({ figures }: Household): ExpectedValues {
  return {
    wages: figures.wages,
    ...(figures.interest ? { taxableInterest: figures.interest } : {}),
    ...(figures.dividends ? { ordinaryDividends: figures.dividends } : {}),
    totalIncome: figures.totalIncome,
    adjustedGrossIncome: figures.totalIncome,
    taxableIncome: figures.taxableIncome,
  };
}

function expectTax({ figures }: Household): ExpectedValues {
  return {
    totalTax: figures.tax,
    federalTaxWithheld: figures.withheld,
    ...(figures.refund ? { refundAmount: figures.refund } : {}),
    ...(figures.owed ? { amountOwed: figures.owed } : {}),
  };
}

function expectOccupations({ primary, spouse, status }: Household): ExpectedValues {
  return {
    occupation: primary.occupation,
    ...(spouse && status === 'Married filing jointly' ? { spouseOccupation: spouse.occupation } : {}),
  };
}
