/** 1099s whose boxes and parties go by other names than the form's own. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const statement = (title: string, rows: readonly (readonly [string, string])[]) => `
${title}

PAYER'S name and address
Larkspur Community Bank
19 Orchard St
Yakima, WA 98901

PAYER'S TIN          RECIPIENT'S TIN
91-4407218           945-18-2260

RECIPIENT'S name and address
Marcus T Ellison
240 Pine Ave
Yakima, WA 98902

${rows.map(([name, amount]) => `${name.padEnd(60)}${amount}`).join('\n')}`;

const titles: Record<string, string> = {
  INT: '2024 Form 1099-INT  Interest Income',
  DIV: '2024 Form 1099-DIV  Dividends and Distributions',
  NEC: '2024 Form 1099-NEC  Nonemployee Compensation',
  MISC: '2024 Form 1099-MISC  Miscellaneous Information   Fishing boat proceeds',
  K: '2024 Form 1099-K  Payment Card and Third Party Network Transactions',
  R: '2024 Form 1099-R  Distributions From Pensions, Annuities, Retirement Plans',
  G: '2024 Form 1099-G  Certain Government Payments',
};

describe('A 1099 whose boxes have shorter names', () => {
  it.each([
    ['INT', '1 Interest paid', 'interestIncome'],
    ['INT', '1 Interest earned', 'interestIncome'],
    ['INT', 'Interest income not included in box 3', 'interestIncome'],
    ['INT', '4 Federal W/H', 'federalIncomeTaxWithheld'],
    ['DIV', '1a Ordinary dividends', 'ordinaryDividends'],
    ['DIV', '1b Qual. dividends', 'qualifiedDividends'],
    ['NEC', '1 Nonemployee comp.', 'nonemployeeCompensation'],
    ['NEC', '4 Fed. tax withheld', 'federalIncomeTaxWithheld'],
    ['MISC', '1 Rental income', 'rents'],
    ['MISC', '2 Royalty income', 'royalties'],
    ['K', '1a Gross amount of third party network transactions', 'grossPaymentCardAmount'],
    ['K', '1a Gross payments', 'grossPaymentCardAmount'],
    ['R', '1 Gross pension', 'grossDistribution'],
    ['R', '2a Taxable amt', 'taxableAmount'],
    ['R', '4 Federal withholding', 'federalIncomeTaxWithheld'],
    ['G', '1 Unemployment benefits', 'unemploymentCompensation'],
    ['G', '2 State tax refund', 'stateTaxRefund'],
  ])('%s: `%s`', (form, name, field) => {
    expect(readPicture(statement(titles[form]!, [[name, '1,318.44']]))).toMatchObject({
      [`fields.${field}`]: 1318.44,
      'fields.payerTin': '91-4407218',
    });
  });

  it('When interest is told of within a phrase, then it is another', () => {
    const rows = [
      ['Accrued interest paid', '77.10'],
      ['Mortgage interest paid', '4,120.00'],
    ] as const;
    expect(readPicture(statement(titles.INT!, rows))).not.toHaveProperty(['fields.interestIncome']);
  });

  it('When a name of the next row is cut short with a point, then it explains nothing of the row above', () => {
    const rows = [
      ['1b     Qualified dividends', '1,204.18'],
      ['2a     Total capital gain distr.', '310.07'],
    ] as const;
    expect(readPicture(statement(titles.DIV!, rows))).toMatchObject({ 'fields.qualifiedDividends': 1204.18 });
  });
});

describe('The box of a refund of state tax', () => {
  it.each(['2 State or local income tax refunds, credits,', '2 State or local income tax refunds,'])(
    'is not taken for the one beside it, which is empty, where its label is broken: `%s`',
    (label) => {
      const rows = `
1 Unemployment compensation            ${label}
                                       $ 288.00`;
      const values = readPicture(statement(titles.G!, []) + rows);
      expect(values).not.toHaveProperty(['fields.unemploymentCompensation']);
      expect(values).toMatchObject({ 'fields.stateTaxRefund': 288 });
    },
  );
});

describe('The parties of a 1099', () => {
  const page = (change: (picture: string) => string) =>
    readPicture(change(statement(titles.INT!, [['1 Interest income', '412.90']])));

  it.each(["Payer's Fed ID No.", "Payer's Tax Identification Number", 'Payer ID', 'Fed. ID'])(
    'reads the payer’s number below `%s`',
    (label) => {
      const values = page((text) =>
        text.replace("PAYER'S TIN          ", label.padEnd(40)).replace('7218  ', `7218${' '.repeat(21)}`),
      );
      expect(values).toMatchObject({ 'fields.payerTin': '91-4407218', 'fields.recipientTin': '945-18-2260' });
    },
  );

  it.each(['Name and address of payer', 'Payer details'])('takes `%s` for no name', (head) => {
    expect(page((text) => text.replace("PAYER'S name and address", head))).toMatchObject({
      'fields.payerName': 'Larkspur Community Bank',
    });
  });

  it.each([
    ['ELLISON, MARCUS T', 'Marcus T Ellison'],
    ['Ellison, Marcus', 'Marcus Ellison'],
  ])('names `%s` as people are spoken of', (printed, name) => {
    const boxed = (text: string) =>
      text.replace("RECIPIENT'S name and address\nMarcus T Ellison", `RECIPIENT'S name\n${printed}`);
    expect(page(boxed)).toMatchObject({ 'fields.recipientName': name, 'primaryPerson.fullName': name });
  });
});
