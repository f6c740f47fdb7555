/** A return as tax software sums it up for its customer: two columns of people, a list of figures, no IRS form at all. */
import { printDollars, printSsn } from '../invent/amounts.ts';
import { cityLine, fullName } from '../invent/people.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import { seededRandom, seedFor } from '../random.ts';
import type { DrawForm, Expected } from '../sample.ts';
import { expectHousehold, inventHousehold, type Household } from './form1040Facts.ts';

interface Births {
  readonly primary: string;
  readonly spouse: string;
}
/** ISO. */
const birthDate = (seed: number, who: string): string => {
  const random = seededRandom(seedFor(seed, who));
  const [month, day] = [random.between(1, 12), random.between(1, 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${random.between(1950, 1998)}-${month}-${day}`;
};
const usDate = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

function drawPeople(sheet: Sheet, { primary, spouse }: Household, births: Births): void {
  const rows: readonly (readonly [string, string, string])[] = [
    ['Name', fullName(primary), spouse ? fullName(spouse) : ''],
    ['Social security number', printSsn(primary.ssn), spouse ? printSsn(spouse.ssn) : ''],
    ['Date of birth', usDate(births.primary), spouse ? usDate(births.spouse) : ''],
    ['Occupation', primary.occupation, spouse?.occupation ?? ''],
    ['Daytime phone', primary.phone, ''],
    ['Email', primary.email, ''],
  ];
  sheet.print('Taxpayer', 216, 104, { size: 9, font: 'bold' });
  if (spouse) sheet.print('Spouse', 420, 104, { size: 9, font: 'bold' });
  rows.forEach(([words, mine, theirs], row) => {
    const y = 120 + row * 17;
    sheet.print(words, 40, y, { size: 9 });
    sheet.value({ x: 214, y: y - 11, w: 196, h: 15 }, mine, { label: `Taxpayer. ${words}.` });
    sheet.value({ x: 418, y: y - 11, w: 160, h: 15 }, theirs, { label: `Spouse. ${words}.` });
    sheet.rule(36, y + 5, 580, y + 5, { thickness: 0.3 });
  });
}

function drawFigures(sheet: Sheet, { figures, dependants }: Household, top: number): void {
  sheet.print(`Dependents (${dependants.length})`, 36, top, { size: 11, font: 'bold' });
  dependants.forEach((child, row) => {
    sheet.print(fullName(child), 40, top + 16 + row * 15, { size: 9 });
    sheet.print(printSsn(child.ssn), 280, top + 16 + row * 15, { size: 9 });
    sheet.print('Child', 450, top + 16 + row * 15, { size: 9 });
  });
  const rows: readonly (readonly [string, number])[] = [
    ['Wages, salaries, tips', figures.wages],
    ['Total income', figures.totalIncome],
    ['Adjusted gross income', figures.totalIncome],
    ['Taxable income', figures.taxableIncome],
    ['Total tax', figures.tax],
    ['Federal tax withheld', figures.withheld],
    figures.owed ? ['Amount you owe', figures.owed] : ['Refund amount', figures.refund],
  ];
  sheet.print('Key figures', 36, top + 94, { size: 11, font: 'bold' });
  rows.forEach(([words, amount], row) => {
    const y = top + 112 + row * 17;
    sheet.print(words, 40, y, { size: 9 });
    sheet.value({ x: 460, y: y - 11, w: 118, h: 15 }, `$${printDollars(amount)}`, {
      label: words,
      align: 'right',
    });
    sheet.rule(36, y + 5, 580, y + 5, { thickness: 0.3 });
  });
}

function expectSummary(household: Household, births: Births): Expected {
  const whole = expectHousehold(household);
  const formFields = { ...whole.formFields };
  delete formFields.taxableInterest; // the summary does not list them
  delete formFields.ordinaryDividends;
  const spouse = household.spouse;
  if (spouse) formFields.spouseOccupation = spouse.occupation;
  return {
    ...whole,
    primaryPerson: { ...whole.primaryPerson, dateOfBirth: births.primary },
    ...(spouse ? { spousePerson: { ...whole.spousePerson, dateOfBirth: births.spouse } } : {}),
    formFields,
  };
}

/** `taxYear` as in form1040Facts; joint and single returns, whose status says it all. */
export function form1040Summary(taxYear: number): DrawForm {
  return async (drawing) => {
    const status = drawing.seed % 2 ? 'Married filing jointly' : 'Single';
    const household = inventHousehold(drawing.seed, taxYear, status);
    const births = { primary: birthDate(drawing.seed, 'primary'), spouse: birthDate(drawing.seed, 'spouse') };
    const sheet = await openSheet({ ...drawing, isFillable: false });
    sheet.print(`Federal return summary, tax year ${taxYear} (Form 1040)`, 36, 56, {
      size: 14,
      font: 'bold',
    });
    sheet.print(`Prepared with PaperTrail Tax ${taxYear} · for your files, not for filing`, 36, 76, {
      size: 9,
    });
    drawPeople(sheet, household, births);
    sheet.print(`Address: ${household.address.street}, ${cityLine(household.address)}`, 36, 238, { size: 9 });
    sheet.print(`Filing status: ${status}`, 36, 252, { size: 9 });
    drawFigures(sheet, household, 276);
    const expected = expectSummary(household, births);
    return {
      pdf: await sheet.finish(),
      documentType: 'personal-tax-return',
      form: '1040',
      taxYear,
      expected,
    };
  };
}
