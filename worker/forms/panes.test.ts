import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { readPages, valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { businessLicense } from './licences/businessLicense.ts';
import { form1065 } from './businessReturns/form1065.ts';
import { FORMS } from './index.ts';
import { scheduleC } from './returns/scheduleC.ts';
import { w2 } from './wages/w2.ts';

describe('Print that stands beside a box without being in it', () => {
  const form: Print[] = [
    [30, 100, "e/f Employee's name, address, and ZIP code"],
    [32, 112, 'TOMASZ J WISNIEWSKI'],
    [32, 124, '118 LAUREL OAK WAY'],
    [32, 136, 'ROSWELL, GA 30075'],
    [30, 154, '1 Wages, tips, other comp.'],
    [60, 166, '61877.40'],
  ];
  const summary: Print[] = [
    [330, 112, 'Gross Pay 68940.12'],
    [330, 124, '2. Your Gross Pay was adjusted as follows'],
    [330, 166, 'Reported W-2 Wages'],
  ];

  it('When a summary of the pay fills the right half of the page, then the boxes of the W-2 end before it', () => {
    expect(valuesOn(w2, printedPage([...form, ...summary]))).toMatchObject({
      'primaryPerson.fullName': 'Tomasz J Wisniewski',
      'primaryPerson.homeAddress.street': '118 Laurel Oak Way',
      'fields.wages': 61877.4,
    });
  });

  it('When a scan shows a line of a summary with its amount beside the name, then that is none of it', () => {
    const beside = (line: string) => {
      const page = printedPage([...form, [300, 112, line]]);
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
      return valuesOn(w2, { ...page, source: 'ocr', words })['primaryPerson.fullName'];
    };
    expect(beside('Less Other Cafe 125     1,260.00')).toBe('Tomasz J Wisniewski');
    expect(beside('JR')).toBe('Tomasz J Wisniewski Jr');
  });

  it('When "Type or Print" stands a little above what is typed into a narrow box, then the box is read', () => {
    const page = printedPage([
      [36, 100, 'A Principal business activity'],
      [170, 107, 'Type'],
      [240, 100, 'Name of partnership'],
      [38, 112, 'Veterinary clinic'],
      [36, 124, 'B Principal product or service'],
    ]);
    expect(valuesOn(form1065, page)).toMatchObject({ 'businessInfo.industry': 'Veterinary clinic' });
  });

  it('When a Schedule C is printed without its instructions, then line 31 is read beside its words', () => {
    const page = printedPage([
      [36, 100, '31 Net profit or (loss). Subtract line 30 from line 29.'],
      [520, 100, '28,024.'],
      [36, 114, '32 If you have a loss, check the box.'],
      [300, 114, '32a All investment is at risk.'],
    ]);
    expect(valuesOn(scheduleC, page)).toMatchObject({ 'fields.netProfit': 28024 });
  });

  it('When line 31 stands beside its instructions, then the words behind the check boxes below do not cut it off', () => {
    const page = printedPage([
      [42, 100, '31 Net profit or (loss). Subtract line 30 from line 29.'],
      [61, 109, 'If a profit, enter on both Schedule 1 (Form 1040), line 3, and on Schedule SE, line 2.'],
      [490, 109, '31'],
      [541, 109, '(5,224)'],
      [61, 127, 'If a loss, you must go to line 32.'],
      [42, 137, '32 If you have a loss, check the box that describes your investment in this activity.'],
      [487, 137, '32a'],
      [535, 135, 'All investment'],
      [549, 144, 'is at risk.'],
    ]);
    expect(valuesOn(scheduleC, page)).toMatchObject({ 'fields.netProfit': -5224 });
  });
});

describe('Words that a program prints without a space between them', () => {
  it('When nothing stands behind the comma of a label or of a town, then both are known', () => {
    const values = valuesOn(
      w2,
      typedPage(`
C EMPLOYER'S NAME,ADDRESS
  MILITARY PAY CENTER
  8899 E 56TH STREET
  INDIANAPOLIS,IN 46249
E EMPLOYEE'S NAME
  ANTOINE R DELACROIX
F EMPLOYEE'S ADDRESS
  UNIT 45013 BOX 2211
  APO,AP 96338-5013`),
    );
    expect(values).toMatchObject({
      'fields.employerName': 'MILITARY PAY CENTER',
      'primaryPerson.homeAddress.street': 'Unit 45013 Box 2211',
      'primaryPerson.homeAddress.state': 'AP',
    });
  });
});

describe('Licences', () => {
  it('When another name stands between the business and its address, then both are read', () => {
    const values = valuesOn(
      businessLicense,
      typedPage(`
SERIAL NUMBER   1347720
a license is hereby granted to

RONDOUT OYSTER HOUSE CORP
DBA: THE LOW TIDE
21 W STRAND ST
KINGSTON, NY 12401`),
    );
    expect(values).toMatchObject({
      'fields.licenseNumber': '1347720',
      'businessInfo.businessAddress.street': '21 W Strand St',
    });
  });

  it('When a pocket card names its board alone, then it is a licence', () => {
    const [card] = readPages(FORMS, [
      typedPage(`
CONTRACTORS STATE LICENSE BOARD
ACTIVE LICENSE
License Number    1087741
Business Name     OKONJO ELECTRIC & SOLAR INC
Expiration Date   11/30/2025`),
    ]);
    expect(card?.definition.name).toBe('Business license');
  });

  it('When the groups of its number stand apart, then all of them are read', () => {
    const page = typedPage(`
ACCOUNT NUMBER
102-884417 - 00001`);
    expect(valuesOn(businessLicense, page)).toMatchObject({ 'fields.licenseNumber': '102-884417 - 00001' });
    const low = page.words.map((word) =>
      word.text === '-' ? { ...word, box: { ...word.box, y1: word.box.y0 + 1 } } : word,
    );
    expect(valuesOn(businessLicense, { ...page, words: low })).toMatchObject({
      'fields.licenseNumber': '102-884417 - 00001',
    });
  });
});
