/** Summaries of a return as programs, offices and letters print them today: in bars at a side, on receipts, telephones and screens. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('A summary in print', () => {
  it('When a bar at its side tells each answer below its label, then a couple and their dependents are read there', () => {
    expect(
      readPicture(`
Your federal tax summary
Form 1040
Tax year 2024

Prepared for
Radek P Zielonka
Ngozi Zielonka

Mailing address
41 Juniper Ln Unit 7
Broken Arrow, OK 74012

Filing status
Married filing jointly

Dependents
2

Wages and salaries             $61,240
Total income                   $61,740
Adjusted gross income (AGI)    $61,740
Taxable income                 $32,540
Total tax                      $651`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Radek P Zielonka',
      'spousePerson.fullName': 'Ngozi Zielonka',
      'primaryPerson.numberOfDependents': 2,
      'primaryPerson.homeAddress.street': '41 Juniper Ln Unit 7',
    });
  });

  it('When a name stands centred below its title, and the status in a line with a number at its foot, then both are told', () => {
    expect(
      readPicture(`
                   Federal Income Tax Summary (Form 1040)
                               Fergal D Breen

Wages, salaries, tips                                  87,115
Total income                                           87,203
Adjusted gross income                                  84,703
Standard deduction                                     13,850
Taxable income                                         70,853
Total tax                                              10,832
Federal income tax withheld                            10,480
Amount you owe                                            352

Client 0417   SSN ***-**-6093  Single  Prepared 3/29/24  Page 1`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Fergal D Breen',
      'fields.filingStatus': 'Single',
      'fields.amountOwed': 352,
    });
  });

  it('When cards name who files, the spouse and where mail goes, then the footer below is nobody’s home', () => {
    expect(
      readPicture(`
2024 individual return
Form 1040    Married filing jointly  Last updated Apr 9, 2025 by Ute Holm, CPA

TOTAL INCOME                AGI                         TAXABLE INCOME
$189,625                    $181,325                    $152,125
TOTAL TAX                   WITHHOLDING                 STANDARD DEDUCTION
$22,934                     $21,050                     $29,200

Wages                       $183,400
Interest                    $2,210

PRIMARY                     SPOUSE                      MAIL GOES TO
Anjali Sundar               Lachlan J McIver            2215 Elm Canyon Rd
SSN ending 2291             SSN ending 0458             Boulder, CO 80302
Software architect          Pharmacist

Ledgers is a product of Practice Tools Inc., 100 Main St, Portland, ME 04101.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Anjali Sundar',
      'spousePerson.fullName': 'Lachlan J McIver',
      'primaryPerson.homeAddress.street': '2215 Elm Canyon Rd',
      'primaryPerson.homeAddress.state': 'CO',
      'fields.filingStatus': 'Married filing jointly',
      'fields.occupation': 'Software architect',
      'fields.spouseOccupation': 'Pharmacist',
    });
  });

  it('When an authority has accepted a return, then the refund it expects and where its mail will go are told', () => {
    expect(
      readPicture(`
Your federal return was ACCEPTED by the IRS
                         Taxpayer   LUPE MONTANEZ-REY
                              SSN   934-60-1817
                      Return type   Form 1040, tax year 2022
                    Filing status   Single
                    Submission ID   61204520230417aq3x9k
                  Refund expected   $1,846.00
            Adjusted gross income   $39,027.00
     Mail from the IRS will go to   PO Box 1180
                                    Independence, KY 41051-1180`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Lupe Montanez-Rey',
      'primaryPerson.homeAddress.street': 'PO Box 1180',
      'primaryPerson.homeAddress.zipCode': '41051-1180',
      'fields.refundAmount': 1846,
    });
  });

  it('When an office prints a receipt, then the lines set in below its client are whose return it is', () => {
    expect(
      readPicture(`
QUICK TAX #0427
Cicero, IL 60804
PREPARER   PILAR DUARTE
CLIENT
  DARNELL O WHITLOW JR
  5510 S KOLMAR AVE FL 2
  CHICAGO IL 60629
  SSN     952-08-3360
2023 FORM 1040     STATUS: HOH
DEPENDENTS   2

  AGI                 $ 34,418
  TAXABLE INCOME      $ 13,618
  TOTAL TAX           $      0
  FED WITHHELD        $  1,905
  FED REFUND          $  8,879

IL-1040 REFUND        $    611`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Darnell O Whitlow Jr',
      'primaryPerson.homeAddress.street': '5510 S Kolmar Ave Fl 2',
      'primaryPerson.homeAddress.city': 'Chicago',
      'fields.filingStatus': 'Head of household',
      'fields.adjustedGrossIncome': 34418,
      'fields.refundAmount': 8879,
    });
  });

  it('When a small screen says by when the balance is due, then the day is no amount', () => {
    const values = readPicture(`
      Amount you owe  due Apr 15

Tax year                        2024
Form                            1040
Filer            Bjarne E Haugen-Ortiz
Status      Married filing separately
Spouse           Catalina Ortiz Rubio
Wages                        $78,350
AGI                          $78,350
Taxable income               $63,750
Total tax                     $9,079
Tax withheld                  $8,467`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Bjarne E Haugen-Ortiz',
      'spousePerson.fullName': 'Catalina Ortiz Rubio',
      'fields.filingStatus': 'Married filing separately',
      'fields.federalTaxWithheld': 8467,
    });
    expect(values['fields.amountOwed']).toBeUndefined();
  });

  it('When panels of lines with their numbers stand side by side, then the number of the next one is no amount', () => {
    expect(
      readPicture(`
Return Review                  Tax 2021                     03/31/2022
TAXPAYER                  SPOUSE                  CONTACT
Name                      Name                    PO Box 66
Wilma Oyster-Crane        Desmond Crane           Friday Harbor, WA 98250
SSN                       SSN                     Cell (taxpayer)
902-14-9950               943-59-0070             360.555.0188

INCOME                        TAX                            PAYMENTS
1   Wages           74,906    12a  Std deduction   25,100    25d  Withholding   6,019
2b  Interest            31    15   Taxable income  49,837    33   Total payments  6,019
9   Total income    74,937    16   Tax              5,585    34   Overpaid        434
11  AGI             74,937    24   Total tax        5,585    35a  Refund          434

MESSAGES: 0001 - 1040 is eligible for e-file. Dependents: 0`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Wilma Oyster-Crane',
      'spousePerson.fullName': 'Desmond Crane',
      'primaryPerson.homeAddress.street': 'PO Box 66',
      'primaryPerson.phoneNumber': '(360) 555-0188',
      'fields.taxableInterest': 31,
      'fields.taxableIncome': 49837,
    });
  });
});
