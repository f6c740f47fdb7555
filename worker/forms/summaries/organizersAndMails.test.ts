/** Organizers that tell last year's figures, and letters about a return sent by e-mail. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('An organizer', () => {
  it('When the column of this year is empty, then it tells last year’s figures', () => {
    expect(
      readPicture(`
2025 TAX ORGANIZER
PERSONAL INFORMATION (as shown on your 2024 return)
Taxpayer             Inge S Acht              SSN             941-15-7780
Address              31 Beach Rd, Long Branch NJ 07740
2024 filing status   Single                   Dependents      None

Income                                        2025 Amount     2024 Amount
Wages, salaries, tips (attach all W-2s)                            62,877
Taxable interest (attach 1099-INT)                                    405
Ordinary dividends (attach 1099-DIV)
Social security benefits (SSA-1099)
Results of last year's return
Adjusted gross income                                              63,282
Taxable income                                                     48,682
Total tax                                                           6,044
Federal income tax withheld                                         7,012
Refund                                                                968`),
    ).toMatchObject({
      'fields.wages': 62877,
      'fields.adjustedGrossIncome': 63282,
      'fields.totalTax': 6044,
      'fields.refundAmount': 968,
    });
  });

  it('When its page has only a number for a title, then what it asks of both in columns tells it', () => {
    expect(
      readPicture(`
ORG-7      Lines below show what was entered in 2021           2022
                           Taxpayer                  Spouse
First name, initial        Hubert L                  Solana M
Last name                  Fontaine-Roy              Fontaine-Roy
Social security number     929-55-1060               966-12-4490
Date of birth              12/31/1977                02/09/1980
Occupation                 Tugboat captain           School librarian
Cell phone                 985-555-0147              985-555-0162
E-mail address             hubertf@example.com       solanaf@example.com

Street address             RR 3 Box 290
City, state, ZIP code      Cut Off, LA 70345

Dependents
Etienne Fontaine-Roy       Son           07/14/2008   911-48-2006
Ruth Roy                   Parent        10/08/1950   938-64-1175

Wages - enclose all copies of Form W-2
T/S   Employer             2022 wages    2021 wages
T     Bayou Towing Co                    88,450

Filing status 2021: Married filing joint   2021 refund: 1,204`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Hubert L Fontaine-Roy',
      'spousePerson.fullName': 'Solana M Fontaine-Roy',
      'spousePerson.ssn': '966-12-4490',
      'primaryPerson.homeAddress.street': 'RR 3 Box 290',
      'primaryPerson.numberOfDependents': 2,
      'fields.filingStatus': 'Married filing jointly',
      'fields.spouseOccupation': 'School librarian',
    });
  });

  it('When birthdays stand before the numbers of a list, then its rows are counted', () => {
    expect(
      readPicture(`
Harrow & Finch CPAs
2023 Individual Tax Organizer
Please complete this organizer and return it with your source documents.
                             Taxpayer                  Spouse
Full name                    Alistair G Northcutt      Rosemary E Northcutt
Social Security Number       924-55-0381               967-12-4490
Date of birth                11/02/1979                03/28/1981
Occupation                   Welder                    Dental hygienist
Cell phone                   (270) 555-0143            (270) 555-0144
E-mail                       a.northcutt@example.com   rosemary.n@example.com
Street address: 770 Covington Avenue
City, State, ZIP: Bowling Green, KY 42103
Filing status: Married filing jointly
Dependents
Name                         Date of birth    SSN             Relationship   Months in home
Felix Northcutt              06/14/2009       978-20-6613     Son            12
Iris Northcutt               09/30/2012       978-31-0042     Daughter       12
Questions
Did your marital status change during the year? No
Did you receive W-2 wages? Yes - see attached`),
    ).toMatchObject({ 'primaryPerson.numberOfDependents': 2 });
  });
});

describe('A letter by e-mail', () => {
  it('When it is sent to whom it greets, then they are told, and amounts that are both another’s', () => {
    expect(
      readPicture(`
Anke Krug <akrug@example.com>                 Tue, Mar 26, 2024 at 4:47 PM
To: Demeter Q Faulk <dqfaulk@example.com>
Your 2023 return is ready to sign
Hi Demeter,
I finished your 2023 Form 1040. You file as head of household. Your
W-2 wages came to $66,902, plus $57 of interest. Your total income and adjusted gross income are both $66,959. After the
$20,800 standard deduction your taxable income is $46,159, and your
total tax after the child tax credits is $1,225.
You had $5,480 of federal income tax withheld. The IRS will refund $4,255 to
your checking account ending in 3021.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Demeter Q Faulk',
      'primaryPerson.email': 'dqfaulk@example.com',
      'fields.totalIncome': 66959,
      'fields.adjustedGrossIncome': 66959,
      'fields.totalTax': 1225,
    });
  });
});
