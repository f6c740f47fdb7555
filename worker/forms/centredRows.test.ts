/** Papers laid out as tables: values beside labels of two lines, labels beside labels. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { businessLicense } from './licences/businessLicense.ts';
import { form1099Consolidated } from './payments/form1099Consolidated.ts';
import { form1099Nec } from './payments/form1099Nec.ts';
import { form1040 } from './returns/form1040.ts';
import { form1099K } from './payments/form1099K.ts';
import { form1120 } from './businessReturns/form1120.ts';

describe('A table that centres its values beside labels of two lines', () => {
  const dividendsOf = (...print: Print[]) =>
    valuesOn(
      form1099Consolidated,
      printedPage([
        [36, 40, 'Tax Information   Form 1099-DIV   2024   Finchly Securities LLC'],
        [38, 100, '1a- Total ordinary dividends (includes'],
        [38, 113, 'lines 1b, 5, 2e)'],
        ...print,
      ]),
    )['fields.ordinaryDividends'];

  it('gives the value between both lines, and none that stands in the second', () => {
    expect(dividendsOf([265, 106.5, '312.08'])).toBe(312.08);
    expect(dividendsOf([265, 113, '312.08'])).toBeUndefined();
  });
});

it('When the label beside a box ends where that of the box begins, then it does not end the box', () => {
  const page = printedPage([
    [400, 40, 'OMB No. 1545-0116   Form 1099-NEC   2023'],
    [250, 104, "RECIPIENT'S TIN"],
    [250, 112, '84-9410337'],
    [320, 96, 'Nonemployee compensation'],
    [319, 104.5, '$ 27,350.00'],
  ]);
  expect(valuesOn(form1099Nec, page)).toMatchObject({
    'fields.nonemployeeCompensation': 27350,
    'fields.recipientTin': '84-9410337',
  });
});

it('When a redrawn return has boxes right below what is owed, then the amount is read in the row alone', () => {
  const page = printedPage([
    [36, 40, 'Form 1040 (2024)   U.S. Individual Income Tax Return'],
    [36, 100, 'Subtract line 33 from line 24. This is the amount you owe'],
    [500, 100, '37    675'],
    [36, 113, 'Your occupation'],
    [270, 113, 'Phone no.'],
    [380, 113, 'Email address'],
  ]);
  expect(valuesOn(form1040, page)['fields.amountOwed']).toBe(675);
});

it('When the label goes on with what to enter if zero, then the amount is read between its lines all the same', () => {
  const page = printedPage([
    [36, 40, 'Form 1040 (2025)   U.S. Individual Income Tax Return'],
    [56, 100, 'Subtract line 14 from line 11b. If zero or less, enter -0-. This is your taxable'],
    [36, 106.5, '15'],
    [500, 106.5, '15    61,275'],
    [56, 113, 'income'],
  ]);
  expect(valuesOn(form1040, page)['fields.taxableIncome']).toBe(61275);
});

it('When the names of payer and payee stand beside their numbers, then no label is the name of either', () => {
  const lines: Print[] = [
    [36, 40, 'Form 1099-K   Payment Card and Third Party Network Transactions   2024   OMB No. 1545-2205'],
    [36, 100, "FILER'S name"],
    [300, 100, "FILER'S TIN"],
    [36, 109, 'Artisan Bazaar Payments LLC'],
    [300, 109, '85-9117730'],
    [36, 127, "PAYEE'S name"],
    [300, 127, "PAYEE'S TIN"],
    [36, 136, 'Copper Kettle Soapworks'],
    [300, 136, '99-4410278'],
    [36, 154, 'Street address (including apt. no.)'],
    [300, 154, 'City or town, state or province, country, and ZIP or foreign postal code'],
    [36, 163, '2 Foundry Row'],
    [300, 163, 'Lewiston, ME 04240'],
  ];
  expect(valuesOn(form1099K, printedPage(lines))).toMatchObject({
    'fields.payerName': 'Artisan Bazaar Payments LLC',
    'fields.recipientName': 'Copper Kettle Soapworks',
    'fields.recipientTin': '99-4410278',
  });
});

it('When OCR misread a letter of the label above town, state and ZIP code, then all three are read below it', () => {
  const head: Print[] = [
    [200, 40, 'Form 1120   U.S. Corporation Income Tax Return   2023'],
    [36, 80, 'Consolidated return (attach Form 851)'],
    [162, 80, 'Name'],
    [456, 80, 'Employer identification number'],
    [36, 98, 'Personal holding co. (attach Sch. PH)'],
    [162, 126, 'City of town, state or province, country, and ZIP or foreign postal code'],
    [162, 137, "Coeur d'Alene, ID   83814"],
    [36, 169, '1a   Gross receipts or sales'],
  ];
  const words = head.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 }));
  expect(valuesOn(form1120, printedPage([], { source: 'ocr', words }))).toMatchObject({
    'businessInfo.businessAddress.city': "Coeur d'Alene",
    'businessInfo.businessAddress.zipCode': '83814',
  });
});

it('When a location of two lines is set larger than its label beside it, then both lines are read', () => {
  const large = (...[x, y, text]: Print) =>
    wordsAt([x, y, text]).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 11 } }));
  const words = [
    ...wordsAt([36, 40, 'BUSINESS LICENSE']),
    ...wordsAt([36, 102, 'Business Name']),
    ...large(160, 100, 'Ferreira Barbeque'),
    ...wordsAt([36, 142, 'Business Location']),
    ...large(160, 131, '1538 Cistern Hwy Ste 6'),
    ...large(160, 149, 'Quarry, TX 75400'),
    ...wordsAt([36, 182, 'Expires']),
    ...large(160, 180, '12/31/2024'),
  ];
  expect(valuesOn(businessLicense, printedPage([], { words }))).toMatchObject({
    'businessInfo.businessAddress.street': '1538 Cistern Hwy Ste 6',
    'businessInfo.businessAddress.city': 'Quarry',
  });
});
