/** Forms of years whose boxes or lines stand elsewhere, or bear other numbers. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { form1040 } from './returns/form1040.ts';
import { form1099Misc } from './payments/form1099Misc.ts';
import { form1099Nec } from './payments/form1099Nec.ts';

const recipient = [
  [38, 140, "RECIPIENT'S name"],
  [40, 156, 'KESTREL ROOFTOPS LLC'],
  [38, 180, 'Street address (including apt. no.)'],
  [40, 190, '900 MAIN ST'],
] as const;

describe('Information returns of other years', () => {
  it('When the number of an empty box stands beside the name, a little higher, then the name is read', () => {
    const page = printedPage([[38, 60, 'Form 1099-NEC'], ...recipient, [298, 148, '3'], [298, 172, '$']]);
    expect(valuesOn(form1099Nec, page)['fields.recipientName']).toBe('KESTREL ROOFTOPS LLC');
  });
  it('When cash tips stand in a box right below, then neither is taken for the other', () => {
    const page = printedPage([
      [38, 60, 'Form 1099-NEC'],
      ...recipient,
      [298, 140, '1a Nonemployee compensation'],
      [302, 150, '18,250.00'],
      [298, 162, '1b Cash tips'],
      [302, 172, '3,100.00'],
    ]);
    expect(valuesOn(form1099Nec, page)['fields.nonemployeeCompensation']).toBe(18250);
  });
  it('When box 7 of a 1099-MISC says what a contractor was paid, as it did until 2019, then it is read, and names nobody', () => {
    const page = printedPage([
      [38, 60, 'Form 1099-MISC'],
      ...recipient,
      [298, 148, '7 Nonemployee compensation'],
      [300, 162, '$'],
      [350, 162, '7,125.00'],
    ]);
    expect(valuesOn(form1099Misc, page)).toMatchObject({
      'fields.recipientName': 'KESTREL ROOFTOPS LLC',
      'fields.nonemployeeCompensation': 7125,
      'employmentStatus.employmentType': 'Self-employed',
    });
  });
});

describe('A Form 1040 of a year to come', () => {
  it('When its first line has another name, then the dependents above it are still counted', () => {
    const page = printedPage([
      [36, 200, 'Dependents (see instructions)'],
      [104, 220, 'Ana Cruz     945-11-2233     Daughter'],
      [104, 260, 'Total wages from Form(s) W-2, box 1 (see instructions)     84,310'],
    ]);
    expect(valuesOn(form1040, page)).toMatchObject({
      'primaryPerson.numberOfDependents': 1,
      'fields.wages': 84310,
    });
  });
  it('When two lines are put before what was withheld, then it is found by its words', () => {
    const page = printedPage([
      [100, 200, '27 Federal income tax withheld from'],
      [112, 212, 'a Form(s) W-2'],
      [406, 212, '6,000'],
      [112, 224, 'd Add lines 27a through 27c'],
      [484, 224, '27d'],
      [540, 224, '6,120'],
    ]);
    expect(valuesOn(form1040, page)['fields.federalTaxWithheld']).toBe(6120);
  });
});
