/** Form 1040 of 2018, whose lines hold the amounts of a schedule within their words, and of 2019, whose labels end in the row below. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const FRONT = typedPage(`
Form 1040  U.S. Individual Income Tax Return         2018      OMB No. 1545-0074
Filing status:  [X] Single  [ ] Married filing jointly  [ ] Head of household
Your first name and initial       Last name            Your social security number
Ruth A                            Okafor               978-05-3316
Home address (number and street). If you have a P.O. box, see instructions.
18 Alder Rd
City, town or post office, state, and ZIP code.
Reno NV 89501`);

const page = (withheld: string, forms = 'W-2 and 1099') =>
  typedPage(`
Form 1040 (2018)                                                                        Page 2
1   Wages, salaries, tips, etc. Attach Form(s) W-2                            1        51,380.
2a  Tax-exempt interest          2a              b  Taxable interest         2b            44.
6   Total income. Add lines 1 through 5. Add
    any amount from Schedule 1, line 22             18,204.                   6        69,628.
    Adjusted gross income. If you have no adjustments to income, enter the
7   amount from line 6; otherwise, subtract Schedule 1, line 36, from line 6  7        69,628.
8   Standard deduction or itemized deductions (from Schedule A)               8        12,000.
10  Taxable income. Subtract lines 8 and 9 from line 7                       10        57,628.
15  Total tax. Add lines 13 and 14                                           15         7,170.
16  Federal income tax withheld from Forms ${forms}                      16      ${withheld}
    Refundable credits: a EIC (see inst.)   b Sch. 8812    c Form 8863
17  Add any amount from Schedule 5                                           17
18  Add lines 16 and 17. These are your total payments                       18         5,120.
20a Amount of line 19 you want refunded to you                              20a
22  Amount you owe. Subtract line 18 from line 15                            22         2,050.
23  Estimated tax penalty (see instructions)                                 23`);

function read(withheld: string, forms?: string) {
  const form = readPages(FORMS, [FRONT, page(withheld, forms)])[0]!;
  return (to: string) => form.values.find((value) => value.to === `fields.${to}`);
}

describe('Form 1040 of 2018', () => {
  it('adds up with what Schedule 1 brings', () => {
    const of = read('5,120.');
    expect(of('totalIncome')).toMatchObject({ value: 69628, isVerified: true });
    expect(of('wages')?.value).toBe(51380);
    expect(of('federalTaxWithheld')).toMatchObject({ value: 5120, isVerified: true });
  });

  it('knows the line of what was withheld although a fax lost the numbers of the forms', () => {
    expect(read('5,120.', 'V0 and 30m')('federalTaxWithheld')?.value).toBe(5120);
  });

  it('When Schedule 5 brings credits, then they are part of the payments, and those of Schedules 2 and 3 are none', () => {
    const back = typedPage(`
Form 1040 (2018)                                                                        Page 2
10  Taxable income. Subtract lines 8 and 9 from line 7                       10        57,628.
11  a Tax (see inst.)      8,170.
    b Add any amount from Schedule 2 and check here                         11         8,170.
12  a Child tax credit/credit for other dependents    1,000.     b Add any amount from Schedule 3 and check here
15  Total tax. Add lines 13 and 14                                           15         7,170.
16  Federal income tax withheld from Forms W-2 and 1099                      16         5,120.
    Refundable credits: a EIC (see inst.)   b Sch. 8812    c Form 8863
    Add any amount from Schedule 5              2,100.                       17         2,100.
18  Add lines 16 and 17. These are your total payments                       18         7,220.
20a Amount of line 19 you want refunded to you                              20a            50.`);
    const values = readPages(FORMS, [FRONT, back])[0]!.values;
    const of = (to: string) => values.find((value) => value.to === `fields.${to}`);
    expect(of('federalTaxWithheld')).toMatchObject({ value: 5120, isVerified: true });
  });

  it('When a program shortens its words, then the line is known still', () => {
    const short = typedPage(`
Form 1040 (2018)                                                                        Page 2
6   Total income. Add lines 1 through 5. Add any amount from Sch. 1, line 22  6        69,628.
7   Adjusted gross income. If no adjustments, enter the amount from line 6; otherwise, subtract Sch. 1, line 36   7   69,628.
10  Taxable income. Subtract lines 8 and 9 from line 7                       10        57,628.
15  Total tax. Add lines 13 and 14                                           15         7,170.
16  Federal income tax withheld from Forms W-2 and 1099                      16         5,120.
18  Add lines 16 and 17. These are your total payments                       18         5,120.
20a Amount of line 19 you want refunded to you                              20a
23  Estimated tax penalty (see instructions)                                 23`);
    const { values } = readPages(FORMS, [FRONT, short])[0]!;
    expect(values.find(({ to }) => to === 'fields.adjustedGrossIncome')?.value).toBe(69628);
  });

  it('says so where it does not add up', () => {
    expect(read('5,020.')('federalTaxWithheld')?.isVerified).not.toBe(true);
  });

  it('When a program says the line of adjusted gross income otherwise, then it is known still', () => {
    const income = (words: string) => {
      const second = typedPage(`
Form 1040 (2018)                                                                        Page 2
6   Total income. Add lines 1 through 5. Add any amount from Schedule 1, line 22  1,300     6        69,628.
${`7   ${words}`.padEnd(90)}7        68,328.
8   Standard deduction or itemized deductions (from Schedule A)                             8        12,000.
10  Taxable income. Subtract lines 8 and 9 from line 7                                     10        56,328.
15  Total tax. Add lines 13 and 14                                                         15         7,170.
18  Add lines 16 and 17. These are your total payments                                     18         5,120.
20a Amount of line 19 you want refunded to you                                            20a
23  Estimated tax penalty (see instructions)                                               23`);
      const [form] = readPages(FORMS, [FRONT, second]);
      return form!.values.find(({ to }) => to === 'fields.adjustedGrossIncome')?.value;
    };
    for (const words of [
      'Adjusted gross income. If you have no adjustments, enter the amount from line 6; otherwise, see instr.',
      'Adjusted gross income. If no adjustments to income, amount from line 6; otherwise, see inst.',
      'Adjusted gross income. If you have no adjustments to income, see instructions',
      'Adjusted gross income (see instr.)',
      'Adjusted gross income. Subtract Sch. 1, line 36, from line 6',
      'Adjusted gross income',
    ])
      expect([words, income(words)]).toEqual([words, 68328]);
  });
});

it('When the end of a label stands in the row of its amount, as in 2019, then the amount is none of the label at the left', () => {
  const page = printedPage([
    [40, 40, 'Form 1040  U.S. Individual Income Tax Return   2019'],
    [40, 60, 'Filing status'],
    [40, 80, 'Your first name and middle initial     Last name              Your social security number'],
    [40, 90, 'Ruth A                                 Okafor                 978-05-3316'],
    [36, 330, '1   Wages, salaries, tips, etc. Attach Form(s) W-2'],
    [479, 330, '1'],
    [530, 330, '64,210.'],
    [334, 356, 'b Taxable interest. Attach Sch. B if'],
    [39, 365, '2a   Tax-exempt interest'],
    [240, 365, '2a'],
    [334, 365, 'required'],
    [479, 365, '2b'],
    [540, 363, '1,918.'],
    [334, 374, 'b Ordinary dividends. Attach Sch. B if'],
    [39, 383, '3a   Qualified dividends'],
    [240, 383, '3a'],
    [290, 381, '3,340.'],
    [334, 383, 'required'],
    [479, 383, '3b'],
    [540, 381, '4,505.'],
    [36, 400, '7b  Add lines 1, 2b, 3b, 4b, 4d, 5b, 6, and 7a. This is your total income'],
    [479, 400, '7b'],
    [530, 400, '70,633.'],
    [36, 412, '8b  Subtract line 8a from line 7b. This is your adjusted gross income'],
    [479, 412, '8b'],
    [530, 412, '70,633.'],
  ]);
  const values = readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value]);
  expect(Object.fromEntries(values)).toMatchObject({
    'fields.taxableInterest': 1918,
    'fields.qualifiedDividends': 3340,
    'fields.ordinaryDividends': 4505,
  });
});
