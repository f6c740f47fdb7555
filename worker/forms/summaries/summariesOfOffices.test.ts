/** Summaries and letters about a Form 1040 as offices, programs and portals print them, none of which is like another. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary] = readPages(FORMS, [typedPage(picture)]);
  const values = summary?.values.map(({ to, value }) => [to, value]) ?? [];
  return { ...Object.fromEntries(values), form: summary?.recognised.form, year: summary?.recognised.taxYear };
}

describe('a data sheet with rows for both and the results', () => {
  it('When answers stand in the columns of both, then each has their own, and the place is told in one row', () => {
    expect(
      read(`
2022 CLIENT DATA SHEET
                       Taxpayer              Spouse
First name, MI         Odalys R              Thaddeus
Last name              Winterbourne          Winterbourne
Suffix                                       Jr
SSN                    911-20-4478           912-33-9071
Date of birth          02/19/1964            11/05/1961
Occupation             Lock keeper           Weaver
Daytime phone          (218) 555-0171
E-mail                 odalys@example.org
Street                 9 Larimer St
City / State / ZIP     Hibbing               MN 55746
Filing status          2 - Married filing jointly
Number of dependents   0
RETURN RESULTS
Wages                  98,204         Taxable income         73,000
Ord. dividends         760            Total tax              8,348
Total income           98,964         Fed. withholding       9,000
AGI                    98,964         Refund                 652`),
    ).toMatchObject({
      form: '1040',
      year: 2022,
      'primaryPerson.fullName': 'Odalys R Winterbourne',
      'primaryPerson.ssn': '911-20-4478',
      'primaryPerson.email': 'odalys@example.org',
      'primaryPerson.homeAddress.street': '9 Larimer St',
      'primaryPerson.homeAddress.city': 'Hibbing',
      'primaryPerson.homeAddress.state': 'MN',
      'primaryPerson.homeAddress.zipCode': '55746',
      'spousePerson.fullName': 'Thaddeus Winterbourne Jr',
      'spousePerson.dateOfBirth': '1961-11-05',
      'fields.spouseOccupation': 'Weaver',
      'fields.ordinaryDividends': 760,
    });
  });
});

describe('figures by their names and lines', () => {
  const worksheet = (title: string) => `
Federal Information Worksheet 2023
Part I - Personal Information
Taxpayer:                                Spouse:
Last name        Winterbourne            Last name        Winterbourne
First name       Odalys                  First name       Thaddeus
Social security no.   911-20-4478        Social security no.   912-33-9071
Address          9 Larimer St            Apt no.   4R
City             Hibbing                 State    MN      ZIP code   55746
${title}
First name          Last name           Social security number      Relationship
Ottoline            Winterbourne        933-40-1180                 Daughter
Part IV - Return Totals (Form 1040)
Filing status                                         Married filing jointly
Wages, line 1a                                                 88,915
Taxable interest, line 2b                                         520
Total income, line 9                                           89,435
Adjusted gross income, line 11                                 89,435
Taxable income, line 15                                        61,735
Total tax, line 24                                              4,968
Federal income tax withheld, line 25d                           7,944
Refund, line 35a                                                2,976`;
  it('When a name goes on with the line of the form, then the amount behind it is told, and no number of a line', () => {
    expect(read(worksheet('Part III - Dependent Information'))).toMatchObject({
      'fields.wages': 88915,
      'fields.adjustedGrossIncome': 89435,
      'fields.federalTaxWithheld': 7944,
      'fields.refundAmount': 2976,
      'primaryPerson.homeAddress.city': 'Hibbing',
    });
  });
  it('When a part of the worksheet lists dependents, then they are counted, and those of other lists are none', () => {
    expect(read(worksheet('Part III - Dependent Information'))).toMatchObject({
      'primaryPerson.numberOfDependents': 1,
    });
    expect(read(worksheet('Part III - Beneficiaries'))).not.toHaveProperty([
      'primaryPerson.numberOfDependents',
    ]);
  });
  it('When no print says of which form its many rows are, then they are those of a Form 1040', () => {
    const rows = `
2022 RETURN - RESULTS
FILING STATUS                   MARRIED FILING JOINT
WAGES                           67,519.00
INTEREST                            27.00
ORDINARY DIVIDENDS                 140.00
TOTAL INCOME                    67,686.00
ADJUSTED GROSS INCOME           67,686.00
STANDARD DEDUCTION              25,900.00
TAXABLE INCOME                  41,786.00
CHILD TAX CREDIT                 4,000.00
TOTAL TAX                          603.00
FED W/H                          3,377.00
REFUND                           2,774.00`;
    expect(read(rows)).toMatchObject({ form: '1040', 'fields.wages': 67519, 'fields.refundAmount': 2774 });
    expect(read(`Department of Revenue\nResident Income Tax Return\n${rows}`).form).toBeUndefined();
  });
});

describe('people of summaries', () => {
  const FIGURES = `
Form 1040                                      2023
Wages, salaries, and tips                    84,210
Total income                                 88,167
Adjusted gross income                        85,667
Taxable income                               57,967
Total tax                                     4,508
Federal income tax withheld                   6,120
Refund                                        1,612`;
  it('When a name stands close behind `Taxpayer`, and the number behind a label of its own, then both are read', () => {
    expect(
      read(`
2023 Summary of Return
Taxpayer Eloy F. Quarterman          Taxpayer SSN 911-20-4478
Spouse Inés K. Quarterman            Spouse SSN 912-33-9071
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Eloy F. Quarterman',
      'spousePerson.fullName': 'Inés K. Quarterman',
      'spousePerson.ssn': '912-33-9071',
    });
  });
  const cards = (ssn: string, spouse: string) => `
CUSTOMER SUMMARY - Tax Year 2023
Customer                    Spouse                      Contact
Eloy F. Quarterman          Inés Quarterman             HC 61 Box 240
${ssn}                 ${spouse}                 Chinle, AZ 86503
Born 02/19/1984             Born 11/05/1986             (928) 555-0171
Carpenter                   Weaver                      eloy@example.com
${FIGURES}`;
  it('When cards have no labels, then the lines of each are told apart, and the third one is where both live', () => {
    expect(read(cards('911-20-4478', '912-33-9071'))).toMatchObject({
      'primaryPerson.fullName': 'Eloy F. Quarterman',
      'primaryPerson.ssn': '911-20-4478',
      'primaryPerson.homeAddress.street': 'HC 61 Box 240',
      'primaryPerson.homeAddress.city': 'Chinle',
      'primaryPerson.phoneNumber': '(928) 555-0171',
      'primaryPerson.email': 'eloy@example.com',
      'fields.occupation': 'Carpenter',
      'fields.spouseOccupation': 'Weaver',
    });
  });
  it('When the first figures of the numbers are not shown, then all but they are told', () => {
    const values = read(cards('XXX-XX-4478', 'XXX-XX-9071'));
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Eloy F. Quarterman',
      'fields.occupation': 'Carpenter',
      'primaryPerson.homeAddress.zipCode': '86503',
    });
    expect(values).not.toHaveProperty(['primaryPerson.ssn']);
    expect(values).not.toHaveProperty(['spousePerson.ssn']);
  });
  it('When a program ends labels with a colon far behind them, then status and place are read', () => {
    expect(
      read(`
ELECTRONIC FILING ACKNOWLEDGMENT REPORT        TAX YEAR 2023
SUBMISSION ID         : 75011820240450082217
RETURN TYPE           : 1040
TAXPAYER NAME         : QUARTERMAN, ELOY F
SSN                   : 911-20-4478
ADDRESS               : 612 N 9TH ST APT 3
CITY STATE ZIP        : GRAND FORKS ND 58203
FILING STATUS         : 1 SINGLE
TOTAL INCOME          : 28,415
ADJUSTED GROSS INCOME : 28,415
TAXABLE INCOME        : 14,565
TOTAL TAX             : 1,528`),
    ).toMatchObject({
      'fields.filingStatus': 'Single',
      'primaryPerson.homeAddress.street': '612 N 9th St Apt 3',
      'primaryPerson.homeAddress.city': 'Grand Forks',
      'primaryPerson.homeAddress.zipCode': '58203',
    });
  });
  it('When the status stands behind the form, then a birthday in a grid is that of who files alone, and a remark is no part of the spouse', () => {
    expect(
      read(`
Return overview
Form 1040   Tax year 2023   Married filing separately

Client                            SSN
Inés Quarterman                   911-20-4478

Spouse (not on this return)       Spouse SSN
Eloy F. Quarterman                912-33-9071

E-mail                            Date of birth
ines@example.com                  02/19/1984
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Inés Quarterman',
      'primaryPerson.dateOfBirth': '1984-02-19',
      'spousePerson.fullName': 'Eloy F. Quarterman',
      'spousePerson.ssn': '912-33-9071',
    });
  });
  it('When names and address are centred below what heads them, then no part of a name is one of the street', () => {
    expect(
      read(`
                          2023
                   INCOME TAX RETURN
              CLIENT COPY - Form 1040
                     Prepared for
     Tavita F Leota-Smith and Malia K Leota-Smith
             98-1277 Kaahumanu St, Apt D204
                    Aiea, HI 96701
Filing status           Married Filing Jointly
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Tavita F Leota-Smith',
      'spousePerson.fullName': 'Malia K Leota-Smith',
      'primaryPerson.homeAddress.street': '98-1277 Kaahumanu St, Apt D204',
    });
  });
  it('When `Mailing Information` heads a block, then it is who files', () => {
    expect(
      read(`
Calculation Summary                        Tax Year: 2023
Filing Status                        Head of Household
${FIGURES}
Mailing Information
INÉS QUARTERMAN
9 LARIMER ST
HIBBING, MN 55746`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Inés Quarterman',
      'primaryPerson.homeAddress.street': '9 Larimer St',
    });
  });
  it('When a panel tells of the business and another one of the return, then the business is read', () => {
    expect(
      read(`
2023 INDIVIDUAL TAX RETURN SUMMARY
Name                    SSN              Filing status
Inés Quarterman         911-20-4478      Single

Schedule C, Profit or Loss From Business          Form 1040
Business name            Blue Kiln Pottery        Taxable interest            61
Principal business         Pottery studio         Business income         54,835
Business code                      327100         Total income            54,896
EIN                            85-5503917         Adjustments              3,874
Gross receipts                     84,310         Adjusted gross income   51,022
Total expenses                     29,475         Taxable income          29,738
Net profit                         54,835         Total tax               11,097`),
    ).toMatchObject({
      'businessInfo.businessName': 'Blue Kiln Pottery',
      'businessInfo.ein': '85-5503917',
      'fields.grossReceipts': 84310,
      'fields.netProfit': 54835,
      'fields.totalIncome': 54896,
    });
  });
});

describe('a client profile with a state part', () => {
  const profile = (unit: string) => `
Individual Client Profile & Return Summary                Tax Year 2024
Hollis Brook Accounting, PLLC | 41 State St, Barre, VT 05641
Taxpayer information
                          Taxpayer                Spouse
First name and initial    Eloy F                  Inés K
Last name                 Quarterman              Marroquín
Social Security no.       911-20-4478             912-33-9071
Filing status             2 - Married filing joint
Mailing address and contact
Street address            14 Quarry Ln            ${unit}
City, state, ZIP          Montpelier, VT 05602
Form 1040 summary
Wages and salaries          131,650         Tax                     13,309
Total income                134,669         Total tax                9,309
Adjusted gross income       134,669         Federal tax withheld    13,890
Taxable income              105,469         Refund                   4,581
State: Vermont IN-111
VT taxable income            98,719
VT refund                       418`;
  it('When the preparer stands before bars, then their address is not that of the client, whose unit has a label', () => {
    expect(read(profile('Apt/Unit: 5'))).toMatchObject({
      'primaryPerson.fullName': 'Eloy F Quarterman',
      'spousePerson.fullName': 'Inés K Marroquín',
      'primaryPerson.homeAddress.street': '14 Quarry Ln Apt 5',
      'primaryPerson.homeAddress.city': 'Montpelier',
      'primaryPerson.homeAddress.zipCode': '05602',
    });
  });
  it('When a state with the number of its form heads other figures, then those of the federal return are told', () => {
    expect(read(profile(''))).toMatchObject({ 'fields.taxableIncome': 105469, 'fields.refundAmount': 4581 });
  });
  it('When dependents are counted for each year, then those of the latest are told', () => {
    expect(
      read(`
Two-Year Comparison Report
Form 1040 - Tax years 2022 and 2023
Filing status: 2022 Single 2023 Single        Number of dependents: 2022: 2 2023: 1
Description                          2022          2023     Difference
Wages, salaries, tips, etc.        98,120       103,482          5,362
Total income                      100,510       106,985          6,475
Adjusted gross income             100,510       106,985          6,475
Taxable income                     74,610        79,285          4,675
Total tax                           4,346         4,845            499`),
    ).toMatchObject({ 'primaryPerson.numberOfDependents': 1, 'fields.totalTax': 4845 });
  });
});

describe('columns of the federal and a state return', () => {
  const columns = (state: string) => `
TAX SUMMARY
Form 1040 Individual Income Tax Return - Tax Year 2021
Taxpayer: Theodora Papadakis          SSN: 932-70-4158
Filing status: Single
Description                       Federal          ${state}
Wages, salaries, tips              57,300           57,300
Total income                       57,531           57,531
Adjusted gross income              57,231           57,231
Taxable income                     44,681           57,231
Total tax                           5,577            2,833
Income tax withheld                 5,600            2,900
Refund                                 23               67
Amount due                              0                0`;
  it.each(['Illinois', 'Illinois |'])(
    'When `%s` heads the second one, then the first is read, small refunds, too',
    (state) => {
      expect(read(columns(state))).toMatchObject({
        'fields.taxableIncome': 44681,
        'fields.totalTax': 5577,
        'fields.federalTaxWithheld': 5600,
        'fields.refundAmount': 23,
      });
    },
  );
  it('When a letter lists the figures below form and status, then the head of their column is no part of it', () => {
    const letter = (title: string) => `
HARGROVE & ONG, PLLC
Certified Public Accountants

March 7, 2023

Gerald F. Kowalczyk
41 Turnpike Rd
Contoocook, NH 03229

Dear Gerald:
We have prepared and enclosed your 2022 individual income tax returns. Your Form 1040 will be filed electronically.
${title}
Wages, salaries and tips                           $151,208
Adjusted gross income                               149,565
Taxable income                                      123,665
Total tax                                            18,440
Refund to be received                                $2,406
Please keep this for your records. Sincerely,`;
    expect(read(letter('2022 Form 1040 - Head of household                Federal'))).toMatchObject({
      'fields.filingStatus': 'Head of household',
    });
    expect(read(letter('2022 Form 1040                                    Federal'))).not.toHaveProperty([
      'fields.filingStatus',
    ]);
  });
});

describe('figures and homes beside others', () => {
  it('When the result stands across both panels, then the first amount of the second one is not it', () => {
    expect(
      read(`
Client Tax Summary                                            Tax Year 2024
Taxpayer                                Spouse
Name        Inés Quarterman             Name        Eloy F. Quarterman
Filing status      Married filing jointly      Form 1040

Income                                  Tax & Payments
Wages                       171,306     Tax before credits          $21,570
Taxable interest              1,822     Child tax credit            ($4,000)
Total income                176,068     Total tax                   $17,570
Adjusted gross income       172,218     Federal income tax withheld $19,975
Taxable income              143,018
Your federal refund                                                  $2,405`),
    ).toMatchObject({ 'fields.refundAmount': 2405 });
  });
  it('When a typewriter begins the street below its label and left of where that ends, then all of it is read', () => {
    expect(
      read(`
Form 1040              Two-Year Tax Return Comparison            2022 & 2023
Name(s) as shown on return                     Taxpayer's social security number
DWAYNE L BLACKWATER                            911-20-4478
Address                                        Spouse's social security number
HC 63 BOX 2205, WINSLOW, AZ 86047              912-33-9071
                              2022          2023
Filing status                 MFJ           MFJ
Total income               100,510       106,985
Adjusted gross income      100,510       106,985
Taxable income              74,610        79,285
Total tax                    4,346         4,845`),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': 'HC 63 Box 2205',
      'primaryPerson.homeAddress.city': 'Winslow',
    });
  });
});

describe('a letter to both', () => {
  const letter = (greeting: string) => `
Pemberton Vance & Associates
2200 Wabash Avenue, Terre Haute, IN 47807


March 21, 2023
Mr. and Mrs. Eloy F. Quarterman Jr.
9 Larimer St
Hibbing, MN 55746

${greeting}

We have prepared and enclosed your 2022 Individual Income Tax returns for the year ended December 31, 2022,
as a married couple filing jointly with two dependent children.
Your federal Form 1040 reports wages of $143,060, for total income of $154,988. Your taxable income
comes to $123,748. The total tax is $14,459 against which $17,205 was withheld by your employers.
Please sign Form 8879. Your federal return will be filed electronically. Your refund is $2,746.
Sincerely,
Alistair Pemberton, CPA`;
  it('When a day stands close above the block, then it names who is written to, and the greeting names the spouse', () => {
    expect(read(letter('Dear Eloy and Inés,'))).toMatchObject({
      'primaryPerson.fullName': 'Eloy F. Quarterman Jr.',
      'primaryPerson.homeAddress.city': 'Hibbing',
      'spousePerson.fullName': 'Inés Quarterman',
      'fields.filingStatus': 'Married filing jointly',
      'fields.federalTaxWithheld': 17205,
    });
  });
  it('When somebody else is greeted first, then nobody is told as the spouse', () => {
    expect(read(letter('Dear Bruno and Inés,'))).not.toHaveProperty(['spousePerson.fullName']);
    expect(read(letter('Dear Clients,'))).not.toHaveProperty(['spousePerson.fullName']);
  });
});
