/** W-2s of payroll programs: boxes as lines of text, and beside blocks whose labels are not known. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('A W-2 that an employer made as a sheet', () => {
  it('When names stand beside `EMPLOYER` and `EMPLOYEE`, and their addresses below, then all are read', () => {
    expect(
      readPicture(`
W-2 WORKSHEET - EMPLOYEE COPY              TAX YEAR 2023
EMPLOYER      Heron Tile & Stone           EIN         85-0417733
              3018 Main St                 CRS ID      02-884316-00-7
              Roswell NM 88203
EMPLOYEE      Ruth Okafor Jr.              SSN         918-66-2045
              1204 Elm St 
              Roswell NM 88203


BOX           DESCRIPTION                  AMOUNT
1             Wages, tips, other comp      37,290.00
2             Federal income tax withheld   2,871.12
3             Social security wages        37,290.00
4             Social security tax withheld  2,311.98
Form W-2 Wage and Tax Statement 2023`),
    ).toMatchObject({
      'fields.employerName': 'Heron Tile & Stone',
      'fields.employeeName': 'Ruth Okafor Jr.',
      'primaryPerson.homeAddress.street': '1204 Elm St',
    });
  });
});

describe('a W-2 as text', () => {
  it('When the names of the boxes are shortened, then each has its own amount', () => {
    expect(
      readPicture(`
2022 W-2 WAGE AND TAX STATEMENT         OMB 1545-0008        COPY 2 STATE FILE
| EMPLOYER                              | EMPLOYEE                            |
| HARBOR QUAY AUCTION LLC               | WINIFRED STOLTZ                     |
| 118 GRAIN AVE                         | 9 COULEE RD                         |
| MINOT ND 58701                        | VELVA ND 58790                      |
| FED ID 45-0311872                     | SSN 951-40-2277                     |
| 1 WAGES TIPS OTHER      24,780.00     | 2 FED INC TAX WH           1,322.50 |
| 3 SOC SEC WAGES         24,780.00     | 4 SOC SEC TAX WH           1,536.36 |
| 5 MEDICARE WAGES        24,780.00     | 6 MEDICARE TAX WH            359.31 |
| 15 ST ND ID 8810047                   | 16 STATE WAGES            24,780.00 |
| 17 STATE INC TAX           704.00     | 18 LOCAL WAGES                      |`),
    ).toMatchObject({
      'fields.employerEin': '45-0311872',
      'fields.federalIncomeTaxWithheld': 1322.5,
      'fields.stateIncomeTax': 704,
    });
  });
});

describe('a W-2 beside an earnings summary', () => {
  it('When what stands beside a box has no label, then the box is as wide as its own', () => {
    expect(
      readPicture(`
2025 W-2 and Earnings Summary
How your pay became your W-2             Form W-2 Wage and Tax Statement 2025   Copy B
                                         1 Wages, tips, other  2 Federal income tax   b EIN
                                         52,873.00             3,618.24               45-0311872

                                         3 Social security wages  4 Social security tax   Quay Home Health
                                         55,820.00                3,460.84                4401 Chestnut St
                                                                                          Velva, ND 58790
Winifred B. Stoltz                       5 Medicare wages         6 Medicare tax          12a/12b
9 Coulee Rd, 2F                          55,820.00                809.39                  D 2,947.00
Velva, ND 58790                                                                           DD 6,204.00

                                         15 State ID              16 State wages          17 State tax
                                         ND 2291-4406             55,820.00               1,713.67
Social security number: 951-40-2277`),
    ).toMatchObject({
      'fields.socialSecurityTaxWithheld': 3460.84,
      'fields.medicareTaxWithheld': 809.39,
      'fields.employeeName': 'Winifred B. Stoltz',
      'primaryPerson.homeAddress.city': 'Velva',
    });
  });
});
