/** Returns as tax software and preparers sum them up: people in a sentence or a list, figures by their usual names. */
import { printDollars, printSsn } from '../invent/amounts.ts';
import { cityLine, fullName } from '../invent/people.ts';
import { openSheet } from '../drawing/sheet.ts';
import { drawTypedPage } from '../drawing/typedPage.ts';
import type { DrawForm } from '../sample.ts';
import { withoutValues } from '../withoutValues.ts';
import { expectHousehold, inventHousehold } from './form1040Facts.ts';

export const SUMMARY_LAYOUTS = {
  '1040-summary-list': `
#{year} Tax Summary
U.S. Individual Income Tax Return (Form 1040)

Taxpayer name:                     {name}
Taxpayer SSN:                      {ssn}
Mailing address:                   {street}, {city}
Phone:                             {phone}
Filing status:                     Single
Occupation:                        {occupation}
Number of dependents:              {children}

#Income
Wages, salaries, and tips                                        \${wages}
Total income                                                     \${income}
Adjusted gross income                                            \${income}
#Deductions
Taxable income                                                   \${taxable}
#Tax and payments
Total tax                                                        \${tax}
Total federal tax withheld                                       \${withheld}
{outcome}                                                        \${result}`,
  '1040-summary-worksheet': `
^#Tax Return Summary {year}
Name(s) as shown on return                                       Social Security Number
{name}                                                           {ssn}

Address:  {street}
          {city}

Filing Status:  Single                                           Dependents:  {children}

Wages                                                            {wages}
Total income                                                     {income}
Adjusted gross income                                            {income}
Taxable income                                                   {taxable}
Total tax                                                        {tax}
Federal income tax withheld                                      {withheld}`,
} as const;

const NEVER = ['taxableInterest', 'ordinaryDividends'];
const LISTED = ['occupation', 'refundAmount', 'amountOwed'];
export const summaryLayout =
  (name: keyof typeof SUMMARY_LAYOUTS, taxYear: number): DrawForm =>
  async (drawing) => {
    const household = inventHousehold(drawing.seed, taxYear, 'Single');
    const { primary, address, figures, dependants } = household;
    const isList = name === '1040-summary-list';
    const sheet = await openSheet({ ...drawing, isFillable: false });
    drawTypedPage(sheet, SUMMARY_LAYOUTS[name], {
      year: String(taxYear),
      name: fullName(primary),
      ssn: printSsn(primary.ssn),
      street: address.street,
      city: cityLine(address),
      phone: primary.phone,
      occupation: primary.occupation,
      children: String(dependants.length),
      wages: printDollars(figures.wages),
      income: printDollars(figures.totalIncome),
      taxable: printDollars(figures.taxableIncome),
      tax: printDollars(figures.tax),
      withheld: printDollars(figures.withheld),
      outcome: figures.owed ? 'Balance due' : 'Refund',
      result: printDollars(figures.owed || figures.refund),
    });
    const whole = expectHousehold(household);
    const [omittedOfPerson, omittedFigures] = isList
      ? [['email'], NEVER]
      : [
          ['email', 'phoneNumber'],
          [...NEVER, ...LISTED],
        ];
    return {
      pdf: await sheet.finish(),
      documentType: 'personal-tax-return',
      form: '1040',
      taxYear,
      expected: {
        ...whole,
        primaryPerson: withoutValues(whole.primaryPerson ?? {}, omittedOfPerson),
        formFields: withoutValues(whole.formFields, omittedFigures),
      },
    };
  };
