/** What a W-2 says: one employee, one employer, figures that agree with each other as the law makes them. */
import { cents, inventMoney } from '../invent/amounts.ts';
import { inventEmployer, type Business } from '../invent/businesses.ts';
import {
  expectedAddress,
  fullName,
  inventAddress,
  inventPerson,
  type Address,
  type Person,
} from '../invent/people.ts';
import { seededRandom, seedFor, type Random } from '../random.ts';
import type { Expected, Sample } from '../sample.ts';

export interface W2Facts {
  readonly taxYear: number;
  readonly employee: Person;
  readonly address: Address;
  readonly employer: Business;
  readonly control: string;
  readonly wages: number;
  readonly federalTax: number;
  readonly socialWages: number;
  readonly socialTax: number;
  readonly medicareTax: number;
  /** Box 12a: elective deferrals, code D; 0 for none. */
  readonly deferral: number;
  readonly stateId: string;
  readonly stateTax: number;
}

const SOCIAL_RATE = 0.062;
const MEDICARE_RATE = 0.0145;

export function inventW2(seed: number): W2Facts {
  const random = seededRandom(seedFor(seed, 'W-2'));
  const figures = inventFigures(random);
  return {
    taxYear: random.between(2019, 2025),
    employee: inventPerson(random),
    address: inventAddress(random),
    employer: inventEmployer(random),
    control: random.chance(0.7) ? random.digits(6) : '',
    stateId: `${random.digits(5)}-${random.digits(3)}`,
    ...figures,
  };
}

/** Boxes 3 and 5 exceed box 1 by what went into a retirement plan. */
function inventFigures(random: Random) {
  const wages = inventMoney(random, 9_000, 98_000);
  const deferral = random.chance(0.4) ? cents(wages * 0.05) : 0;
  const socialWages = cents(wages + deferral);
  return {
    wages,
    deferral,
    socialWages,
    federalTax: cents(wages * (0.07 + random.next() * 0.09)),
    socialTax: cents(socialWages * SOCIAL_RATE),
    medicareTax: cents(socialWages * MEDICARE_RATE),
    stateTax: cents(wages * (0.02 + random.next() * 0.04)),
  };
}

function expectW2(facts: W2Facts): Expected {
  const { employee, address, employer } = facts;
  return {
    primaryPerson: { fullName: fullName(employee), ssn: employee.ssn, homeAddress: expectedAddress(address) },
    employmentStatus: { w2Income: true },
    formFields: {
      form: 'W-2',
      taxYear: facts.taxYear,
      employerName: employer.name,
      employerEin: employer.ein,
      employeeName: fullName(employee),
      employeeSsn: employee.ssn,
      wages: facts.wages,
      federalIncomeTaxWithheld: facts.federalTax,
      socialSecurityWages: facts.socialWages,
      socialSecurityTaxWithheld: facts.socialTax,
      medicareWages: facts.socialWages,
      medicareTaxWithheld: facts.medicareTax,
      state: address.state,
      stateWages: facts.wages,
      stateIncomeTax: facts.stateTax,
    },
  };
}

export function w2Sample(facts: W2Facts, pdf: Uint8Array): Sample {
  return { pdf, documentType: 'w2-form', form: 'W-2', taxYear: facts.taxYear, expected: expectW2(facts) };
}
