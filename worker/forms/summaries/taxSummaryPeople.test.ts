/** Whom summaries of a Form 1040 name, where each program prints it in its own place. */
import { describe, expect, it } from '@jest/globals';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { findTaxYear } from '../../understanding/years/taxYear.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = summary!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), taxYear: summary!.recognised.taxYear };
}

const FIGURES = `
Wages, salaries, tips                84,210
Total income                         85,724
Adjusted gross income                85,724
Taxable income                       71,874
Total tax                            11,119`;

const blocked = (lines: string) =>
  read(`
2023 Tax Return Summary
Prepared for:                                 Prepared at office 38842
${lines}
Filing status: Married filing jointly    Form 1040
${FIGURES}`);

describe('The people of a tax summary', () => {
  it('When each of a couple has a line of the block, then both and their address are read, and not who prepared it', () => {
    expect(
      blocked(`TREVOR OKORO JR                               9 Court St, Canton OH 44702
MAVIS L OKORO                                 (330) 555-0170
418 Walnut Ave NE
CANTON OH 44702-1190`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Trevor Okoro Jr',
      'spousePerson.fullName': 'Mavis L Okoro',
      'primaryPerson.homeAddress.street': '418 Walnut Ave NE',
      'primaryPerson.homeAddress.zipCode': '44702-1190',
    });
  });
  it('When the rows of both stand above their address, then it is whole, and one line tells the work of both', () => {
    expect(
      read(`
2023 Tax Return Summary and Two-Year Comparison                       Form 1040
Taxpayer: Trevor A Okoro        SSN 923-48-1176       Filing status: Married filing jointly
Spouse: Mavis L Okoro           SSN 960-15-8832       Dependents: 1 (Ada, 9)
418 Walnut Ave NE, Cleveland Heights, OH 44106        Occupations: Civil engineer / Librarian
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': '418 Walnut Ave NE',
      'primaryPerson.homeAddress.city': 'Cleveland Heights',
      'fields.occupation': 'Civil engineer',
      'fields.spouseOccupation': 'Librarian',
    });
  });

  it('When one files alone, then a row may call their work a job', () => {
    expect(
      read(`
Federal return snapshot - Tax return summary 2024
Name                   Trevor A Okoro
Job                    HVAC technician
Filing as              Single
Form 1040 by the numbers
${FIGURES}`),
    ).toMatchObject({ 'fields.occupation': 'HVAC technician', 'fields.filingStatus': 'Single' });
  });

  it('When a line of the block is a telephone number, then it is theirs, and no number of another column is', () => {
    const own = `TREVOR OKORO JR                               9 Court St, Canton OH 44702
418 Walnut Ave NE                             (330) 555-0170
CANTON OH 44702-1190`;
    expect(blocked(`${own}\n(330) 555-0122`)).toMatchObject({
      'primaryPerson.phoneNumber': '(330) 555-0122',
    });
    expect(blocked(own)).not.toHaveProperty(['primaryPerson.phoneNumber']);
  });

  it('When the second line names no person, then there is no spouse', () => {
    expect(
      blocked(`TREVOR OKORO JR
c/o Lakeview Manor
418 Walnut Ave NE
CANTON OH 44702-1190`),
    ).not.toHaveProperty(['spousePerson.fullName']);
  });

  it('When the block stands beside `Taxpayer(s):`, then the address is theirs, and the preparer has another', () => {
    const values = read(`
                    2022 FILING INSTRUCTIONS
              FORM 1040 - U.S. INDIVIDUAL INCOME TAX RETURN
Taxpayer(s):    Jolene R Whitcomb
                14 Dauphin St Lot 3
                Selma, AL 36701

Prepared by:    Selma Tax Office, 8 Broad St, Selma, AL 36703 (334) 555-0190
Date:           February 20, 2023
                    Federal Return Summary
Filing status                        Single
${FIGURES}`);
    expect(values).toMatchObject({
      taxYear: 2022,
      'primaryPerson.fullName': 'Jolene R Whitcomb',
      'primaryPerson.homeAddress.street': '14 Dauphin St Lot 3',
      'primaryPerson.homeAddress.zipCode': '36701',
    });
    expect(
      read(`
                    2022 FILING INSTRUCTIONS
Taxpayer(s):    Jolene R Whitcomb
Prepared by:    Selma Tax Office, 8 Broad St, Selma, AL 36703 (334) 555-0190
Federal Return Summary         Form 1040
Filing status                        Single
${FIGURES}`),
    ).not.toHaveProperty(['primaryPerson.homeAddress.zipCode']);
  });

  it('When upright strokes part what one line says, then each part is read', () => {
    expect(
      read(`
Your 2023 tax return at a glance
Prepared for Trevor Okoro and Mavis Okoro | 418 Walnut Ave, Canton, OH 44702 | Married filing jointly
Based on Form 1040
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Trevor Okoro',
      'spousePerson.fullName': 'Mavis Okoro',
      'primaryPerson.homeAddress.street': '418 Walnut Ave',
      'fields.filingStatus': 'Married filing jointly',
    });
  });

  const compared = (head: string, status: string) =>
    read(`
1040   TWO YEAR COMPARISON                                2022
${head}
                                        2021         2022
FILING STATUS                          ${status}
TOTAL INCOME                         192,651      208,945
ADJUSTED GROSS INCOME                192,651      208,945
TAXABLE INCOME                       161,231      176,030
TOTAL TAX                             26,968       29,961`);
  it('reads the number beside the box of both names, and a status in one word', () => {
    expect(
      compared(
        `Name(s) as shown on return                      Social security number
TREVOR OKORO AND MAVIS OKORO                    943-61-7025`,
        'JOINT        JOINT',
      ),
    ).toMatchObject({
      'primaryPerson.fullName': 'Trevor Okoro',
      'primaryPerson.ssn': '943-61-7025',
      'fields.filingStatus': 'Married filing jointly',
    });
  });
  it('When each of a couple has a box of their own above the rows, then both are read', () => {
    expect(
      compared(
        `Taxpayer name                                   Social security number
TREVOR M. OKORO                                 ***-**-7741
Spouse name                                     Spouse social security number
MAVIS L. BELL                                   ***-**-7742`,
        'MFJ          MFJ',
      ),
    ).toMatchObject({
      'primaryPerson.fullName': 'Trevor M. Okoro',
      'spousePerson.fullName': 'Mavis L. Bell',
    });
  });
  it('When the preparer calls them by a number, then it is no part of the name', () => {
    expect(
      compared('CLIENT 20511          TREVOR M. OKORO          918-53-7741', 'SINGLE       SINGLE'),
    ).toMatchObject({ 'primaryPerson.fullName': 'Trevor M. Okoro', 'primaryPerson.ssn': '918-53-7741' });
  });
  it('When the number stands alone on the line below the names, then it is that of who is named first', () => {
    const head = (names: string) => `                    ${names}
                                                                   943-61-7025`;
    expect(compared(head('TREVOR M. OKORO & MAVIS L. OKORO'), 'JOINT        JOINT')).toMatchObject({
      'primaryPerson.fullName': 'Trevor M. Okoro',
      'spousePerson.fullName': 'Mavis L. Okoro',
      'primaryPerson.ssn': '943-61-7025',
    });
    expect(compared(head('QUARTERLY LEDGER'), 'JOINT        JOINT')).not.toHaveProperty([
      'primaryPerson.fullName',
    ]);
  });
  it('When a title tells of which years it is, then these head no columns', () => {
    expect(
      compared(
        `COMPARE             2021    /    2022            (Keep for your records)
Name(s) as shown on return                      Your Social Security number
TREVOR & MAVIS L OKORO                          943-61-7025`,
        'MFJ          MFJ',
      ),
    ).toMatchObject({ 'primaryPerson.ssn': '943-61-7025', 'fields.totalTax': 29961 });
  });
  it('When panes head their figures in large print, then each is read under its own heading', () => {
    expect(
      read(`
Your 2023 tax return at a glance
Prepared for Trevor Okoro     Filing status: Single     Form 1040
You owe (federal)         Effective tax rate          AGI
$612                      10.9%                       $85,724

Wages                    $85,724          Taxable income           $71,874
Total tax                $11,119          Federal tax withheld     $10,507`),
    ).toMatchObject({ 'fields.amountOwed': 612, 'fields.adjustedGrossIncome': 85724 });
  });
  it('When `Primary` stands above `Taxpayer`, then the name beside both is theirs', () => {
    const lines: Print[] = [
      [36, 40, 'TaxSlayer            2024 Tax Return Summary'],
      [44, 151, 'Primary'],
      [134, 155.5, "Rufus O'Neal Kilpatrick"],
      [320, 155.5, 'SSN           926-73-5511'],
      [44, 160, 'Taxpayer'],
      [44, 180, 'Filing Status'],
      [134, 180, 'Single'],
      ...FIGURES.split('\n').map((line, row): Print => [44, 200 + 13 * row, line]),
    ];
    const [summary] = readPages(FORMS, [printedPage(lines)]);
    expect(summary!.values.find(({ to }) => to === 'primaryPerson.fullName')?.value).toBe(
      "Rufus O'Neal Kilpatrick",
    );
  });
  it.each(['2 - Married Filing Joint', '[ ] Single  [X] Married filing jointly  [ ] Head of household'])(
    'reads the status `%s`',
    (status) => {
      expect(
        read(`
2023 Tax Return Summary    Form 1040
Taxpayer: Trevor Okoro     Spouse: Mavis Okoro
Filing Status: ${status}
${FIGURES}`),
      ).toMatchObject({ 'fields.filingStatus': 'Married filing jointly' });
    },
  );
  it('reads the columns of a `Primary Taxpayer` and a spouse', () => {
    expect(
      read(`
2023 Tax Return Summary            Form 1040
                       Primary Taxpayer           Spouse
Name                   Trevor Okoro               Mavis Okoro
SSN                    943-61-7021                943-61-7022
Occupation             Primary teacher            Cook
Filing status: Married filing jointly
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Trevor Okoro',
      'primaryPerson.ssn': '943-61-7021',
      'fields.occupation': 'Primary teacher',
      'spousePerson.ssn': '943-61-7022',
    });
  });
  it('takes the year of filing instructions, not that of the day they were printed on', () => {
    expect(
      findTaxYear([toSheet(typedPage('2022 FILING INSTRUCTIONS\nFebruary 20, 2023\nDue April 18, 2023'))]),
    ).toBe(2022);
  });
});

it('When two blocks of labels stand side by side, then what a row below both says is not the second one’s', () => {
  const values = read(`
2023 Federal Tax Return Summary

Taxpayer                                      Spouse
Name              Roderick Ashgrove           Name             Mei L Ashgrove
SSN               937-81-4420                 SSN              920-44-7173

Mailing address                               12 Heron Ct, Tampa, FL 33602
Daytime phone                                 (813) 555-0142
${FIGURES}`);
  expect(values).toMatchObject({ 'primaryPerson.phoneNumber': '(813) 555-0142' });
  expect(values).not.toHaveProperty(['spousePerson.phoneNumber']);
});
