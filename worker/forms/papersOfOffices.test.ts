/** Transcripts of firms' returns, amounts owed that are paid back, contacts in a column, and trades that a card tells. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from './testing/readPage.ts';

describe('papers about returns', () => {
  it('When the IRS transcribes the return of a firm, then its block is read, and not in whose care it is', () => {
    const values = readPicture(`
This Product Contains Sensitive Taxpayer Data
Business Tax Return Transcript
FORM NUMBER:    1120S               Request Date:      10-02-2019
TAX PERIOD:     Dec. 31, 2018       Response Date:     10-02-2019
EIN:            91-4410262          Tracking Number:   100400100250

HIGH DESERT AWNING & TENT INC
% OLIVER BRANDT
77 JUNIPER LN STE 4
BEND OR 97701
RECEIVED DATE:                                  Mar. 12, 2019
EFFECTIVE DATE OF S ELECTION:                   04-01-2010
DATE INCORPORATED:                              03-14-2010
TOTAL ASSETS:                                   $118,604.00
GROSS RECEIPTS OR SALES:                        $442,115.00
COST OF GOODS SOLD:                             $101,940.00
TOTAL INCOME OR LOSS:                           $340,175.00
SALARIES AND WAGES:                             $71,230.00
TOTAL DEDUCTIONS:                               $300,175.00
ORDINARY BUSINESS INCOME:                       $40,000.00`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'HIGH DESERT AWNING & TENT INC',
      'businessInfo.businessAddress.street': '77 Juniper Ln Ste 4',
      'businessInfo.businessAddress.zipCode': '97701',
      'businessInfo.ein': '91-4410262',
    });
  });

  const transcript = (amount: string) =>
    readPicture(`
This Product Contains Sensitive Taxpayer Data
Tax Return Transcript
FORM NUMBER: 1040                    TAX PERIOD: Dec. 31, 2022
RECEIVED DATE:                                  Mar. 12, 2023
TOTAL INCOME:                                   $51,000.00
ADJUSTED GROSS INCOME:                          $51,000.00
TAXABLE INCOME PER COMPUTER:                    $38,000.00
AMOUNT YOU OWE:                                 ${amount}`);
  it('When the amount owed is less than nothing, then it is paid back', () => {
    expect(transcript('$-310.00')).toMatchObject({ 'fields.refundAmount': 310 });
    expect(transcript('$-310.00')).not.toHaveProperty(['fields.amountOwed']);
    expect(transcript('$310.00')).toMatchObject({ 'fields.amountOwed': 310 });
    expect(transcript('$310.00')).not.toHaveProperty(['fields.refundAmount']);
  });

  it('When a telephone number and an e-mail address stand below `Contact`, then both are the taxpayer’s; `Less:` begins a row', () => {
    const values = readPicture(`
Alder Tax                                                       2022 Return Summary

Taxpayer                       Mailing address                  Contact
Renata K. Oyelowo-Hart         709 Elm Trce                     (601) 555-0171
SSN 938-44-7107                Hattiesburg, MS 39402            renata.hart@example.com

Filing Status: Single
Wages, salaries, tips, etc.                        $52,610
Total income                                       $52,648
Adjusted gross income                              $51,398
Taxable income                                     $31,998
Total tax                                          $1,547
Less: federal income tax withheld                  1,920
Your federal refund                                $373`);
    expect(values).toMatchObject({
      'primaryPerson.phoneNumber': '(601) 555-0171',
      'primaryPerson.email': 'renata.hart@example.com',
      'fields.federalTaxWithheld': 1920,
    });
  });
});

describe('licenses of contractors and of bars', () => {
  const certified = (as: string) =>
    readPicture(`
STATE OF OREGON
CONSTRUCTION CONTRACTORS BOARD
LICENSE CERTIFICATE
Liquor License Number: 228-417
This document certifies that:
UMPQUA ROOF WORKS INC
61 RIVER RD
ROSEBURG OR 97470
is licensed in accordance with Oregon Law as a ${as}.
EXPIRATION DATE: 11/18/2026`);
  it('When a firm is licensed as something, then that is its trade, unless it is a company', () => {
    expect(certified('Residential Specialty Contractor')).toMatchObject({
      'businessInfo.industry': 'Residential Specialty Contractor',
      'fields.licenseNumber': '228-417',
    });
    expect(certified('Foreign Limited Liability Company')).not.toHaveProperty(['businessInfo.industry']);
  });
});
