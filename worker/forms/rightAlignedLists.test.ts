import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { businessLicense } from './licences/businessLicense.ts';
import { form1099K } from './payments/form1099K.ts';
import { form1099Nec } from './payments/form1099Nec.ts';
import { scheduleC } from './returns/scheduleC.ts';
import { taxSummary } from './summaries/taxSummary.ts';
import { w2 } from './wages/w2.ts';

/** A table whose values end in one line at the right edge of the page. */
const table = (rows: readonly (readonly [label: string, value: string])[]) =>
  printedPage(
    rows.flatMap(([label, value], at): Print[] => [
      [40, 60 + at * 14, label],
      [560 - value.length * 4.4, 60 + at * 14, value],
    ]),
  );

describe('Tables whose values are set flush right', () => {
  it('When a Schedule C is listed so, then its names are read, too', () => {
    const page = table([
      ['Name of proprietor', 'Aurelio B Santana'],
      ['Social security number (SSN)', '945-20-8871'],
      ['A Principal business or profession', 'Mobile auto repair'],
      ['C Business name', 'Alta Auto'],
      ['E Business address', '77 Calle Alta, Las Cruces, NM 88001'],
      ['31 Net profit or (loss)', '36,868.'],
    ]);
    expect(valuesOn(scheduleC, page)).toMatchObject({
      'primaryPerson.fullName': 'Aurelio B Santana',
      'primaryPerson.ssn': '945-20-8871',
      'businessInfo.industry': 'Mobile auto repair',
      'businessInfo.businessName': 'Alta Auto',
      'businessInfo.businessAddress.city': 'Las Cruces',
      'fields.netProfit': 36868,
    });
  });

  it('When two blocks of one table have rows of the same name, then their headings tell whose they are', () => {
    const page = table([
      ['Payer information', ''],
      ['Name', 'Northbound Delivery Co.'],
      ['TIN', '84-2219930'],
      ['Recipient information', ''],
      ['Name', 'Thaddeus Q. Bellweather IV'],
      ['Address', '15 1/2 Elm St, Biddeford, ME 04005'],
      ['Box 1: Nonemployee compensation', '$6,210.55'],
    ]);
    expect(valuesOn(form1099Nec, page)).toMatchObject({
      'fields.payerName': 'Northbound Delivery Co.',
      'fields.payerTin': '84-2219930',
      'primaryPerson.fullName': 'Thaddeus Q. Bellweather IV',
    });
  });
});

describe('Lines between a name and its street', () => {
  it.each(['Payroll Services, Box 0900', 'TOD SUBJECT TO STA TOD RULES', 'C/O LESTER WINDROW'])(
    'When one says %s, then it is no part of the name',
    (line) => {
      const page = typedPage(`
c. Employer's name, address, and ZIP code
Regents Research Institute
${line}
1855 Folsom St
San Francisco, CA 94143`);
      expect(valuesOn(w2, page)).toMatchObject({ 'fields.employerName': 'Regents Research Institute' });
    },
  );

  it.each(['GENERAL DELIVERY', 'N6410 County Road E', 'CMR 480 Box 1288'])(
    'When a block of two names says %s, then that is the street',
    (street) => {
      const page = typedPage(`
e. Employee's name, address, and ZIP code
ANTOINE R DELACROIX
C/O MARIE DELACROIX
${street}
WELLS NV 89835`);
      expect(valuesOn(w2, page)).toMatchObject({
        'primaryPerson.fullName': 'Antoine R Delacroix',
        'primaryPerson.homeAddress.street': expect.stringMatching(new RegExp(`^${street}$`, 'i')),
      });
    },
  );
});

describe('Labels of older and other forms', () => {
  it('When a 1099-K names the "taxpayer identification no." of its payee, then it is read', () => {
    const page = typedPage(`
PAYEE'S taxpayer identification no.
951-06-7743`);
    expect(valuesOn(form1099K, page)).toMatchObject({ 'fields.recipientTin': '951-06-7743' });
  });
  it('When a tax receipt numbers itself "receipt #", then that is its number', () => {
    const page = typedPage('RECEIPT #: 3140-1187745      ACCOUNT #: 88120');
    expect(valuesOn(businessLicense, page)).toMatchObject({ 'fields.licenseNumber': '3140-1187745' });
  });
  it('When an authority identifies a business by a number, and dates its hand and seal, then both are read', () => {
    const page = typedPage(`
Identification number
84-1187734 C
WITNESS THE HAND OF THE MAYOR OF SAID CITY THIS 16 DAY OF OCTOBER, 2023`);
    expect(valuesOn(businessLicense, page)).toMatchObject({
      'fields.licenseNumber': '84-1187734',
      'fields.issueDate': '2023-10-16',
    });
  });
  it('When a licence is granted to a company and its other name, at an address, then the company is read', () => {
    const page = typedPage(`
NAME:    SUNDIAL HOME DAYCARE, LLC
DBA:     SUNDIAL KIDS
AT:      1822 W DIVISION ST. 1ST
         LAKEVIEW, IL 60622
LICENSE NO.: 2788104        CODE: 1010`);
    expect(valuesOn(businessLicense, page)).toMatchObject({
      'businessInfo.businessName': 'SUNDIAL HOME DAYCARE, LLC',
      'businessInfo.businessAddress.street': '1822 W Division St. 1st',
    });
  });
  it('When a W-2 shortens "identification number" to "ID no.", then it is read', () => {
    const page = typedPage(`
b Employer ID no.
36-4410098`);
    expect(valuesOn(w2, page)).toMatchObject({ 'fields.employerEin': '36-4410098' });
  });
  it('When a letter greets a couple, then both of its addressees are known', () => {
    const page = typedPage(`
Ketterman & Voss, CPAs
119 W Main St, Decorah, IA 52101

Sven and Astrid Kolstad
3318 River Rd
Decorah, IA 52101

Dear Sven and Astrid:`);
    expect(valuesOn(taxSummary, page)).toMatchObject({
      'primaryPerson.fullName': 'Sven Kolstad',
      'spousePerson.fullName': 'Astrid Kolstad',
    });
  });
});
