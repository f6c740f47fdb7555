import { describe, expect, it } from '@jest/globals';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { w2 } from './w2.ts';

const read = (picture: string) => valuesOn(w2, typedPage(picture));

const boxes = `
1. WAGES, TIPS, OTHER COMPENSATION      2. FEDERAL INCOME TAX WITHHELD          3. SOCIAL SECURITY WAGES

 30120.40                                2210.05                                 30120.40
4. SOCIAL SECURITY TAX WITHHELD         5. MEDICARE WAGES AND TIPS              6. MEDICARE TAX WITHHELD

 1867.46                                 30120.40                                436.75`;

describe('W-2s of those who serve', () => {
  it('put the surname first, and print nothing as cents alone', () => {
    expect(
      read(`
                                2022 W-2 WAGE AND TAX STATEMENT
E. EMPLOYEE NAME (LAST, FIRST MI)       F. EMPLOYEE ADDRESS AND ZIP CODE

 PELLERIN, ODETTE R
 118 QUARRY LN
 LAWTON OK 73505
${boxes}
15. STATE   EMPLOYER STATE ID    16. STATE WAGES     17. STATE INCOME TAX    18. LOCAL WAGES    19. LOCAL TAX

 OK         700 111 9034          30120.40            912.00                  .00                .00`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Odette R Pellerin',
      'primaryPerson.homeAddress.city': 'Lawton',
      'fields.stateWages': 30120.4,
      'fields.stateIncomeTax': 912,
    });
  });

  it('may have the suffix in a column of its own, far behind the last name; other print there is of the next pane', () => {
    const named = (beside: string) =>
      read(`
${boxes}
e Employee's first name and initial   Last name   Suff.                                     11 Nonqualified plans

  DARNELL Q              OYELOWO                                      ${beside}
  31 ALDER CT
  TACOMA WA 98402                                                                           14 Other
`)['primaryPerson.fullName'];
    expect(named('SR')).toBe('Darnell Q Oyelowo Sr');
    expect(named('SUMMARY')).toBe('Darnell Q Oyelowo');
  });
});

describe('A W-2 typed as a list of lines by an office', () => {
  const page = (head: string) => `
${head}
PO BOX 41                             OMB NO. 1545-0008
ALDER FALLS AZ 85900

B EMPLOYER IDENTIFICATION NUMBER                A EMPLOYEE SOCIAL SECURITY NO
  86-6000417                                      944-20-7715

E EMPLOYEE NAME / F ADDRESS AND ZIP CODE
  ODALYS J FERREIRA
  14 CISTERN LN
  GANADO AZ 86505

  1 WAGES, TIPS, OTHER COMPENSATION             46,210.65
  2 FEDERAL INCOME TAX WITHHELD                  3,856.31
  3 SOCIAL SECURITY WAGES                       53,136.83
  5 MEDICARE WAGES AND TIPS                     53,136.83
 15 STATE / EMPLOYER STATE ID NUMBER            AZ 07-100200
 16 STATE WAGES, TIPS, ETC                      46,210.65`;

  it('names the employer above an address at its head, and the state beside the label of both its boxes', () => {
    const values = read(
      page(`
COUNTY OF ALDER                       FORM W-2  WAGE AND TAX STATEMENT   2020
OFFICE OF THE COMPTROLLER             COPY B - FOR FEDERAL TAX RETURN`),
    );
    expect(values).toMatchObject({
      'fields.employerName': 'COUNTY OF ALDER',
      'fields.employerEin': '86-6000417',
      'fields.state': 'AZ',
      'fields.stateWages': 46210.65,
    });
  });

  it('When no address stands below the first print, then nobody is named', () => {
    const values = valuesOn(
      w2,
      typedPage(`
PAYLANE SERVICES                      FORM W-2  WAGE AND TAX STATEMENT   2020
  1 WAGES, TIPS, OTHER COMPENSATION             46,210.65
  2 FEDERAL INCOME TAX WITHHELD                  3,856.31`),
    );
    expect(values).not.toHaveProperty(['fields.employerName']);
  });
});
