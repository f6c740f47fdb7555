import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

/** The name and the values of the one form on a page typed like this. */
function read(picture: string): Record<string, unknown> {
  const [form, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = form!.values.map(({ to, value }) => [to, value] as const);
  return { form: form!.definition.name, ...Object.fromEntries(values) };
}

describe('1099s that payers print their own way', () => {
  it('tell payer and recipient apart by a word alone above each block', () => {
    expect(
      read(`
2023 Form 1099-R  Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs,
Insurance Contracts, etc.
OMB No. 1545-0119   Copy B

PAYER                                              RECIPIENT
STATE TEACHERS RETIREMENT SYSTEM                   CONSTANCE M PELLETIER
PO BOX 15275                                       2200 RIVER BEND DR
SACRAMENTO CA 95851                                CHICO CA 95928
Payer's Federal ID No. 68-0000115                  Recipient's ID No. XXX-XX-4410

Box 1 Gross distribution                                 $38,220.96
Box 2a Taxable amount                                    $37,001.16
Box 4 Federal income tax withheld                         $3,600.00`),
    ).toMatchObject({
      form: '1099-R',
      'fields.payerName': 'STATE TEACHERS RETIREMENT SYSTEM',
      'fields.payerTin': '68-0000115',
      'fields.recipientName': 'CONSTANCE M PELLETIER',
      'fields.recipientStreet': '2200 River Bend Dr',
      'fields.recipientCity': 'Chico',
      'fields.grossDistribution': 38220.96,
    });
  });

  it('name the number of who pays in the head of a letter', () => {
    expect(
      read(`
Silver Antler Casino Resort
8800 Casino Drive
Mescalero, NM 88340
Federal Tax ID 85-9004417

Rhiannon Estevez-Clarke
305 Cree Meadows Dr #12
Ruidoso, NM 88345

2024 Form 1099-MISC (Substitute)   Miscellaneous Information   OMB No. 1545-0115
Recipient's TIN                        924-80-1177
Box 3 - Other income                   $2,750.00`),
    ).toMatchObject({
      'fields.payerName': 'Silver Antler Casino Resort',
      'fields.payerTin': '85-9004417',
      'fields.recipientTin': '924-80-1177',
    });
  });

  it('take a number of the head for that of who pays, and none that may be of who receives', () => {
    const statement = (head: string, below: string) =>
      read(`
PEOPLES SAVINGS & LOAN ASSOCIATION
114 N MAIN ST  KEWANEE IL 61443
${head}

2022 FORM 1099-INT   INTEREST INCOME   OMB NO. 1545-0112
RECIPIENT: NIEMEYER FARMS LLC
${below}
BOX 1  INTEREST INCOME     318.77`);
    expect(statement('TAX ID 36-9100447', '')).toMatchObject({ 'fields.payerTin': '36-9100447' });
    expect(statement('', 'TAX ID 84-9410337')).not.toHaveProperty(['fields.payerTin']);
  });

  it('keep no amount of which nothing tells whether it is of this box or of the one beside it', () => {
    const page = (amounts: string) => `
PAYER'S name and address                           Form 1099-NEC   2023   OMB No. 1545-0116
COPPER CANYON OUTFITTERS LLC                       Nonemployee Compensation
77 RED BUTTE RD                                    PAYER'S TIN 87-4410028
MOAB, UT 84532

RECIPIENT'S name and address        State tax withheld  State/Payer's state no.  State income
FERDINAND Q ALBESCU                 ${amounts}
190 COTTONWOOD AVE
MOAB, UT 84532`;
    expect(read(page('$540.00'))).toMatchObject({ 'fields.stateTaxWithheld': 540 });
    expect(read(page('$0.00   UT 123-456    $23,410.50'))).not.toHaveProperty(['fields.stateTaxWithheld']);
  });

  it('take the payer for no recipient where the boxes of the recipient are empty or cannot be read', () => {
    const values = read(`
Form 1099-NEC   2023   OMB No. 1545-0116   Nonemployee Compensation

PAYER'S name, street address, city or town, state or province, country, ZIP
or foreign postal code, and telephone no.

COPPER CANYON OUTFITTERS LLC
77 RED BUTTE RD
MOAB, UT 84532

PAYER'S TIN             RECIPIENT'S TIN
87-4410028              XXX-XX-4410

RECIPIENT'S name

Street address (including apt. no.)

City or town, state or province, country, and ZIP or foreign postal code

`);
    expect(values).toMatchObject({ form: '1099-NEC', 'fields.payerTin': '87-4410028' });
    expect(
      Object.keys(values).filter((to) => /recipient(?!Tin)|primaryPerson|businessInfo/.test(to)),
    ).toEqual([]);
  });

  it('are a consolidated one where a bank binds a 1099-INT and a 1099-MISC into a composite form', () => {
    expect(
      read(`
CUMBER VALLEY BANK                                 2021 Composite Form 1099
Payer:                                             Recipient:
Cumber Valley Bank & Trust                         Marguerite D. Beauvais
210 Commerce Street                                4417 Old Mill Blvd
Nashville, TN 37201                                Hermitage, TN 37076
Payer's Federal TIN: 62-0317749                    Recipient's TIN: 966-10-7352

FORM 1099-INT  Interest Income                     OMB No. 1545-0112
Box 1  Interest income                                          962.18

FORM 1099-MISC  Miscellaneous Information          OMB No. 1545-0115
Box 3  Other income (referral bonus)                            250.00`),
    ).toMatchObject({
      form: '1099 Consolidated',
      'fields.interestIncome': 962.18,
      'fields.otherIncome': 250,
    });
  });

  it('are a consolidated one where their title says composite', () => {
    expect(
      read(`
Tallgrass Brokerage                                Date Prepared: January 26, 2024
TAX YEAR 2023
FORM 1099 COMPOSITE
Recipient's Name and Address                       Payer Information
LEOPOLD A NAKASHIMA                                TALLGRASS BROKERAGE & CO., INC.
5510 SUNSET TER                                    3000 MARKET ST
BOISE ID 83702                                     OMAHA NE 68102
Taxpayer ID Number: ***-**-6631                    Federal ID Number: 47-1100229

Dividends and Distributions - 2023      Form 1099-DIV
1a  Total Ordinary Dividends                               $ 3,910.22
1b  Qualified Dividends                  $ 2,874.10
2a  Total Capital Gain Distributions                         $ 455.09

Interest Income - 2023      Form 1099-INT
1   Interest Income                                          $ 128.44`),
    ).toMatchObject({
      form: '1099 Consolidated',
      'fields.payerName': 'TALLGRASS BROKERAGE & CO., INC.',
      'fields.recipientName': 'LEOPOLD A NAKASHIMA',
      'fields.recipientCity': 'Boise',
      'fields.ordinaryDividends': 3910.22,
      'fields.capitalGainDistributions': 455.09,
      'fields.interestIncome': 128.44,
    });
  });

  it('give the total of several accounts, and nothing where a table has none', () => {
    const page = (total: string) => `
HARBORLINE BANK, N.A.                                          2022 Tax Information Statement
P.O. BOX 6591                                                  Form 1099-INT   OMB No. 1545-0112
WILMINGTON, DE 19801                                           PAYER'S TIN: 51-0992210

CORDELIA V MBEKI
77 LOOKOUT DR
NEWARK DE 19711-2204

Account Number       1 Interest Income     2 Early Withdrawal Penalty     4 Federal Income Tax Withheld
****4410                        188.20                           0.00                              0.00
****7716                      1,310.44                          25.10                              0.00
****0093                          6.02                           0.00                              0.00
${total}`;
    expect(
      read(
        page(
          'TOTAL                         1,504.66                          25.10                              0.00',
        ),
      ),
    ).toMatchObject({
      form: '1099-INT',
      'fields.interestIncome': 1504.66,
      'fields.earlyWithdrawalPenalty': 25.1,
      'fields.federalIncomeTaxWithheld': 0,
    });
    expect(read(page(''))).not.toHaveProperty(['fields.interestIncome']);
  });

  it('are read line by line where two forms stand side by side', () => {
    expect(
      read(`
Greenwood Securities LLC       Tax Information            2022
85 Willow Road                 Account 5512209
Menlo Park, CA 94025

                               Quentin B Osei
Summary Information            4410 Grand Concourse
                               Bronx, NY 10468

DIVIDENDS AND DISTRIBUTIONS     2022 1099-DIV     MISCELLANEOUS INFORMATION     2022 1099-MISC
1a- Total ordinary dividends (includes lines 1b, 5, 2e)    612.08   2- Royalties                     0.00
1b- Qualified dividends                                    540.11   3- Other income                 25.00
                                                                    INTEREST INCOME
                                                                    1- Interest income              18.44`),
    ).toMatchObject({
      form: '1099 Consolidated',
      'fields.ordinaryDividends': 612.08,
      'fields.qualifiedDividends': 540.11,
      'fields.interestIncome': 18.44,
    });
  });

  it('name who pays after a colon, and not what stands in the next column', () => {
    expect(
      read(`
PAYER: GULF ROYALTY PARTNERS LP                    2023 Form 1099-MISC
1200 SMITH ST STE 900                              Miscellaneous Information
HOUSTON TX 77002                                   OMB No. 1545-0115
Payer's TIN: 76-0449021

RECIPIENT:
HEZEKIAH W THORNBURY
4410 OAK GROVE RD
AUSTIN TX 78731

2. Royalties                                                18,220.41`),
    ).toMatchObject({
      form: '1099-MISC',
      'fields.payerName': 'GULF ROYALTY PARTNERS LP',
      'fields.recipientName': 'HEZEKIAH W THORNBURY',
      'fields.royalties': 18220.41,
    });
  });

  it('are not a consolidated one because their year-end statement speaks of a 1098, too', () => {
    expect(
      read(`
Tidewater Teachers Credit Union
2024 Year-End Tax Statement - Form 1099-INT (OMB No. 1545-0112)
Recipient's TIN: XXX-XX-4432

Interest income (Box 1)                                       $312.88
Early withdrawal penalty (Box 2)                                $0.00
Form 1098 Mortgage Interest - no amounts to report`),
    ).toMatchObject({ form: '1099-INT', 'fields.interestIncome': 312.88 });
  });

  it('say what kind of distribution it was, in a list or a box, and nothing where that cannot be told', () => {
    const page = (box7: string) => `
Form 1099-R   2024   Distributions From Pensions, Annuities, etc.   OMB No. 1545-0119
PAYER'S TIN 93-0112290                  RECIPIENT'S TIN 541-20-9917
1 Gross distribution      $24,000.00
${box7}`;
    const codeOn = (box7: string) => read(page(box7))['fields.distributionCode'];
    expect(codeOn('Box 7 Distribution code(s)          7')).toBe('7');
    expect(codeOn('7 Distribution code(s)     IRA/SEP/\n4 G                              X')).toBe('4G');
    expect(codeOn('7 Distribution code(s)     IRA/SEP/\n                               X')).toBeUndefined();
    expect(codeOn('7 Distribution code(s)\n7Z')).toBeUndefined();
  });

  it('give no total of another table further down for a line of a list', () => {
    const page = `
2023 TAX REPORTING STATEMENT           Form 1099-DIV   Form 1099-INT   Form 1099-B
NORTHBRIDGE BROKERAGE SERVICES LLC     Payer's Fed ID Number: 04-3522290

1a Total Ordinary Dividends                4,410.92
1b Qualified Dividends                     3,902.18
1 Interest Income                             92.11
Day          Proceeds     Cost
01/04        9,000.00     8,800.00
02/11        9,220.10     9,140.00
Total       18,220.10    17,940.00`;
    expect(read(page)).toMatchObject({
      'fields.ordinaryDividends': 4410.92,
      'fields.qualifiedDividends': 3902.18,
      'fields.interestIncome': 92.11,
    });
  });

  it('give the total below a heading that two lines set flush right, not below their title', () => {
    const page = `
GRANGE SAVINGS BANK                                       2023 Interest Income
Payer's TIN: 02-0114477                     Form 1099-INT   OMB No. 1545-0112
Recipient's name and address                Recipient's TIN: ***-**-2210
ODALYS V FERREIRA
9 ROXBURY RD
KEENE NH 03431

Account number      Box 1 Interest          Box 4 Federal income
                            income                  tax withheld
****4417                    412.77                          0.00
****9920                  1,003.18                          0.00
Total                     1,415.95                          0.00`;
    const dense = page.split('\n').map((line, row) => [36, 40 + row * 11, line] as const);
    const [form] = readPages(FORMS, [printedPage(dense)]);
    expect(form!.values).toContainEqual(
      expect.objectContaining({ to: 'fields.interestIncome', value: 1415.95 }),
    );
  });

  it('When titles of sections stand above lists, then no total of the next table is theirs', () => {
    const page = `
Merrick Brokerage Services LLC              Tax Information Statement 2022
Payer's TIN: 04-3523567                     Recipient's TIN: 955-80-3316

1099-DIV Dividends and Distributions
1a Total ordinary dividends                                  $2,804.19
1099-INT Interest Income
1 Interest income                                               $88.12
3 Interest on U.S. Savings Bonds                                 $0.00
1099-B Proceeds from Broker and Barter Exchange Transactions
Term             Proceeds     Cost basis       Gain
Short-term      12,118.04      13,001.55    (883.51)
Total           52,338.04      44,105.73   8,232.31`;
    expect(read(page)).toMatchObject({ 'fields.interestIncome': 88.12 });
  });

  it('When the block below a trade mark begins with it, then that is who pays, and the other block who receives', () => {
    expect(
      read(`
Vanguard                                       2022 Consolidated Form 1099
VANGUARD MARKETING CORPORATION                 Statement date: 01/27/2023
P.O. BOX 982901
EL PASO, TX 79998-2901                         HENRIETTA C DUBOIS
                                               14 ORCHARD HILL RD
Payer's Federal ID Number: 23-1945930          PORTSMOUTH NH 03801
                                               Recipient's tax ID number: 944-08-7719
Form 1099-DIV    2022 Dividends and Distributions
1a- Total ordinary dividends                                      14,292.84
Form 1099-INT    2022 Interest Income
1- Interest income (not included in line 3)                            18.77`),
    ).toMatchObject({
      'primaryPerson.fullName': 'HENRIETTA C DUBOIS',
      'primaryPerson.ssn': '944-08-7719',
    });
  });

  it('take both blocks from below labels that ask for name, street and city', () => {
    expect(
      read(`
Larkspur Financial                       2023 CONSOLIDATED 1099 TAX STATEMENT
                                         Account Number: 4410-8872    Date Prepared: 02/15/2024

PAYER'S Name, Street, City, State, Zip Code       RECIPIENT'S Name, Street, City, State, Zip Code
Larkspur Financial Services LLC                   BRONWYN K HALLORAN
1055 Carousel Way                                 6614 COTTON CREEK LN
Fort Mill, SC 29715                               LINCOLN NE 68516
PAYER'S Federal ID Number: 95-2834236             RECIPIENT'S ID Number: 941-22-0871

Form 1099-DIV*  2023 Dividends and Distributions     Form 1099-INT*  2023 Interest Income
1a Total Ordinary Dividends     $1,904.77            1 Interest Income           $233.08`),
    ).toMatchObject({
      'fields.payerName': 'Larkspur Financial Services LLC',
      'fields.recipientName': 'BRONWYN K HALLORAN',
      'primaryPerson.homeAddress.street': '6614 Cotton Creek Ln',
    });
  });

  it('name the payer by the block that begins with its trade mark, and tell both forms by number and name', () => {
    expect(
      read(`
Larkspur Trading                                             Corporate Tax Statement
                                                             Tax Year 2023
Larkspur Trading Smith Holdings LLC                          Taxpayer ID Number: 941-60-2287
1 New York Plaza                                             Account Number: 641 118822 417
New York, NY 10004
Identification Number: 26-4310632

SERAPHINA D KOWALCZYK
61 BANK ST APT 4F
NEW YORK NY 10014

1099-DIV DIVIDENDS AND DISTRIBUTIONS
1a. TOTAL ORDINARY DIVIDENDS                $6,120.40
1099-INT INTEREST INCOME
1. INTEREST INCOME                          $1,140.77`),
    ).toMatchObject({
      form: '1099 Consolidated',
      'fields.payerName': 'Larkspur Trading Smith Holdings LLC',
      'fields.payerTin': '26-4310632',
      'primaryPerson.fullName': 'SERAPHINA D KOWALCZYK',
      'primaryPerson.homeAddress.street': '61 Bank St Apt 4F',
      'fields.interestIncome': 1140.77,
    });
  });

  it('give the totals of their boxes, not what a single payment of the details was, nor the amount of the line below', () => {
    const pages = [
      `
Larkspur One Account of               Account Number          TAX YEAR 2023
SERAPHINA D KOWALCZYK                 4417-9032               FORM 1099 COMPOSITE
Recipient's Name and Address          Payer's Name and Address
SERAPHINA D KOWALCZYK                 LARKSPUR BROKERAGE, INC.
61 BANK ST APT 4F                     211 MAIN STREET
NEW YORK NY 10014                     SAN FRANCISCO, CA 94105
Dividends and Distributions - 2023    Form 1099-DIV
Box   Description                                      Amount      Total
1a    Total Ordinary Dividends                                 $7,412.38
1b    Qualified Dividends                            5,901.77
4     Federal Income Tax Withheld                                  $0.00
5     Section 199A Dividends                                     $288.40
Interest Income - 2023                Form 1099-INT
1     Interest Income                                          $2,065.44
4     Federal Income Tax Withheld                                  $0.00
8     Tax-Exempt Interest                                        $640.00`,
      `
Larkspur One Account of               Account Number          TAX YEAR 2023
SERAPHINA D KOWALCZYK                 4417-9032               FORM 1099 COMPOSITE
Detail Information of Dividends and Distributions        (detail of Form 1099-DIV)
Box   Description                                      Amount      Total
      BRANT FOODS CL A Qualified dividends           1,420.00
      TOTAL MARKET INDEX FUND Qualified dividends    4,481.77
      Total Ordinary Dividends (Box 1a)                        $7,412.38
Interest Income                       (detail of Form 1099-INT)`,
    ];
    const [form] = readPages(
      FORMS,
      pages.map((page, at) => ({ ...typedPage(page), number: at + 1 })),
    );
    const values = Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
    expect(values).toMatchObject({
      'fields.ordinaryDividends': 7412.38,
      'fields.qualifiedDividends': 5901.77,
      'fields.interestIncome': 2065.44,
    });
    expect(values).not.toHaveProperty(['fields.federalIncomeTaxWithheld']);
  });

  it('name the payer by its whole name where its trade mark stands right above, parted by a stroke', () => {
    expect(
      read(`
LARKSPUR | PINE                                              2023 Consolidated Form 1099
Larkspur Pine Securities LLC                                 Account No. 4KX-77199
1 Exchange Square, 14th Floor
Jersey City, NJ 07311
Payer's Federal ID No.: 22-3871488

SERAPHINA D KOWALCZYK
61 BANK ST APT 4F
NEW YORK NY 10014

1099-DIV Dividends and Distributions
1a. Total ordinary dividends                $6,120.40
1099-INT Interest Income
1. Interest income                          $1,140.77`),
    ).toMatchObject({
      'fields.payerName': 'Larkspur Pine Securities LLC',
      'fields.recipientName': 'SERAPHINA D KOWALCZYK',
    });
  });
});
