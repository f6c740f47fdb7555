/** The long Form 1040 of the years before it was made half a page. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { form1040 } from './form1040.ts';
import { FORMS } from '../index.ts';

const head: Print[] = [
  [107, 28, 'U.S. Individual Income Tax Return'],
  [34, 56, 'Your first name and initial'],
  [290, 56, 'Last name'],
  [447, 56, 'Your social security number'],
  [37, 66, 'DELPHINE M'],
  [294, 66, 'OKONKWO-HARTE'],
  [35, 77, 'If a joint return, spouse’s first name and initial'],
  [290, 77, 'Last name'],
  [447, 77, 'Spouse’s social security number'],
  [37, 86, 'AUGUSTIN J'],
  [294, 86, 'HARTE'],
];
const line = (y: number, words: string, amount = ''): Print[] => [
  [70, y, words],
  [540, y, amount],
];

/** As a scan reads it. */
const scanned = (page: ReturnType<typeof printedPage>, number: number): typeof page => ({
  ...page,
  number,
  source: 'ocr' as const,
  words: page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 })),
});

describe('A Form 1040 of a year until 2017', () => {
  it('When the label of the spouse has an article, then the spouse is named', () => {
    expect(valuesOn(form1040, printedPage(head))['spousePerson.fullName']).toBe('Augustin J Harte');
  });

  it('When a scan shows income of other kinds, adjustments and exemptions, then the lines that add up with them are given', () => {
    const front = printedPage([
      ...head,
      ...line(276, '7  Wages, salaries, tips, etc. Attach Form(s) W-2', '262,615.'),
      ...line(290, '8a Taxable interest. Attach Schedule B if required', '1,284.'),
      ...line(341, '10 Taxable refunds, credits, or offsets of state and local income taxes', '1,106.'),
      ...line(355, '11 Alimony received'),
      ...line(367, '12 Business income or (loss). Attach Schedule C or C-EZ', '12,350.'),
      ...line(393, '14 Other gains or (losses). Attach Form 4797', '500.'),
      ...line(433, '17 Rental real estate, royalties, partnerships, S corporations, trusts', '9,220.'),
      ...line(446, '18 Farm income or (loss). Attach Schedule F', '600.'),
      ...line(459, '19 Unemployment compensation', '700.'),
      ...line(485, '21 Other income. List type and amount', '150.'),
      ...line(498, '22 Combine the amounts in the far right column. This is your total income', '288,525.'),
      ...line(683, '36 Add lines 23 through 35', '873.'),
      ...line(696, '37 Subtract line 36 from line 22. This is your adjusted gross income', '287,652.'),
    ]);
    const back = printedPage([
      [33, 24, 'Form 1040 (2017)'],
      ...line(37, '38 Amount from line 37 (adjusted gross income)', '287,652.'),
      ...line(62, '40 Itemized deductions (from Schedule A) or your standard deduction', '48,930.'),
      ...line(86, '42 Exemptions. If line 38 is $156,900 or less, multiply $4,050 by', '12,150.'),
      ...line(98, '43 Taxable income. Subtract line 42 from line 41', '226,572.'),
      ...line(360, '63 Add lines 56 through 62. This is your total tax', '55,173.'),
      ...line(374, '64 Federal income tax withheld from Forms W-2 and 1099', '49,880.'),
      ...line(386, '65 2017 estimated tax payments and amount applied from 2016 return', '4,000.'),
      ...line(398, '66a Earned income credit (EIC)', '310.'),
      ...line(410, '67 Additional child tax credit. Attach Schedule 8812', '1,000.'),
      ...line(423, '68 American opportunity credit from Form 8863, line 8', '900.'),
      ...line(435, '69 Net premium tax credit. Attach Form 8962', '200.'),
      ...line(448, '70 Amount paid with request for extension to file', '2,500.'),
      ...line(460, '71 Excess social security and tier 1 RRTA tax withheld', '160.'),
      ...line(473, '74 Add lines 64, 65, 66a, and 67 through 73. These are your total payments', '58,950.'),
      ...line(486, '75 If line 74 is more than line 63. This is the amount you overpaid', '3,777.'),
    ]);
    const [form] = readPages(FORMS, [scanned(front, 1), scanned(back, 2)]);
    expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.wages': 262615,
      'fields.taxableInterest': 1284,
      'fields.totalIncome': 288525,
      'fields.adjustedGrossIncome': 287652,
      'fields.taxableIncome': 226572,
      'fields.federalTaxWithheld': 49880,
      'fields.overpaid': 3777,
    });
  });
});
