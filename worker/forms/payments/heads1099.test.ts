import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (print: string) => {
  const [form, ...more] = readPages(FORMS, [typedPage(print)]);
  expect(more).toEqual([]);
  return {
    form: form?.recognised.form,
    year: form?.recognised.taxYear,
    ...Object.fromEntries((form?.values ?? []).map(({ to, value }) => [to, value])),
  };
};

const PARTIES = `
PAYER                              RECIPIENT
Ridgeway Parcel Services LLC       Bettina Coldwater
418 Foundry St                     9 Orchard Ct
Akron, OH 44308                    Dover, NH 03820
TIN: 34-1182093                    TIN: 958-20-4417
`;

describe('A statement of several 1099s under whatever title', () => {
  it.each([
    ['2022 Tax Statement', ''],
    ['Combined 1099 Statement 2022', 'Form '],
    ['2022 Tax Information Package', 'Form '],
  ])('is told by two of the forms, each above its first box: %s', (title, form) => {
    expect(
      read(`${title}
${PARTIES}
${form}1099-DIV
1a Total ordinary dividends             811.40
1b Qualified dividends                  702.15
${form}1099-INT
1  Interest income                       64.09
4  Federal income tax withheld            0.00`),
    ).toMatchObject({
      form: '1099 Consolidated',
      'fields.ordinaryDividends': 811.4,
      'fields.qualifiedDividends': 702.15,
      'fields.interestIncome': 64.09,
    });
  });

  it('is none where the form tells of dividends alone', () => {
    expect(
      read(`Form 1099-DIV 2022
${PARTIES}
1a Total ordinary dividends             811.40
1b Qualified dividends                  702.15
See the instructions of Form 1099-INT.`),
    ).toMatchObject({ form: '1099-DIV', 'fields.ordinaryDividends': 811.4 });
  });
});

describe('The head of a 1099', () => {
  it('When an agent stands there that writes for who pays, then it is not who pays', () => {
    const slip = (payer: string) =>
      read(`Fernhill                                   PO Box 4410, Akron, OH 44308

Form 1099-DIV 2024  Dividends and Distributions

${payer}
PO BOX 4410              1a Total ordinary dividends
AKRON OH 44308           811.40
                         1b Qualified dividends
                         702.15
RECIPIENT'S name
BETTINA COLDWATER`);
    expect(slip('THE QUARRY COMPANY')).toMatchObject({ 'fields.payerName': 'Fernhill' });
    expect(slip('THE QUARRY COMPANY\nC/O FERNHILL TRUST')).not.toHaveProperty(['fields.payerName']);
  });

  it.each(['Miscellaneous Information', 'Miscellaneous Income'])(
    'says that it is a 1099-MISC: %s',
    (title) => {
      expect(
        read(`2022 Form 1099-MISC ${title}

Ridgeway Parcel Services LLC       Bettina Coldwater
418 Foundry St                     9 Orchard Ct
Akron, OH 44308                    Dover, NH 03820
EIN: 34-1182093                    SSN: 958-20-4417

1 Rents                                 9,600.00
3 Other income                            310.00`),
      ).toMatchObject({ form: '1099-MISC', 'fields.rents': 9600, 'fields.otherIncome': 310 });
    },
  );

  it.each([
    ['Recipient ID', 'Recipient Name'],
    ['Recipient SSN/EIN', 'Recipient'],
  ])('holds the number of a company that is paid: %s', (number, name) => {
    expect(
      read(`2022 Form 1099-NEC Nonemployee Compensation

Payer Name: Ridgeway Parcel Services LLC
Payer Federal ID: 34-1182093
${name}: Coldwater Glazing Inc
${number}: 45-2093318

1 Nonemployee compensation              5,120.00`),
    ).toMatchObject({ 'fields.payerTin': '34-1182093', 'fields.recipientTin': '45-2093318' });
  });

  it('names the owner of the account', () => {
    expect(
      read(`Sandhill Community Bank
12 Depot Sq, Keene, NH 03431
Federal ID No. 02-0441872

Form 1099-INT Interest Income 2022

Account owner: Bettina Coldwater
Taxpayer ID: 958-20-4417

1 Interest income                         88.12
2 Early withdrawal penalty                 0.00`),
    ).toMatchObject({ 'fields.recipientName': 'Bettina Coldwater', 'primaryPerson.ssn': '958-20-4417' });
  });

  it.each([
    'Payments made 01/01/2022 - 12/31/2022',
    'Reporting year 2022\nMailed January 30, 2023',
    'For the year ended December 31, 2022\nMailing date: January 27, 2023',
  ])('tells the year: %s', (saying) => {
    expect(
      read(`Form 1099-NEC\n${saying}\n${PARTIES}\n1 Nonemployee compensation              5,120.00`).year,
    ).toBe(2022);
  });
});

describe('A Schedule K-1 that is no form of the IRS', () => {
  const SHARES = `
1 Ordinary business income (loss)              7,431
2 Net rental real estate income (loss) (Box 2)   902
5 Interest income                                 57
6a Ordinary dividends                             31`;

  it.each([
    [
      'in blocks',
      `Partner's Share of Income, Deductions, Credits, etc.

PARTNERSHIP                        PARTNER
Coldwater Glazing LP               Bettina Coldwater
70 Kiln Rd                         9 Orchard Ct
Barre, VT 05641                    Dover, NH 03820
EIN: 45-2093318                    SSN: 958-20-4417`,
    ],
    [
      'below headings',
      `
Partnership Information
Name: Coldwater Glazing LP
EIN: 45-2093318
Address: 70 Kiln Rd, Barre, VT 05641

Partner Information
Name: Bettina Coldwater
SSN: 958-20-4417
Address: 9 Orchard Ct, Dover, NH 03820`,
    ],
  ])('names owner and business %s', (_, parties) => {
    expect(read(`2022 Schedule K-1 (Form 1065)\n${parties}\n${SHARES}`)).toMatchObject({
      form: 'Schedule K-1 (1065)',
      'primaryPerson.fullName': 'Bettina Coldwater',
      'primaryPerson.ssn': '958-20-4417',
      'primaryPerson.homeAddress.street': '9 Orchard Ct',
      'businessInfo.businessName': 'Coldwater Glazing LP',
      'businessInfo.ein': '45-2093318',
      'fields.ordinaryIncome': 7431,
      'fields.rentalRealEstateIncome': 902,
    });
  });
});
