/** Registrations that boards grant like diplomas, and that Puerto Rico's treasury grants in Spanish. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const formsOn = (page: ReturnType<typeof typedPage>) => readPages(FORMS, [page]);
const formsOf = (picture: string) => formsOn(typedPage(picture));
const readPage = (page: ReturnType<typeof typedPage>): Record<string, unknown> =>
  Object.fromEntries((formsOn(page)[0]?.values ?? []).map(({ to, value }) => [to, value]));
/** The same, printed so much larger. */
function enlarged(page: ReturnType<typeof typedPage>, by: number): ReturnType<typeof typedPage> {
  const words = page.words.map((word) => {
    const { x0, y0, x1, y1 } = word.box;
    return { ...word, box: { x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by } };
  });
  return { ...page, width: page.width * by, words };
}

describe('A registration like a diploma', () => {
  const diploma = typedPage(`
     STATE OF CONNECTICUT  *  DEPARTMENT OF CONSUMER PROTECTION

                        Be it known that

                      VINCENT R CALLOWAY
                 CALLOWAY & BROTHERS CARPENTRY
                       88 QUARRY RD
                  TORRINGTON, CT 06790-2214

     is certified by the Department of Consumer Protection as a registered
                  HOME IMPROVEMENT CONTRACTOR

                 Registration # HIC.0711903

Effective: 04/01/2024
Expiration: 03/31/2025                        Lenore T. Ashby, Commissioner`);

  it.each([1, 1.7])(
    'When a department certifies somebody as registered, %s times as large, then it is a licence with the trade below its owner',
    (times) => {
      expect(readPage(enlarged(diploma, times))).toMatchObject({
        'businessInfo.businessName': 'CALLOWAY & BROTHERS CARPENTRY',
        'businessInfo.businessAddress.street': '88 Quarry Rd',
        'businessInfo.businessAddress.zipCode': '06790-2214',
        'primaryPerson.fullName': 'Vincent R Calloway',
        'fields.licenseNumber': 'HIC.0711903',
        'fields.issueDate': '2024-04-01',
        'fields.expiryDate': '2025-03-31',
        'fields.issuingAuthority': 'STATE OF CONNECTICUT DEPARTMENT OF CONSUMER PROTECTION',
      });
    },
  );

  it('When a school makes somebody known, then it is none', () => {
    expect(
      formsOf(`
                    STATE UNIVERSITY OF ALDER BAY
                        Be it known that
                      VINCENT R CALLOWAY
  is certified by the Department of Physics as a registered Bachelor of Science
                  by the Board of Regents, May 2024
                     Registration # 0711903`),
    ).toEqual([]);
  });
});
