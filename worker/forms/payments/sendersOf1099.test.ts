/** Who pays on 1099s whose mark stands above another name, or whose boxes are deep. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('The firm behind a trade mark', () => {
  const statement = (head: string) => `
${head}
1 Quarry Plaza, 8th Floor
Keene, NH 03431
                                               Identification Number (payer): 20-8764829
Abram T. Lindqvist                             Taxpayer ID Number: XXX-XX-9018
5 Harborside Plaza Unit 22F
Dover, NH 03820

FORM 1099-DIV: DIVIDENDS AND DISTRIBUTIONS           FORM 1099-INT: INTEREST INCOME
1a Total ordinary dividends          $9,320.77       1 Interest income      $2,850.10
1b Qualified dividends               $7,004.31       2 Early withdrawal penalty  0.00`;

  it('When a department stands above the block that begins with the mark, then that block names who pays', () => {
    expect(
      readPicture(
        statement(`Marlow Stanton                                 2024 Consolidated 1099 Tax Statement
                                               Account Number: 613 0XXXXX 118
Corporate Tax Reporting
Marlow Stanton Smith Barrow LLC`),
      ),
    ).toMatchObject({
      'fields.payerName': 'Marlow Stanton Smith Barrow LLC',
      'primaryPerson.fullName': 'Abram T. Lindqvist',
    });
  });

  it('When another firm stands between the mark and its address, then that is who pays', () => {
    const payer = (name: string) =>
      readPicture(statement(`Mesa Wealth                      2024 Consolidated Form 1099\n${name}`))[
        'fields.payerName'
      ];
    expect(payer('Colfax Brokerage Services Inc.')).toBe('Colfax Brokerage Services Inc.');
    expect(payer('Tax Reporting Unit')).not.toMatch(/Unit/);
  });

  it('When the mark is too large to be of the firm’s block, then that firm is who pays, too', () => {
    const [, ...lines] = statement('').split('\n').slice(1);
    const rest = lines.map((line, at): Print => [40, 83 + 12 * at, line]);
    const payer = (firm: string) => {
      const page = printedPage([[300, 40, '2024 Consolidated Form 1099'], [40, 70, firm], ...rest]);
      const box = { x0: 40, y0: 40, x1: 140, y1: 56 };
      const mark = { text: 'Mesarosa', box, confidence: 1, source: 'text' } as const;
      return readPage({ ...page, words: [mark, ...page.words] })['fields.payerName'];
    };
    expect(payer('COLFAX BROKERAGE SERVICES LLC')).toBe('COLFAX BROKERAGE SERVICES LLC');
    expect(payer('TAX REPORTING')).toBe('Mesarosa');
  });
});

describe('Boxes', () => {
  it.each([
    ['another numbered box', '2 Payer made direct sales', 31846.75],
    ['nothing that tells where it ends', 'See the back of this form', undefined],
  ])('When an amount stands deep in its box above %s, then it is read or not', (_, next, amount) => {
    const page = printedPage([
      [330, 20, 'CORRECTED (if checked)'],
      [32, 42, 'PAYER’S name, street address'],
      [264, 42, '1 Nonemployee compensation'],
      [420, 42, 'Form 1099-NEC'],
      [36, 58, 'Copperline Interiors Inc'],
      [36, 68, '2216 Blake Street'],
      [36, 78, 'Denver, CO 80205'],
      [320, 99, '31,846.75'],
      [264, 114, next],
      [264, 151, '4 Federal income tax withheld'],
    ]);
    expect(readPage(page)['fields.nonemployeeCompensation']).toBe(amount);
  });

  it('When a window without a label stands above the payer’s deep box, then who is named in the window receives', () => {
    const page = printedPage([
      [32, 32, '2024 FORM 1099-R'],
      [331, 54, 'Distributions From Pensions, Annuities, Retirement Plans'],
      [71, 127, 'LEOCADIA F MONTGOMERY'],
      [71, 141, '27 COLLEGE HILL RD APT 4C'],
      [71, 153, 'CLINTON NY 13323-1218'],
      [42, 193, 'PAYER’S name, address and telephone number'],
      [330, 193, 'PAYER’S TIN'],
      [450, 193, 'RECIPIENT’S TIN'],
      [45, 219, 'ALDER ANNUITY ASSOCIATION'],
      [45, 228, '730 QUARRY AVENUE'],
      [45, 237, 'KEENE, NH 03431'],
      [330, 237, '13-1624203'],
      [450, 237, '971-44-3306'],
      [42, 249, '1 Gross distribution'],
      [178, 249, '2a Taxable amount'],
      [45, 268, '$ 38,604.12'],
      [178, 268, '$ 36,210.40'],
    ]);
    expect(readPage(page)).toMatchObject({
      'fields.payerName': 'ALDER ANNUITY ASSOCIATION',
      'primaryPerson.fullName': 'LEOCADIA F MONTGOMERY',
      'primaryPerson.ssn': '971-44-3306',
    });
  });

  it('When the routing number stands beside the payer’s number, then it is not that of who receives, whose own is masked', () => {
    const values = readPicture(`
2024 Form 1099-INT: Interest Income
Copy B for Recipient
RECIPIENT'S name and address            PAYER'S name and address
Fatoumata Diallo                        Alder National Bank
2401 Dauphine St                        115 W Quarry Parkway
New Orleans, LA 70117                   Keene, NH 03431

RECIPIENT'S TIN       Account number        PAYER'S TIN     Payer's RTN (optional)
***-**-6120           ******4471            26-4384990      124085066
Box 1 Interest income                       $1,942.87
Box 2 Early withdrawal penalty              $0.00`);
    expect(values).toMatchObject({ 'fields.payerTin': '26-4384990', 'fields.interestIncome': 1942.87 });
    expect(values).not.toHaveProperty(['primaryPerson.ssn']);
  });
});
