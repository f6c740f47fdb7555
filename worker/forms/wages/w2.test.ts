import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { w2 } from './w2.ts';

describe('A W-2', () => {
  it('is read as a list, as payroll services print it from their web pages', () => {
    const values = valuesOn(
      w2,
      typedPage(`
Form W-2 Wage and Tax Statement            Tax Year 2024
a  Employee's social security number       406-71-2288
e  Employee's name                         Marguerite L Ashdown
f  Employee's address and ZIP code         73 Old Quarry Rd, Berea, KY 40403
b  Employer identification number (EIN)    61-2290417
c  Employer's name                         Bluegrass Timber Frames LLC
1  Wages, tips, other compensation         $46,880.12
2  Federal income tax withheld              $3,911.08
3  Social security wages                   $48,380.12
4  Social security tax withheld             $2,999.57
5  Medicare wages and tips                 $48,380.12
6  Medicare tax withheld                      $701.51
11 Nonqualified plans
12a Code D                                  $1,500.00
15 State                                   KY
16 State wages, tips, etc.                 $46,880.12
17 State income tax                         $1,862.30`),
    );
    expect(values).toMatchObject({
      'primaryPerson.ssn': '406-71-2288',
      'primaryPerson.fullName': 'Marguerite L Ashdown',
      'primaryPerson.homeAddress.city': 'Berea',
      'fields.employerEin': '61-2290417',
      'fields.employerName': 'Bluegrass Timber Frames LLC',
      'fields.wages': 46880.12,
      'fields.socialSecurityTaxWithheld': 2999.57,
      'fields.medicareWages': 48380.12,
      'fields.state': 'KY',
      'fields.stateIncomeTax': 1862.3,
    });
    expect(values).not.toHaveProperty(['fields.nonqualifiedPlans']);
  });

  it('When a box has a row for each of two states, then the first row is that of the state', () => {
    const values = (first: string, second: string) =>
      valuesOn(
        w2,
        typedPage(`
15 State  Employer's state ID number   16 State wages, tips, etc.   17 State income tax
GA        2218876-XT                   30,000.00                    ${first}
TN        990-112                      18,112.07                    ${second}`),
      );
    expect(values('1,204.11', '88.00')).toMatchObject({
      'fields.state': 'GA',
      'fields.stateWages': 30000,
      'fields.stateIncomeTax': 1204.11,
    });
  });

  it('is read where its labels are shortened', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
1. Wages, tips, other comp.     2. Fed. income tax withheld
104,220.17                      15,330.80
3. Soc. sec. wages              4. Soc. sec. tax withheld
112,220.17                      6,957.65`),
      ),
    ).toMatchObject({
      'fields.federalIncomeTaxWithheld': 15330.8,
      'fields.socialSecurityWages': 112220.17,
      'fields.socialSecurityTaxWithheld': 6957.65,
    });
  });

  it('When employee and employer are only headings over blocks, then each is read below its own', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
Form W-2: Wage and Tax Statement                   Tax year 2024
Employee                                           Employer
Rosalind Fairweather-Okoye                         Maple Row Bakery Co
14 Cistern Ln                                      230 Church Street
Burlington, VT 05401                               Burlington, VT 05401

SSN: 967-30-5512                                   EIN: 03-5518840
1. Wages, tips, other compensation                 $38,112.50
2. Federal income tax withheld                     $2,744.18
3. Social security wages                           $38,112.50
5. Medicare wages and tips                         $38,112.50`),
      ),
    ).toMatchObject({
      'primaryPerson.fullName': 'Rosalind Fairweather-Okoye',
      'primaryPerson.ssn': '967-30-5512',
      'primaryPerson.homeAddress.street': '14 Cistern Ln',
      'fields.employerName': 'Maple Row Bakery Co',
      'fields.employerEin': '03-5518840',
    });
  });

  it("When the number's label is cut short to `no.`, then the number is read", () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
a Employee's social security no.       1 Wages, tips, other compensation
944-20-6183                            48,770.19`),
      ),
    ).toMatchObject({ 'primaryPerson.ssn': '944-20-6183' });
  });

  it('When two letters of boxes stand before one label, then the block below begins at the letters', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
W-2 WAGE AND TAX STATEMENT 2022
E/F. EMPLOYEE'S NAME, ADDRESS AND ZIP CODE
VALENTINA R OYELARAN
PSC 41 BOX 7
FORT CAVAZOS TX 76544

1. WAGES, TIPS, OTHER COMP    2. FED INCOME TAX WITHHELD
   41877.12                      3110.55`),
      ),
    ).toMatchObject({
      'primaryPerson.homeAddress.city': 'Fort Cavazos',
      'primaryPerson.homeAddress.street': 'PSC 41 Box 7',
    });
  });

  it('When the word box leads the number of each, then its value is read from where that word begins', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
SurePayroll                                        2022 W-2 and EARNINGS SUMMARY
Box 1: Wages, tips, other comp.         Box 2: Federal income tax withheld
$63,220.15                              $7,104.90
Box 15: State                           Box 16: State wages, tips, etc.
MI                                      $63,220.15
Box c: Employer's name, address, and ZIP code    Boxes e, f: Employee's name, address, and ZIP code
KOWALCZYK BROTHERS HEATING, LLC                  DESHAWN T O’NEAL JR
19800 W 8 MILE RD                                44 E LONG LAKE RD APT 210
SOUTHFIELD MI 48075                              TROY MI 48085-2207`),
      ),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': '44 E Long Lake Rd Apt 210',
      'primaryPerson.homeAddress.city': 'Troy',
      'fields.employerName': 'KOWALCZYK BROTHERS HEATING, LLC',
      'fields.state': 'MI',
    });
  });

  it('When the box of state wages is named so shortly, then it is read', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
1. Wages, tips, other compensation     16. State wages     17. State income tax
28,400.00                              28,400.00           612.44`),
      ),
    ).toMatchObject({ 'fields.stateWages': 28400, 'fields.stateIncomeTax': 612.44 });
  });

  it('When state and its tax have the shortest of names, then they are read', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
1. Wages, tips, other compensation
28,400.00
15 St   Employer's state ID no.     16 State wages, tips, etc.     17 State inc tax
CO      30144870                    28,400.00                      612.44`),
      ),
    ).toMatchObject({ 'fields.state': 'CO', 'fields.stateIncomeTax': 612.44 });
  });

  it('When boxes have still shorter names, and the employee none of their own, then they are read', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
W-2 WAGE AND TAX STATEMENT 2024
e First name and initial     Last name              Suff
Thessaly R                   Blackwood-Nguyen
f Employee's address
4 Ferry Landing
Astoria, OR 97103
1 Wages, tips, other         2 Fed income tax w/h   17 State tax
97,004.16                    12,880.30              7,112.90`),
      ),
    ).toMatchObject({
      'primaryPerson.fullName': 'Thessaly R Blackwood-Nguyen',
      'primaryPerson.homeAddress.street': '4 Ferry Landing',
      'fields.wages': 97004.16,
      'fields.federalIncomeTaxWithheld': 12880.3,
      'fields.stateIncomeTax': 7112.9,
    });
  });

  it('When a table gives the number of each box a column of its own, then the state is read', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
Box       Description                              Amount
1         Wages, tips, other compensation          97,004.16
15        State                                    OR
16        State wages, tips, etc.                  97,004.16
17        State income tax                          7,112.90`),
      ),
    ).toMatchObject({ 'fields.state': 'OR', 'fields.stateIncomeTax': 7112.9 });
  });

  it("When the label of the employer's number was not read, then it stands above the employer's name", () => {
    const ein = (number: string, label = '') =>
      valuesOn(
        w2,
        typedPage(`
a Employee's social security number
945-61-0027
${label}                                        1 Wages, tips, other compensation
${number}                                       71,480.09
c Employer's name, address, and ZIP code        3 Social security wages
HERON COUNTY                                    76,920.09`),
      )['fields.employerEin'];
    expect(ein('52-6002033')).toBe('52-6002033');
    expect(ein('526002033')).toBeUndefined();
  });

  it('When the apartment is named as a box is, then it belongs to the address', () => {
    const street = (lines: readonly string[]) =>
      valuesOn(
        w2,
        printedPage([
          [40, 100, "f Employee's name, address and ZIP code"],
          ...lines.map((line, row) => [40, 109 + row * 9, line] as const),
          [300, 100, '12b'],
          [300, 109, 'DD   3,120.00'],
          [300, 127, '12c'],
        ]),
      );
    const name = 'JEDIDIAH N OKONKWO';
    const place = 'HOMEWOOD AL 35209';
    const to = 'primaryPerson.homeAddress.street';
    expect(street([name, '12B', '1919 OXMOOR RD', place])[to]).toBe('12B 1919 Oxmoor Rd');
    expect(street([name, '1919 OXMOOR RD', '12B', place])[to]).toBe('1919 Oxmoor Rd 12B');
    expect(street([name, '1919 OXMOOR RD APT  12B', place])[to]).toBe('1919 Oxmoor Rd Apt 12B');
    expect(street([name, '1919 OXMOOR RD', place])['fields.box12b']).toBe('DD 3120.00');
  });

  it('When the label beside that of the state goes on below it, then the state stands below both', () => {
    const page = printedPage([
      [40, 100, "15 State  Employer's"],
      [40, 108, 'state ID no.'],
      [40, 117, 'AL  0000817345'],
      [160, 100, '16 State wages, tips, etc.'],
      [160, 109, '38,904.50'],
    ]);
    expect(valuesOn(w2, page)['fields.state']).toBe('AL');
  });

  it('When a blank box of the next row has only its number, then that is no part of the amount above it', () => {
    expect(
      valuesOn(
        w2,
        printedPage([
          [36, 40, '2024 W-2 Wage and Tax Statement'],
          [312, 75, '5 Medicare wages and tips'],
          [448, 75, '6 Medicare tax withheld'],
          [400, 84, '150,406.55'],
          [540, 84, '2,180.90'],
          [260, 96, '7 Social security tips'],
          [370, 96, '8 Allocated tips'],
          [495, 96, '9'],
        ]),
      ),
    ).toMatchObject({ 'fields.medicareWages': 150406.55, 'fields.medicareTaxWithheld': 2180.9 });
  });

  it('When the numbers of the boxes stand in brackets behind their labels, then none of them is an amount', () => {
    const values = valuesOn(
      w2,
      typedPage(`
W-2 Wage and Tax Statement 2024
Employee's social security number (a)   Employer ID number (b)       Control number (d)
918-44-2703                             61-2290417                   B-7
Employer's name, address, and ZIP code (c)   Wages, tips, other comp. (1)   Federal income tax withheld (2)
Bluegrass Timber Frames LLC                  46,880.12                      3,911.08
73 Old Quarry Rd
                                             Social security wages (3)      Social security tax withheld (4)
Berea, KY 40403                              48,380.12                      2,999.57
                                             Medicare wages and tips (5)    Medicare tax withheld (6)
                                             48,380.12                      701.51

                                             SS tips (7)                    Allocated tips (8)`),
    );
    expect(values).toMatchObject({
      'fields.wages': 46880.12,
      'fields.federalIncomeTaxWithheld': 3911.08,
      'fields.socialSecurityWages': 48380.12,
      'fields.socialSecurityTaxWithheld': 2999.57,
      'fields.medicareWages': 48380.12,
      'fields.medicareTaxWithheld': 701.51,
    });
  });
});
