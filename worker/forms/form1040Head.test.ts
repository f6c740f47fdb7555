/** The first page of a Form 1040 of which a scan lost labels. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../understanding/recognise.ts';
import { toSheet } from '../understanding/sheet.ts';
import { printedPage } from '../understanding/testing/printedPage.ts';
import { FORMS } from './index.ts';
import { form1040 } from './form1040.ts';

describe('The first page of a Form 1040', () => {
  it('When a label of its head was not read, then its many lines make no summary of it', () => {
    const page = printedPage([
      [100, 40, 'U.S. Individual Income Tax Return'],
      [40, 60, 'Filing Status'],
      [40, 80, 'Your first name and middle initial'],
      [242, 80, 'Last name'],
      [420, 80, 'Your social number'],
      [40, 100, 'Home address (number and street). If you have a P.O. box, see instructions.'],
      [420, 100, 'Presidential Election Campaign'],
      [40, 180, 'Standard Deduction'],
      [40, 200, 'Dependents (see instructions)'],
      [240, 200, 'Child tax credit'],
      [40, 240, 'This is your total income'],
      [40, 260, 'This is your adjusted gross income'],
      [40, 280, 'Standard deduction or itemized deductions (from Schedule A)'],
      [40, 300, 'Taxable income'],
      [40, 320, 'Refund'],
    ]);
    expect(recognise(toSheet(page), FORMS)?.form).toBe(form1040);
  });
});
