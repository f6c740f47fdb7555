import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { saidLines } from '../../understanding/labels/saidLines.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';
import { form1040 } from '../returns/form1040.ts';
import { form1099Misc } from '../payments/form1099Misc.ts';
import { form1120s } from '../businessReturns/form1120s.ts';
import { w2 } from '../wages/w2.ts';

const list = (...lines: string[]) =>
  printedPage(
    lines.map((text, row): Print => [40 + 4.4 * /^ */.exec(text)![0].length, 40 + row * 14, text.trim()]),
  );

describe('A W-2 as a list of lines', () => {
  it('When employer and employee stand side by side, each with an address, then neither takes the other’s', () => {
    const page = list(
      'Form W-2 Wage and Tax Statement 2024',
      'Employer                                          Employee',
      'Employer name: Tamarack Ridge Living LLC          Employee name: Emeka Obi-Larsson',
      'Address: 4410 Main Blvd, Duluth, MN 55802         Address: 28 Zarthan Ave, Duluth, MN 55805',
      'EIN: 41-2207715                                   Social security number: 918-02-4471',
      'Wages, tips, other compensation: 47,118.20',
      'Federal income tax withheld: 4,004.11',
      'Social security wages: 49,118.20',
      'Medicare wages and tips: 49,118.20',
    );
    expect(valuesOn(w2, page)).toMatchObject({
      'primaryPerson.fullName': 'Emeka Obi-Larsson',
      'primaryPerson.homeAddress.street': '28 Zarthan Ave',
      'primaryPerson.homeAddress.zipCode': '55805',
    });
  });

  it('When employer and employee stand after their labels, then each is taken for what it is', () => {
    const page = list(
      'Form W-2 Wage and Tax Statement 2024',
      'Employer EIN: 99-2288776      Control Number: CN-9',
      'Employer Name/Address:        Employee SSN: 915-33-1234',
      '  ACME GLOBAL HUB, INC.',
      '  123 FACTORY LANE, SPRINGFIELD, IL 62701',
      'Employee Name: JOHN D. SMITH',
      'Address: 42 Wall Street',
      '         New York, NY 10005',
    );
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.employerName': 'ACME GLOBAL HUB, INC.',
      'fields.employerEin': '99-2288776',
      'primaryPerson.fullName': 'John D. Smith',
      'primaryPerson.ssn': '915-33-1234',
      'primaryPerson.homeAddress.street': '42 Wall Street',
      'primaryPerson.homeAddress.zipCode': '10005',
    });
  });
  it('When the name is said in two parts, then they are one name', () => {
    const page = list("e  Employee's first name and initial: Sarah J.", '   Last name: Mitchell');
    expect(valuesOn(w2, page)).toMatchObject({ 'fields.employeeName': 'Sarah J. Mitchell' });
  });
  it('When headings tell whose lines they are, then neither column takes the other for its own', () => {
    const page = list(
      'EMPLOYEE INFORMATION                EMPLOYER INFORMATION',
      'Name: Kwame Mensah                  Name: Lakeshore Dental PLLC',
      'Address: 880 N Clark St             Address: 55 E Monroe St',
      '         Chicago, IL 60610                   Chicago, IL 60603',
    );
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.employeeName': 'Kwame Mensah',
      'fields.employerName': 'Lakeshore Dental PLLC',
      'primaryPerson.homeAddress.street': '880 N Clark St',
      'primaryPerson.homeAddress.zipCode': '60610',
    });
  });
  it('When one label has two different values, then none is guessed', () => {
    const page = list('Home address: 1 Elm St, Reno, NV 89501', 'Home address: 2 Oak St, Reno, NV 89502');
    expect(valuesOn(w2, page)).not.toHaveProperty(['primaryPerson.homeAddress.street']);
  });
  it('When the address follows the employer, then it is not the employee’s', () => {
    const page = list(
      'Employee: Dana Whitfield',
      'SSN: 901-22-6789',
      'Wages: 1,000.00',
      'Employer: Acme',
      'Address: 1 Elm St, Reno, NV 89501',
    );
    expect(valuesOn(w2, page)).not.toHaveProperty(['primaryPerson.homeAddress.street']);
  });
  it('When a summary beside the boxes calls another amount so, then the box counts', () => {
    const page = list('Wages: 64,000.00', '', '1 Wages, tips, other compensation  61,233.10');
    expect(valuesOn(w2, page)).toMatchObject({ 'fields.wages': 61233.1 });
    expect(valuesOn(w2, list('Wages: 64,000.00'))).toMatchObject({ 'fields.wages': 64000 });
  });
  it('When only the employer has a town of its own, then it is not the employee’s', () => {
    const page = list(
      'Employer: Acme',
      'Address: 1 Elm St',
      'City/State/ZIP: Reno, NV 89501',
      'Employee: Dana Whitfield',
    );
    expect(valuesOn(w2, page)).not.toHaveProperty(['primaryPerson.homeAddress.city']);
  });
  it('When a label is the end of another one, then it is not meant', () => {
    const street = 'primaryPerson.homeAddress.street';
    expect(valuesOn(w2, list('Home address: 1 Elm St, Reno, NV 89501'))).toHaveProperty([street]);
    expect(valuesOn(w2, list('Former home address: 1 Elm St, Reno, NV 89501'))).not.toHaveProperty([street]);
  });
});

describe('A table of labels and values', () => {
  const rows: [string, string][] = [
    ["Employee's SSN", '908-11-7788'],
    ['Employer ID number (EIN)', '61-2223334'],
    ["Employer's name, address, and ZIP code", 'Granite State Paving Inc'],
    ['', '12 Quarry Rd, Concord, NH 03301'],
    ["Employee's first name and initial / Last name", 'Theodore K Bashir'],
    ["Employee's address and ZIP code", '501 Loudon Rd Apt 9'],
    ['', 'Concord, NH 03301'],
    ['16 State wages', '47,310.55'],
  ];
  const table = (more: Print[] = []) =>
    printedPage([
      ...rows.flatMap(([label, value], row): Print[] => [
        [40, 40 + row * 14, label],
        [330, 40 + row * 14, value],
      ]),
      ...more,
    ]);

  it('When labels stand in one column and values in the other, then no colon is needed', () => {
    expect(valuesOn(w2, table())).toMatchObject({
      'fields.employeeSsn': '908-11-7788',
      'fields.employerEin': '61-2223334',
      'fields.employerName': 'Granite State Paving Inc',
      'primaryPerson.fullName': 'Theodore K Bashir',
      'primaryPerson.homeAddress.street': '501 Loudon Rd Apt 9',
      'fields.stateWages': 47310.55,
    });
  });
  it('When other columns stand on the page, then it is no such table', () => {
    const boxes = [1, 2, 3, 4].flatMap((row): Print[] =>
      [40, 200, 420].map((x) => [x, 300 + row * 14, 'Box']),
    );
    expect(saidLines(toSheet(table())).some(({ ends }) => ends.size > 0)).toBe(true);
    expect(saidLines(toSheet(table(boxes))).every(({ ends }) => ends.size === 0)).toBe(true);
  });
});

describe('Other forms as lists', () => {
  it('When a return names taxpayer and spouse on lines with their numbers, then each has their own', () => {
    const page = list(
      'Name: Harold and Maude Chasen',
      'Taxpayer: Harold Chasen      SSN: 930-55-0011',
      'Spouse: Maude Chasen         SSN: 930-55-0022',
      'Refund (line 34): $1,450',
    );
    expect(valuesOn(form1040, page)).toMatchObject({
      'primaryPerson.fullName': 'Harold Chasen',
      'primaryPerson.ssn': '930-55-0011',
      'spousePerson.fullName': 'Maude Chasen',
      'spousePerson.ssn': '930-55-0022',
      'fields.refundAmount': 1450,
    });
  });
  it('When a box to be ticked stands behind `Spouse:`, then that names nobody', () => {
    const page = list(
      'You: O Were born before January 2, 1957',
      'Spouse: O Was         born before January 2, 1957',
    );
    expect(valuesOn(form1040, page)).not.toHaveProperty(['spousePerson.fullName']);
    for (const said of ['Spouse: Was bom', 'Spouse: [_] Was bom', 'Spouse: [|] Was bor']) {
      const misread = list('You: O Were born before January 2, 1957', said);
      expect(valuesOn(form1040, misread)).not.toHaveProperty(['spousePerson.fullName']);
    }
  });
  it('When a 1099 names payer and recipient, then the numbers beside them are theirs', () => {
    const page = list(
      'Payer: Bayou Property Management LLC      Payer EIN: 72-9988776',
      'Recipient: Thierry Boudreaux      SSN: 933-10-2020',
      'Address: 19 Magnolia Dr, Lafayette, LA 70501',
    );
    expect(valuesOn(form1099Misc, page)).toMatchObject({
      'fields.payerName': 'Bayou Property Management LLC',
      'fields.payerTin': '72-9988776',
      'primaryPerson.fullName': 'Thierry Boudreaux',
      'primaryPerson.ssn': '933-10-2020',
      'primaryPerson.homeAddress.street': '19 Magnolia Dr',
    });
  });
  it('When street and town have labels of their own, then both are read', () => {
    const page = list(
      'TAXPAYER NAME: Greta Olafsen',
      'HOME ADDRESS: 6 Fjord Ln',
      'CITY/STATE/ZIP: Duluth, MN 55802',
    );
    expect(valuesOn(form1040, page)).toMatchObject({
      'primaryPerson.homeAddress.street': '6 Fjord Ln',
      'primaryPerson.homeAddress.city': 'Duluth',
      'primaryPerson.homeAddress.zipCode': '55802',
    });
  });
  it('When payer and recipient each have a number below them, then each has their own', () => {
    const page = list(
      'Payer: Summit Federal Credit Union',
      'TIN: 16-5554443',
      'Recipient: Walter Nakagawa',
      'TIN: 905-39-4747',
    );
    expect(valuesOn(form1099Misc, page)).toMatchObject({
      'fields.payerTin': '16-5554443',
      'fields.recipientTin': '905-39-4747',
    });
  });
  it('When the title is a corporation’s, then its lines are no return of a person', () => {
    const page = list(
      'Form 1120 - U.S. Corporation Income Tax Return',
      'Name: Ironwood Machine Co',
      'EIN: 20-3344556',
      'Address: 71 Mill Rd, Erie, PA 16501',
      'Date incorporated: 04/12/2009',
      'Total income: 690,100',
    );
    expect(readPages(FORMS, [page])[0]?.definition.name).toBe('1120');
  });
  it('When a business return says its year in lines, then they are read', () => {
    const page = list(
      'Corporation Name: Copper Kettle Brewing Inc',
      'EIN: 46-7788990',
      'Ordinary business income (loss): $68,218',
    );
    expect(valuesOn(form1120s, page)).toMatchObject({
      'businessInfo.businessName': 'Copper Kettle Brewing Inc',
      'businessInfo.ein': '46-7788990',
      'fields.netIncome': 68218,
    });
  });
  it('When the title of a form stands above lines of its own names, then it is that form', () => {
    const page = list(
      "Schedule K-1 (Form 1065) 2023 - Partner's Share of Income",
      'Partnership: Tallgrass Ventures LP',
      'Partnership EIN: 83-4455667',
      'Partner: Beatrice Lund',
      'Partner SSN: 917-30-4411',
      'Ordinary business income (box 1): $22,180',
    );
    const [k1] = readPages(FORMS, [page]);
    expect(k1?.definition.name).toBe('Schedule K-1 (1065)');
  });
  it('When only the title speaks of a form, then it is none', () => {
    const page = list("Schedule K-1 (Form 1065) 2023 - Partner's Share of Income", 'Name: Beatrice Lund');
    expect(readPages(FORMS, [page])).toEqual([]);
  });
});

describe('The filing status of a Form 1040', () => {
  it('When a colon stands before the check boxes, as in 2018, then the first one is no answer', () => {
    const offered =
      'Filing status:     Single         Married filing jointly         Married filing separately';
    expect(valuesOn(form1040, list(offered))).not.toHaveProperty(['fields.filingStatus']);
    expect(valuesOn(form1040, list('Filing status: Married filing jointly'))).toMatchObject({
      'fields.filingStatus': 'Married filing jointly',
    });
  });
});
