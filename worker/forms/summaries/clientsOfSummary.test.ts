/** Summaries of a Form 1040 as offices and portals print them: whose they are, and how whoever files is reached. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const valuesOf = (picture: string): Record<string, unknown> => {
  const [first] = readPages(FORMS, [typedPage(picture)]);
  return {
    taxYear: first?.recognised.taxYear,
    ...Object.fromEntries((first?.values ?? []).map(({ to, value }) => [to, value])),
  };
};

const history = (head: string) => `
              Tax History Report - Individual Two Year Comparison
                              Form 1040
${head}
Item                              2021       2022
Filing status                   Single     Single
Wages and salaries              81,900     87,600
Total income                    83,668     90,042
Adjusted gross income           83,668     90,042
Taxable income                  71,118     77,092
Total tax                       11,394     12,577`;

describe('a summary of a client', () => {
  it.each([
    'CLIENT: OYELARAN, DORCAS N      ID: 916-20-8824     ACCOUNT: 40417',
    'Client Name: Dorcas N Oyelaran     Client ID: 916-20-8824',
    'CLIENT : OYELARAN, DORCAS N      TIN: 916-20-8824',
  ])('says who the client is, and the number (%s)', (head) => {
    expect(valuesOf(history(head))).toMatchObject({
      'primaryPerson.fullName': 'Dorcas N Oyelaran',
      'primaryPerson.ssn': '916-20-8824',
    });
  });

  it('tells of a spouse with a remark in brackets, and of figures that agree to their papers', () => {
    const picture = `
Individual Return Review Checklist
Form 1040 - tax year 2023
Client: Henrietta Vosloo                        SSN: 918-20-2276
1633 Prairie Rose Ct, Bismarck, ND 58504        Tel. 701-555-0106
Filing status: Married filing separately   Spouse (separate return): Cornelis Vosloo, 967-20-4408
Item agreed to return                Amount     Init.
Wages agree to W-2                   77,230     RL
Taxable interest agrees to 1099-INT     310     RL
Ordinary dividends agree to 1099-DIV  1,205     RL
Total income footed                  78,745     RL
Adjusted gross income                78,745     RL
Taxable income                       64,895     RL
Total tax recomputed                  9,584     RL
Federal tax withheld agrees to W-2    9,215     RL
Amount owed                             369     RL`;
    expect(valuesOf(picture)).toMatchObject({
      'primaryPerson.fullName': 'Henrietta Vosloo',
      'primaryPerson.ssn': '918-20-2276',
      'primaryPerson.phoneNumber': '(701) 555-0106',
      'spousePerson.fullName': 'Cornelis Vosloo',
      'spousePerson.ssn': '967-20-4408',
      'fields.wages': 77230,
      'fields.taxableInterest': 310,
      'fields.ordinaryDividends': 1205,
      'fields.federalTaxWithheld': 9215,
    });
  });

  it('is reached by the number below the address that the bill goes to', () => {
    const picture = `
Larkspur Tax Office    Tel 702-555-0100
19 Mill Street, Reno, NV 89501

Bill to
Fitzroy O Nakagawa
2750 W Wigwam Ave Apt 2088
Las Vegas, NV 89123
702-555-0133

Description                          Amount
Form 1040, 2023                       185.00
Total due                            $185.00

2023 RETURN SUMMARY
SSN                929-20-4406
Filing status      Single
Wages                   46,190
AGI                     46,212
Taxable income          31,612
Total tax                3,561
Tax withheld from wages  3,702
Federal refund             141`;
    expect(valuesOf(picture)).toMatchObject({
      'primaryPerson.phoneNumber': '(702) 555-0133',
      'fields.federalTaxWithheld': 3702,
    });
  });

  it('says on a portal what somebody does, where they live and how they are reached, and the years of children are no tax year', () => {
    const picture = `
Your 2023 self-employed return (Form 1040 with Schedule C)

About you
Name                        Marisela S Delafontaine
Social Security number      911-20-5084
Birth date                  April 26, 1987
What you do                 Hair stylist
Where you live              6214 Vinewood Ave
                            Toledo, OH 43612
How to reach you            419-555-0129  marisela@delafontaine.example.com
Filing status               Head of household
Dependents                  Imogen Hume (born 2011) and Isidor Hume (born 2014)

Your taxes
Total income                $36,451
Adjusted gross income       $33,876
Taxable income              $10,461
Total tax                   $5,149
Refund                      $2,305`;
    expect(valuesOf(picture)).toMatchObject({
      taxYear: 2023,
      'fields.occupation': 'Hair stylist',
      'primaryPerson.homeAddress.street': '6214 Vinewood Ave',
      'primaryPerson.homeAddress.zipCode': '43612',
      'primaryPerson.phoneNumber': '(419) 555-0129',
      'primaryPerson.email': 'marisela@delafontaine.example.com',
    });
  });

  const portal = (greeting: string) => `
                  ${greeting}
Theron J Abernethy  theron.abernethy@example.com  Filing status: Single
Your 2023 federal tax return summary - Form 1040
Wages                   $64,275
Total income            $64,587
Adjusted gross income   $64,587
Taxable income          $50,737
Total tax                $6,470
Federal tax withheld     $7,420`;
  it('names who is greeted beside their address of e-mail', () => {
    expect(valuesOf(portal("Hi Theron, here's your return"))).toMatchObject({
      'primaryPerson.fullName': 'Theron J Abernethy',
      'primaryPerson.email': 'theron.abernethy@example.com',
    });
    expect(valuesOf(portal("Hi Wanda, here's your return"))).not.toHaveProperty(['primaryPerson.email']);
  });

  const panels = (home: string, below: string) => `
Your Tax Return At a Glance                                  Tax Year 2022
Taxpayer                                  Spouse
Name              Domitian Akers III      Name              Keziah R Akers
SSN               977-20-0456             SSN               921-20-7730
Date of birth     02/17/1984              Date of birth     08/30/1986
Phone             410-555-0176
${home}
${below}
Wages                  $104,880
Total income           $104,957
Adjusted gross income  $104,957
Taxable income          $79,057
Total tax                $5,076
Tax withheld             $8,242
Refund                   $3,166`;
  it('finds a home that no label names between what is told of both and their filing status', () => {
    const status = 'Filing status: Married Filing Jointly | Dependents: 2';
    expect(valuesOf(panels('84 Pulaski Hwy Apt 12   Havre de Grace, MD 21078', status))).toMatchObject({
      'primaryPerson.homeAddress.street': '84 Pulaski Hwy Apt 12',
      'primaryPerson.homeAddress.city': 'Havre de Grace',
      'primaryPerson.homeAddress.zipCode': '21078',
    });
    expect(
      valuesOf(panels('Office: 84 Pulaski Hwy Apt 12   Havre de Grace, MD 21078', status)),
    ).not.toHaveProperty(['primaryPerson.homeAddress.street']);
  });

  it('asks in boxes with numbers, and lists dependents below heads that are centred', () => {
    const picture = `
Lakeside Community Free Tax Site - Client Return Summary
Tax Year 2019                     Form 1040
1. Your name                        2. SSN                    3. Date of birth
Rosalba Mejia de la Cruz            976-20-8853               05/09/1994
4. Mailing address                  City            State     ZIP code
240 W Linden St Apt C               Allentown       PA        18101
5. Telephone                        6. Job title              7. Filing status determined
484-555-0117                        Home health aide          Head of Household

       Dependent               Relationship        Year born    Months in home
Yadira Mejia                   Son                 2012         12
Altagracia de la Cruz          Mother              1952         12


Wages      Total income    AGI        Taxable income    Total tax   Fed. withheld    Refund
26,310     26,310          26,310     7,960             0           1,190            2,590`;
    expect(valuesOf(picture)).toMatchObject({
      'primaryPerson.fullName': 'Rosalba Mejia de la Cruz',
      'primaryPerson.ssn': '976-20-8853',
      'primaryPerson.dateOfBirth': '1994-05-09',
      'primaryPerson.numberOfDependents': 2,
      'fields.occupation': 'Home health aide',
      'fields.federalTaxWithheld': 1190,
    });
  });

  it('has a list of the filer beside that of the return, and a telephone below it', () => {
    const picture = `
Quick Summary (Federal 2022 / Oregon 2022)
Filer                                   Form 1040
First name and initial: Olena           Line 1z Wages: $33,310
Last name: Hrytsai                      Line 9 Total income: $33,319
SSN: 908-20-6637                        Line 11 Adjusted gross income: $33,319
Filing status: Single                   Line 15 Taxable income: $20,369
Street: 14105 SE Stark St Apt 221       Line 24 Total tax: $2,239
City: Portland                          Line 25d Withholding: $2,390
State: OR                               Line 34 Refund: $151
Zip: 97233
Phone: (503) 555-0171                   Form OR-40
Email: ohrytsai@example.org             Oregon taxable income: $27,944
                                        Oregon refund: $295`;
    expect(valuesOf(picture)).toMatchObject({
      'primaryPerson.phoneNumber': '(503) 555-0171',
      'primaryPerson.email': 'ohrytsai@example.org',
      'fields.refundAmount': 151,
    });
  });
});
