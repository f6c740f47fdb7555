/** The sheet on which a bookkeeper asks a new client who they are. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { clientIntake } from './clientIntake.ts';
import { FORMS } from '../index.ts';

function read(picture: string) {
  const [sheet, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  expect(sheet?.definition).toBe(clientIntake);
  return sheet!.values;
}
const valuesOf = (picture: string) => Object.fromEntries(read(picture).map(({ to, value }) => [to, value]));

const SHEET = `
                    TALLY & SON BOOKKEEPING
                       New Client Intake Sheet
        12 Main St, Suite 8, Salem, OR 97301 | 503-555-0100 | hello@tally.example

A. ABOUT YOU
   Client name:               Ione Marchbanks
   Date of birth:             July 9, 1988
   SSN:                       971-36-4401
   Marital status:            Divorced
   Number of dependents:      2
   Home address:              31 NE Fir St, Apt 6
   City / State / Zip:        Salem, OR 97302
   Cell:                      (971) 555-0141
   E-mail:                    ione@brushandloom.example

B. YOUR BUSINESS
   Business name:             Brush & Loom LLC
   Entity type:               LLC (single member)
   EIN:                       93-4417201
   Year started:              2018
   State of formation:        Oregon
   Type of business / industry:   Weaving classes
   Business address:          7 SE Mill Ave, Ste 3, Salem, OR 97303
   Business phone:            (503) 555-0181
   2022 gross revenue:        $64,300
   2023 gross revenue:        $77,150
   2023 net income:           $16,875

C. BOOKS
   Accounting software:       QuickBooks Online`;

describe("A bookkeeper's intake sheet", () => {
  it('When a client filled it in, then it offers who they are and what their business is', () => {
    expect(valuesOf(SHEET)).toEqual({
      'primaryPerson.fullName': 'Ione Marchbanks',
      'primaryPerson.dateOfBirth': '1988-07-09',
      'primaryPerson.ssn': '971-36-4401',
      'primaryPerson.maritalStatus': 'Divorced',
      'primaryPerson.numberOfDependents': 2,
      'primaryPerson.homeAddress.street': '31 NE Fir St, Apt 6',
      'primaryPerson.homeAddress.city': 'Salem',
      'primaryPerson.homeAddress.state': 'OR',
      'primaryPerson.homeAddress.zipCode': '97302',
      'primaryPerson.phoneNumber': '(971) 555-0141',
      'primaryPerson.email': 'ione@brushandloom.example',
      'businessInfo.businessName': 'Brush & Loom LLC',
      'businessInfo.businessType': 'LLC',
      'businessInfo.ein': '93-4417201',
      'businessInfo.yearFounded': 2018,
      'businessInfo.stateOfIncorporation': 'Oregon',
      'businessInfo.industry': 'Weaving classes',
      'businessInfo.businessAddress.street': '7 SE Mill Ave, Ste 3',
      'businessInfo.businessAddress.city': 'Salem',
      'businessInfo.businessAddress.state': 'OR',
      'businessInfo.businessAddress.zipCode': '97303',
      'businessInfo.businessPhone': '(503) 555-0181',
      'businessInfo.annualRevenue.year2022': 64300,
      'businessInfo.annualRevenue.year2023': 77150,
      'businessInfo.netIncome.year2023': 16875,
    });
    expect(read(SHEET).every(({ use }) => use === 'suggestion')).toBe(true);
  });
  it('When nobody filled it in, then it offers nothing', () => {
    expect(valuesOf(SHEET.replace(/: {2,}.*$/gm, ':'))).toEqual({});
  });
  it('When kinds of business stand beside their boxes, then none of them is an answer', () => {
    expect(
      valuesOf(SHEET.replace('LLC (single member)', '[ ] LLC  [ ] S Corp  [ ] Partnership')),
    ).not.toHaveProperty(['businessInfo.businessType']);
  });
});
