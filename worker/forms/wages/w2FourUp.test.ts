/** Narrow copies of a W-2, whose small labels are shortened, or lost where they were scanned. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { w2 } from './w2.ts';

interface Read {
  readonly ssnLabel: string;
  readonly street: string;
  readonly stateLabel: string;
}
const clean: Read = { ssnLabel: 'a Soc. sec. no.', street: '214 Juniper Ct Unit B', stateLabel: '15 Stat' };

const copyAt = (x: number, y: number, { ssnLabel, street, stateLabel }: Read): Print[] => [
  [x, y, ssnLabel],
  [x, y + 9, '931-55-2048'],
  [x + 118, y, '1 Wages, tips, comp.'],
  [x + 125, y + 22, '41,220.15'],
  [x + 210, y, '2 Fed. income tax'],
  [x + 215, y + 22, '2,940.60'],
  [x, y + 36, 'b Employer ID number'],
  [x, y + 45, '85-4410927'],
  [x + 118, y + 36, '3 Soc. sec. wages'],
  [x + 125, y + 58, '0.00'],
  [x + 210, y + 36, '4 Soc. sec. tax'],
  [x + 215, y + 58, '0.00'],
  [x, y + 72, "c Employer's name"],
  [x, y + 81, 'Llano Grande Schools'],
  [x, y + 90, '60 Calle Vieja'],
  [x, y + 99, 'Portales, NM 88130'],
  [x + 118, y + 72, '5 Medicare wages'],
  [x + 125, y + 94, '46,010.00'],
  [x, y + 190, "e Employee's first name and initial"],
  [x, y + 195, "f Employee's address and ZIP code"],
  [x, y + 206, 'Rosalind Tafoya'],
  [x, y + 215, street],
  [x, y + 224, 'Portales, NM 88130'],
  [x, y + 292, stateLabel],
  [x, y + 302, 'NM'],
  [x + 25, y + 302, '02-558120-00'],
  [x + 80, y + 292, '16 State wages'],
  [x + 85, y + 320, '41,220.15'],
  [x + 140, y + 292, '17 State tax'],
  [x + 145, y + 320, '1,402.80'],
  [x, y + 335, 'Form W-2 2021 Wage and Tax Statement'],
];

/** Four copies on a sheet. */
const sheetOf = (first: Read, others: Read, source: 'ocr' | 'text') => {
  const page = printedPage([
    ...copyAt(24, 30, first),
    ...copyAt(313, 30, others),
    ...copyAt(24, 404, others),
    ...copyAt(313, 404, others),
  ]);
  const words = page.words.map((word) => ({ ...word, source, confidence: 0.95 }));
  return { ...page, words, source };
};

describe('A W-2 with four narrow copies to a sheet', () => {
  it('is read by its shortened labels', () => {
    expect(valuesOn(w2, sheetOf(clean, clean, 'text'))).toMatchObject({
      'primaryPerson.ssn': '931-55-2048',
      'fields.wages': 41220.15,
      'fields.state': 'NM',
    });
  });

  it('When a scan misreads one copy, then the others outvote it', () => {
    const misread = { ...clean, street: '214 Juniper Ct Unit 8' };
    expect(valuesOn(w2, sheetOf(misread, clean, 'ocr'))).toMatchObject({
      'primaryPerson.homeAddress.street': '214 Juniper Ct Unit B',
    });
  });

  it('When a scan lost the labels, then dashes tell the number and the state stands before that of the employer', () => {
    const lost = { ...clean, ssnLabel: '2 Soe: sx', stateLabel: '1S tat' };
    expect(valuesOn(w2, sheetOf(lost, lost, 'ocr'))).toMatchObject({
      'primaryPerson.ssn': '931-55-2048',
      'fields.state': 'NM',
    });
  });

  it('When a scan makes a state of the label ID no., then it is none', () => {
    const misread = { ...clean, stateLabel: 'State 10 ne.' };
    expect(valuesOn(w2, sheetOf(misread, misread, 'ocr'))['fields.state']).toBe('NM');
  });

  it('When the amounts stand at the feet of their boxes, close above the next label, then each is its own box’s', () => {
    const feet = copyAt(24, 30, clean).map(([x, y, text]): Print => {
      const named = text
        .replace('4 Soc. sec. tax', '4 Social sec. tax withheld')
        .replace('wages', 'wages & tips');
      const isAmount = /^[\d,]+\.\d\d$/.test(text) && y < 130;
      return [
        isAmount ? x - 4 : x,
        isAmount ? y + 1 : y,
        named.replace(/^0\.00$/, x > 200 ? '2,852.62' : '46,010.00'),
      ];
    });
    expect(valuesOn(w2, printedPage(feet))).toMatchObject({
      'fields.federalIncomeTaxWithheld': 2940.6,
      'fields.socialSecurityTaxWithheld': 2852.62,
      'fields.medicareWages': 46010,
    });
  });
});
