/** Licences whose boxes set the head of a number beside the name's. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../index.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';

function valuesOf(head: string, number: string, source: 'ocr' | 'text' = 'text'): Record<string, unknown> {
  const page = typedPage(`
                    COUNTY OF HALDANE
              TREASURER AND TAX COLLECTOR
             OCCUPATIONAL LICENSE CERTIFICATE

LICENSE NO.                  ISSUE DATE              EXPIRATION DATE
${number}                07/01/2025              06/30/2026
BUSINESS NAME                                        ${head}
SANDBAR DORY RENTALS, INC.                           010664921
BUSINESS ADDRESS
14 MILL POND RD
ELIOT, ME 03903`);
  const words = page.words.map((word) => ({ ...word, source, confidence: 0.96 }));
  const [licence] = readPages(FORMS, [{ ...page, words, source }]);
  return Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]));
}

describe('a licence with the head of a number beside that of the name', () => {
  it.each(['FEDERAL EIN', 'FEDERAL ID NO.', 'FEDERAL EMPLOYER ID'])(
    'When %s stands beside the name, then the number below it is the employer number and the name stays',
    (head) => {
      expect(valuesOf(head, '2025-0441')).toMatchObject({
        'businessInfo.businessName': 'SANDBAR DORY RENTALS, INC.',
        'businessInfo.ein': '01-0664921',
      });
    },
  );

  it('When the head names a number no form knows, then it is no name', () => {
    expect(valuesOf('NAICS CODE', '2025-0441')).toMatchObject({
      'businessInfo.businessName': 'SANDBAR DORY RENTALS, INC.',
    });
  });

  it('When a scan reads a naught before a letter between the figures of a number, then it is an O', () => {
    expect(valuesOf('PHONE', '2025-0L-07714', 'ocr')['fields.licenseNumber']).toBe('2025-OL-07714');
    expect(valuesOf('PHONE', '2025-0L-07714')['fields.licenseNumber']).toBe('2025-0L-07714');
  });
});
