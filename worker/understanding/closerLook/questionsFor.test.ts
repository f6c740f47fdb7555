/** Where a closer look at a scan is taken. */
import { describe, expect, it } from '@jest/globals';
import { bankStatement } from '../../forms/statements/bankStatement.ts';
import { businessLicense } from '../../forms/licences/businessLicense.ts';
import { form1099Nec } from '../../forms/payments/form1099Nec.ts';
import { form1099R } from '../../forms/payments/form1099R.ts';
import { taxSummary } from '../../forms/summaries/taxSummary.ts';
import { w2 } from '../../forms/wages/w2.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { mapForm } from '../mapForm.ts';
import { figuresOf } from './figuresOf.ts';
import { questionsFor } from './questionsFor.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';

const boxOf = (form: FormDefinition, path: string, print: readonly Print[]) => {
  const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.8 }));
  const [map] = mapForm(form, [toSheet(printedPage([], { source: 'ocr', words }))]);
  const asked = questionsFor(form, map!).find(({ rule }) => JSON.stringify(rule.to).includes(path));
  return asked?.box;
};

describe('A closer look', () => {
  it('is taken below the label of a number that nothing was read of, where the form has boxes', () => {
    const box = boxOf(w2, 'employeeSsn', [
      [40, 40, "a Employee's social security number"],
      [40, 80, 'b Employer identification number (EIN)'],
    ]);
    expect(box!.y0).toBeGreaterThan(40);
    expect(box!.x0).toBeLessThan(40);
  });

  it('is taken at the figures of a number or an amount alone, where its box is too high', () => {
    const print: Print[] = [
      [40, 40, "PAYER'S TIN"],
      [170, 40, "RECIPIENT'S TIN"],
      [172, 52, '920-56-5835'],
      [330, 40, '1 Gross distribution'],
      [360, 54, '28,208.51'],
      [330, 160, '2a Taxable amount'],
    ];
    for (const [path, left] of [
      ['recipientTin', 172],
      ['grossDistribution', 360],
    ] as const) {
      const box = boxOf(form1099R, path, print);
      expect(box!.y1 - box!.y0).toBeLessThan(20);
      expect(box!.x0).toBeGreaterThan(left - 6);
    }
  });

  it('is not cut where an amount stands higher than the words of its row, whether or not it was read', () => {
    const row: Print[] = [
      [40, 40, 'Form 1099-R Distributions From Pensions'],
      [40, 100, 'Federal income tax withheld'],
      [40, 130, 'State tax withheld'],
    ];
    const seen = boxOf(form1099R, 'federalIncomeTaxWithheld', [...row, [300, 94, '4,120.00']])!;
    expect(seen.y0).toBeLessThanOrEqual(94);
    const unseen = boxOf(form1099R, 'federalIncomeTaxWithheld', row)!;
    expect(unseen.y0).toBeLessThan(95);
    const below: Print = [40, 88, 'Taxable amount of what was distributed'];
    const tight = boxOf(form1099R, 'federalIncomeTaxWithheld', [...row, below])!;
    expect(tight.y0).toBeGreaterThanOrEqual(95);
  });

  it("is taken at a member's number only where the number of no account was read", () => {
    const member: Print[] = [
      [40, 40, 'STATEMENT OF ACCOUNTS'],
      [40, 60, 'Member No.'],
      [110, 60, '2 XY 4'],
    ];
    const account: Print[] = [
      [40, 90, 'Account Number'],
      [130, 90, '*****2357'],
    ];
    const asked = boxOf(bankStatement, 'accountLast4', member);
    expect(asked).toMatchObject({ holds: 'maskedNumber' });
    expect(asked!.y0).toBeLessThan(62);
    expect(boxOf(bankStatement, 'accountLast4', [...member, ...account])!.y0).toBeGreaterThan(75);
  });

  it('is taken at the sum of a statement that was read otherwise than as an amount, and not where nothing is printed', () => {
    const sums: Print[] = [
      [40, 40, 'Account Summary'],
      [40, 60, 'Deposits and other credits'],
      [400, 60, '$4,517 5/9'],
      [40, 80, 'Withdrawals and other debits'],
    ];
    expect(boxOf(bankStatement, 'totalDeposits', sums)).toMatchObject({ holds: 'amount' });
    expect(boxOf(bankStatement, 'totalWithdrawals', sums)).toBeUndefined();
    const misread: Print = [400, 80, '7+517.02~'];
    expect(boxOf(bankStatement, 'totalWithdrawals', [...sums, misread])).toMatchObject({ holds: 'amount' });
    const totaling: Print[] = [
      [40, 60, '4 CREDITS TOTALING'],
      [400, 60, '15,847.75+'],
    ];
    expect(boxOf(bankStatement, 'totalDeposits', totaling)).toMatchObject({ holds: 'amount' });
  });

  it('When OCR made a word of the end of an amount, then it is taken at both, and at no word further off', () => {
    const end = 100 + '39,764'.length * 4.4;
    const print: Print[] = [
      [40, 40, '1 Wages, tips, other compensation'],
      [100, 54, '39,764'],
      [end + 1, 54, 'AR'],
      [40, 80, '3 Social security wages'],
    ];
    expect(boxOf(w2, 'fields.wages', print)!.x1).toBeGreaterThan(end + 1 + 'AR'.length * 4.4);
    const wordsWith = (gap: number) => [...wordsAt([100, 54, '39,764']), ...wordsAt([end + gap, 54, 'AR'])];
    expect(figuresOf(wordsWith(1))).toHaveLength(2);
    expect(figuresOf(wordsWith(12))).toHaveLength(1);
  });

  it('is taken at a number with a figure too many, though programs print some at the foot of a higher box', () => {
    const box = boxOf(form1099R, 'recipientTin', [
      [40, 40, "PAYER'S TIN"],
      [170, 40, "RECIPIENT'S TIN"],
      [172, 52, '944-588-3302'],
      [310, 53, '7 Direct sales'],
      [310, 76, '9 Crop insurance'],
    ]);
    expect(box!.y0).toBeLessThan(53);
  });

  it('When a number is centred below its label and begins left of it, then it is taken at the whole of it', () => {
    const print: Print[] = [
      [200, 40, "SELLER'S PERMIT"],
      [441, 60, 'PERMIT NUMBER'],
      [420, 74, '253-418807 - 00001'],
    ];
    expect(boxOf(businessLicense, 'licenseNumber', print)!.x0).toBeLessThan(421);
  });

  it("When too few figures of an account's end stand below its label, then it is taken at what is printed, and beside it", () => {
    const print: Print[] = [
      [40, 40, 'Account ending in'],
      [40, 50, '00'],
    ];
    const box = boxOf(bankStatement, 'accountLast4', print)!;
    expect(box.y0).toBeGreaterThan(44);
    expect(box.y1).toBeLessThan(64);
    expect(box.x1).toBeGreaterThan(80);
    expect(boxOf(bankStatement, 'accountLast4', print.slice(0, 1))!.y0).toBeLessThan(44);
  });

  it('When the print in a box is no amount, then it is taken at that print and not at an empty box', () => {
    const print: Print[] = [
      [35, 76, '1 Wages, tips, other compensation'],
      [240, 76, '2 Federal income tax withheld'],
      [313, 88, '4,317'],
      [336, 88, 'a5'],
      [240, 100, '4 Social security tax withheld'],
    ];
    const box = boxOf(w2, 'federalIncomeTaxWithheld', print)!;
    expect(box.x0).toBeGreaterThan(305);
    expect(box.y0).toBeGreaterThan(80);
    expect(box.holds).toBe('amount');
  });

  it('When the point of an amount was read as a colon, then it is taken at that print', () => {
    const print: Print[] = [
      [35, 76, '5 Medicare wages and tips'],
      [240, 76, '6 Medicare tax withheld'],
      [290, 88, '45:53'],
      [240, 100, '8 Allocated tips'],
    ];
    const box = boxOf(w2, 'medicareTaxWithheld', print)!;
    expect(box.x0).toBeGreaterThan(280);
    expect(box.y0).toBeGreaterThan(80);
  });

  it('When a dollar sign stands before an amount, then it is taken behind that', () => {
    const print: Print[] = [
      [283, 40, '1 Gross distribution'],
      [392, 40, 'OMB No. 1545-0119'],
      [292, 56, '$'],
      [320, 56, '1,026.00'],
      [283, 72, '2a Taxable amount'],
    ];
    const box = boxOf(form1099R, 'grossDistribution', print)!;
    expect(box.x0).toBeGreaterThan(293);
    expect(box.x0).toBeLessThan(320);
  });

  it('When of an amount only its dollar sign was read, then it is taken behind that', () => {
    const print: Print[] = [
      [283, 40, '1 Gross distribution'],
      [392, 40, 'OMB No. 1545-0119'],
      [292, 62, '$'],
      [283, 80, '2a Taxable amount'],
    ];
    const box = boxOf(form1099R, 'grossDistribution', print)!;
    expect(box.y0).toBeLessThan(62);
    expect(box.y1).toBeGreaterThan(68);
    expect(box.x0).toBeGreaterThan(293);
    expect(box.x0).toBeLessThan(305);
  });

  it('is taken at an empty box for an amount, not for an address', () => {
    const labels: Print[] = [
      [40, 40, "RECIPIENT'S name"],
      [40, 70, 'Street address (including apt. no.)'],
      [40, 95, 'City or town, state or province, country, and ZIP or foreign postal code'],
      [330, 40, '1 Nonemployee compensation'],
      [330, 70, '2 Payer made direct sales'],
    ];
    const isAsked = (path: string) => boxOf(form1099Nec, path, labels) !== undefined;
    expect(['recipientStreet', 'recipientCity', 'nonemployeeCompensation'].map(isAsked)).toEqual([false, false, true]); // prettier-ignore
  });

  it("is taken at an owner's name with the letters of other languages", () => {
    const box = boxOf(businessLicense, 'primaryPerson.fullName', [
      [40, 40, 'BUSINESS LICENSE'],
      [40, 80, 'Registered owner: Eleanor K Miller'],
    ]);
    expect(box?.holds).toBe('name');
  });

  it('is taken close to the print of a name, a street or a number, where its box is wide and high', () => {
    const print: Print[] = [
      [40, 150, "RECIPIENT'S TIN"],
      [40, 166, '920-56-5835 (last'],
      [40, 180, "RECIPIENT'S name"],
      [40, 196, 'Beau E Ellingson'],
      [40, 213, 'Street address (including apt. no.)'],
      [40, 229, '1341 Old Stage Rd'],
      [40, 243, 'City or town, state or province, country, and ZIP or foreign postal code'],
    ];
    for (const path of ['recipientTin', 'recipientName', 'recipientStreet']) {
      const box = boxOf(form1099Nec, path, print)!;
      expect(box.y1 - box.y0).toBeLessThan(20);
      // A numeral or a figure that was passed over may stand behind it.
      expect(box.x1).toBeGreaterThan(150);
      expect(box.x1).toBeLessThan(220);
    }
  });

  it('is not taken in a column that is not there, of which only a strip is left', () => {
    const print: Print[] = [
      [45, 115, 'Name'],
      [220, 115, 'José Miller'],
    ];
    for (const path of ['primaryPerson.fullName', 'spousePerson.fullName']) {
      const box = boxOf(taxSummary, path, print)!;
      expect(box.x1 - box.x0).toBeGreaterThan(20);
    }
  });
});
