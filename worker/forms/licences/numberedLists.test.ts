/** Statements of fictitious names whose names stand in lists with numbers, and owners before a dash. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (names: string): Record<string, unknown> =>
  Object.fromEntries(
    (
      readPages(FORMS, [
        typedPage(`
Office of the County Clerk-Recorder                        FILED: 06/17/2024
110 West Quay Drive, 1st Floor                             EXPIRES: 06/16/2029

                FICTITIOUS BUSINESS NAME STATEMENT            FILE NO. FBN 711902
The following person(s) is (are) doing business as:
1. FICTITIOUS BUSINESS NAME(S):
 ${names}
2. STREET ADDRESS OF PRINCIPAL PLACE OF BUSINESS (No P.O. Box):
 77 South Amber Road, San Marcos, CA 95127         County: Amber
3. REGISTRANT / OWNER NAME(S) AND RESIDENCE ADDRESS:
 1) Consuelo Arrieta - 14 Alder Rock Ave, #3, San Marcos, CA 95116`),
      ])[0]?.values ?? []
    ).map(({ to, value }) => [to, value]),
  );

describe('Lists with numbers', () => {
  it('When one of two names is given, then the numbers are no part of it, and the owner stands before the dash', () => {
    expect(read('1) SOL Y MIEL PANADERIA            2)')).toMatchObject({
      'businessInfo.businessName': 'SOL Y MIEL PANADERIA',
      'primaryPerson.fullName': 'Consuelo Arrieta',
      'fields.licenseNumber': 'FBN 711902',
    });
  });

  it('When both are given, then the first one is read', () => {
    expect(read('1) SOL Y MIEL PANADERIA   2) LUNA CAKES')['businessInfo.businessName']).toBe(
      'SOL Y MIEL PANADERIA',
    );
  });
});
