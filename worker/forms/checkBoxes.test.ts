import { describe, expect, it } from '@jest/globals';
import { checkBox, printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { form1040 } from './returns/form1040.ts';
import { form1065 } from './businessReturns/form1065.ts';
import { scheduleC } from './returns/scheduleC.ts';
import { w2 } from './wages/w2.ts';

describe('Box 13 of a W-2', () => {
  const labels: Print[] = [
    [340, 200, '13 Statutory'],
    [353, 206, 'employee'],
    [400, 200, 'Retirement'],
    [400, 206, 'plan'],
    [450, 200, 'Third-party'],
    [450, 206, 'sick pay'],
  ];
  const box13 = (x: number, y: number) =>
    valuesOn(w2, printedPage(labels, { fields: [checkBox(356, 216, false), checkBox(x, y, true)] }));

  it('When a box below its label is ticked, then that alone is said', () => {
    expect(box13(404, 216)).toMatchObject({ 'fields.retirementPlan': 'Yes' });
    expect(box13(404, 216)).not.toHaveProperty(['fields.statutoryEmployee']);
    expect(box13(404, 216)).not.toHaveProperty(['fields.thirdPartySickPay']);
    expect(box13(454, 216)).toMatchObject({ 'fields.thirdPartySickPay': 'Yes' });
  });
  it('When an X is typed below a label, then it is a tick', () => {
    const typed = valuesOn(w2, printedPage([...labels, [408, 217, 'X']]));
    expect(typed).toMatchObject({ 'fields.retirementPlan': 'Yes' });
  });
  const wrapped: Print[] = [
    [310, 200, '13 Statutory employee'],
    [420, 200, 'Retirement plan'],
    [312, 209, 'Third-party sick pay'],
  ];
  const below = (...signs: string[]) =>
    valuesOn(w2, printedPage([...wrapped, ...signs.map((sign, at): Print => [321 + 21 * at, 222, sign])]));
  const NAMES = ['statutoryEmployee', 'retirementPlan', 'thirdPartySickPay'] as const;
  it('When as many boxes stand in a row as labels on two lines, then each belongs to the label of its place', () => {
    for (const [at, name] of NAMES.entries()) {
      const values = below(...NAMES.map((_, one) => (one === at ? '☒' : '☐')));
      expect(values).toMatchObject({ [`fields.${name}`]: 'Yes' });
      for (const other of NAMES.filter((one) => one !== name))
        expect(values).not.toHaveProperty([`fields.${other}`]);
    }
  });
  it('When fewer do, then of those below a label only the one where it begins is its own', () => {
    const values = below('☐', '☒');
    for (const name of NAMES) expect(values).not.toHaveProperty([`fields.${name}`]);
  });
  it('When a tick stands deeper than the box reaches, then it says nothing of it', () => {
    expect(box13(404, 260)).not.toHaveProperty(['fields.retirementPlan']);
  });
});

describe('Questions with their boxes in the row', () => {
  const rows: Print[] = [
    [40, 100, 'Accounting method:   (1)       Cash   (2)       Accrual'],
    [40, 120, 'Did you make any payments that would require you to file Form(s) 1099? See instructions'],
    [500, 120, 'Yes'],
    [540, 120, 'No'],
    [40, 140, 'If Yes, did you or will you file required Form(s) 1099?'],
    [500, 140, 'Yes'],
    [540, 140, 'No'],
  ];
  const answers = (...ticked: [number, number][]) =>
    valuesOn(scheduleC, printedPage(rows, { fields: ticked.map(([x, y]) => checkBox(x, y, true)) }));

  it('When 1099s had to be filed, then help with them is offered', () => {
    const values = answers([488, 120], [528, 140]);
    expect(values).toMatchObject({
      'fields.paymentsRequiring1099': 'Yes',
      'fields.filed1099': 'No',
      'taxPreferences.needs1099Help': true,
    });
  });
  it('When none had to be filed, then nothing is offered', () => {
    const values = answers([528, 120]);
    expect(values).toMatchObject({ 'fields.paymentsRequiring1099': 'No' });
    expect(values).not.toHaveProperty(['taxPreferences.needs1099Help']);
  });
  it('When both boxes of a question are ticked, then it has no answer', () => {
    expect(answers([488, 120], [528, 120])).not.toHaveProperty(['fields.paymentsRequiring1099']);
  });
  it('When a method is ticked, then its word is the method, on a business return, too', () => {
    expect(answers([156, 100])).toMatchObject({ 'fields.accountingMethod': 'Cash' });
    const page = printedPage([[40, 100, 'H Check accounting method:   (1)       Cash   (2)       Accrual']], {
      fields: [checkBox(272, 100, true)],
    });
    expect(valuesOn(form1065, page)).toMatchObject({ 'fields.accountingMethod': 'Accrual' });
  });
});

it('When the rows of the filing status stand close, then a box is that of the label it is level with', () => {
  const rows: Print[] = [
    [117, 100, 'Single'],
    [118, 107, 'Married filing jointly (even if only one had income)'],
    [118, 114, 'Married filing separately (MFS)'],
  ];
  const statusAt = (y: number) =>
    valuesOn(form1040, printedPage(rows, { fields: [checkBox(101, y, true)] }))['fields.filingStatus'];
  expect([100, 107, 114].map(statusAt)).toEqual([
    'Single',
    'Married filing jointly',
    'Married filing separately',
  ]);
});
