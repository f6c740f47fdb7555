/** Print of the next box, column, copy or heading is never taken for a value of this one. */
import { describe, expect, it } from '@jest/globals';
import { findLandmarks } from '../understanding/labels/landmarks.ts';
import { splitCopies } from '../understanding/recognise/copies.ts';
import { toSheet } from '../understanding/sheet/sheet.ts';
import { printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { bankStatement } from './statements/bankStatement.ts';
import { businessLicense } from './licences/businessLicense.ts';
import { form1099K } from './payments/form1099K.ts';
import { form1099Nec } from './payments/form1099Nec.ts';
import { form1120 } from './businessReturns/form1120.ts';

describe('What stands beside a value', () => {
  it('When the number of the next box stands in the line of a name, then the name ends before it', () => {
    const page = (number: string) =>
      typedPage(`
RECIPIENT'S name
Saoirse Ni Bhriain                       ${number}
Street address (including apt. no.)
4400 Camp Bowie Blvd, Apt. 219           $ 18,450.00`);
    for (const number of ['3', '5a Employee contributions'])
      expect(valuesOn(form1099Nec, page(number))).toMatchObject({
        'fields.recipientName': 'Saoirse Ni Bhriain',
        'fields.recipientStreet': '4400 Camp Bowie Blvd, Apt. 219',
      });
  });
  it('When a table is headed in the line of a label, then its heading is not what stands below the label', () => {
    const print: Print[] = [
      [40, 40, "PAYEE'S name"],
      [300, 42, 'Box   Description'],
      [40, 52, 'Grete Ostergard'],
    ];
    expect(valuesOn(form1099K, printedPage(print))).toMatchObject({
      'fields.recipientName': 'Grete Ostergard',
    });
  });
  it('When state and ZIP code are set at stops of their own, then they are still the end of the place', () => {
    const page = typedPage(`
City or town, state or province, country, and ZIP or foreign postal code
FORT MORGAN                     CO   80701
Date incorporated`);
    expect(valuesOn(form1120, page)).toMatchObject({
      'businessInfo.businessAddress.city': 'Fort Morgan',
      'businessInfo.businessAddress.state': 'CO',
      'businessInfo.businessAddress.zipCode': '80701',
    });
  });
  it('When payer and payee are headed by one word each, side by side, then each is taken for what it is', () => {
    expect(
      valuesOn(
        form1099K,
        typedPage(`
2022 FORM 1099-K INFORMATION STATEMENT
Payment Card and Third Party Network Transactions

Filer                                      Payee
Heartland Merchant Processing LLC          Los Tres Hermanos Taqueria LLC
90 Nassau Street                           1911 S Las Vegas Trl
Princeton, NJ 08542                        White Settlement, TX 76108`),
      ),
    ).toMatchObject({
      'fields.payerName': 'Heartland Merchant Processing LLC',
      'fields.recipientName': 'Los Tres Hermanos Taqueria LLC',
      'businessInfo.businessAddress.street': '1911 S Las Vegas Trl',
    });
  });
  it('When a business stands beside the class of its licence, then the class is no part of its name', () => {
    expect(
      valuesOn(
        businessLicense,
        typedPage(`
Issued to:                                              Classification:
ALVAREZ BROTHERS PAINTING, L.L.C.                       Painting Contractor
1306 13TH ST UNIT B
SAINT CLOUD, FL 34769`),
      ),
    ).toMatchObject({ 'businessInfo.businessName': 'ALVAREZ BROTHERS PAINTING, L.L.C.' });
  });
  it('When a heading in capitals stands below the first word of a line, then both are no label of two lines', () => {
    const print: Print[] = [
      [42, 40, '11'],
      [63, 40, 'Total'],
      [96, 40, 'income          $ 901,440'],
      [41, 51, 'DEDUCTIONS'],
      [42, 62, '27   Total deductions          $ 788,115'],
    ];
    expect(valuesOn(form1120, printedPage(print))).toMatchObject({ 'fields.totalDeductions': 788115 });
  });
  it('When the current balance is called that of the statement, then it is not the last one', () => {
    expect(
      valuesOn(
        bankStatement,
        typedPage(`
PREVIOUS STATEMENT BALANCE     09/30/21      4,102.77
CURRENT STATEMENT BALANCE      10/31/21      3,736.36
ACCOUNT NO.   771-204-8`),
      ),
    ).toMatchObject({
      'fields.openingBalance': 4102.77,
      'fields.closingBalance': 3736.36,
      'fields.periodEnd': '2021-10-31',
      'fields.accountLast4': '2048',
    });
    const found = findLandmarks(toSheet(typedPage('CURRENT STATEMENT BALANCE')), ['last statement balance']);
    expect(found).toEqual([]);
  });
  it('When an office stands above the only address of a licence, then nobody does business there', () => {
    const values = valuesOn(
      businessLicense,
      typedPage(`



COMMONWEALTH OF PENNSYLVANIA
DEPARTMENT OF STATE
Bureau of Professional and Occupational Affairs
PO BOX 2649
HARRISBURG PA 17105-2649

License Type                  License Number
Certified Public Accountant   CA058812`),
    );
    expect(values).not.toHaveProperty(['businessInfo.businessAddress.street']);
  });
});

describe('Copies side by side', () => {
  it('When what begins the second copy stands left of the middle, then it belongs to no other', () => {
    const copyAt = (x: number): Print[] => [
      [x, 40, 'Employer'],
      [x + 160, 40, 'Wages tips'],
      [x, 52, '2207 FM 1960'],
    ];
    const sheet = toSheet(printedPage([...copyAt(20), ...copyAt(314)]));
    const all = findLandmarks(sheet, ['employer', 'wages tips']);
    const anchors = all.filter(({ label }) => label === 'wages tips');
    const words = splitCopies(sheet, anchors, all).map(({ lines }) => lines.flatMap((line) => line.words));
    expect(words.map((own) => own.length)).toEqual([6, 6]);
  });
});
