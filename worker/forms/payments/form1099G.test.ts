import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { form1099G } from './form1099G.ts';
import { FORMS } from '../index.ts';

describe('Form 1099-G', () => {
  it('reads unemployment compensation and the refund of state tax, each from its box', () => {
    const page = printedPage([
      [40, 40, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
      [40, 52, 'Ohio Dept of Job and Family Services'],
      [40, 64, '30 E Broad St'],
      [40, 76, 'Columbus, OH 43215'],
      [330, 40, '1 Unemployment compensation'],
      [330, 56, '$ 8,412.00'],
      [330, 76, '2 State or local income tax refunds, credits, or offsets'],
      [330, 92, '$ 311.45'],
      [470, 40, 'Form 1099-G'],
      [470, 60, 'Certain Government Payments'],
      [40, 120, "PAYER'S TIN"],
      [40, 132, '31-1334820'],
      [180, 120, "RECIPIENT'S TIN"],
      [180, 132, '912-40-7786'],
      [330, 120, '4 Federal income tax withheld'],
      [330, 136, '$ 841.20'],
      [40, 160, "RECIPIENT'S name"],
      [40, 172, 'Dolores Quintana'],
    ]);
    const [statement] = readPages(FORMS, [page]);
    expect(statement?.definition).toBe(form1099G);
    expect(valuesOn(form1099G, page)).toMatchObject({
      'fields.unemploymentCompensation': 8412,
      'fields.stateTaxRefund': 311.45,
      'fields.federalIncomeTaxWithheld': 841.2,
      'primaryPerson.fullName': 'Dolores Quintana',
      'primaryPerson.ssn': '912-40-7786',
    });
  });
});
