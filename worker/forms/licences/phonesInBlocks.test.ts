/** Telephone numbers without a label, in the block of whom a licence is granted to. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const phoneOn = (lead: string, ...below: string[]) => {
  const page = `
                         STATE OF NEVADA
                 CONSTRUCTION CONTRACTORS BOARD
      12 Quarry St, Carson City, NV 89701    (775) 555-0100
                      LICENSE CERTIFICATE
${lead}
HERON HILL ROOFING & SIDING LLC
410 SW TAMARACK VALLEY HWY
ALDER FORD NV 89406
${below.join('\n')}

License Number:                       440917
Issued:                               March 12, 2024
Expiration Date:                      March 12, 2026
Owner:                                RUTH OKAFOR`;
  return readPages(FORMS, [typedPage(page)])[0]!.values.find(({ to }) => to === 'businessInfo.businessPhone')
    ?.value;
};

describe('telephones in blocks', () => {
  it.each(['This document certifies that:', 'Issued to:', 'LICENSEE', 'Business location:'])(
    'When it ends the block below `%s`, then it is that of the business',
    (lead) => {
      expect(phoneOn(lead, '(775) 555-0177')).toBe('(775) 555-0177');
    },
  );

  it('When it stands below a sentence about the office, then it is not', () => {
    expect(
      phoneOn('This document certifies that:', 'Questions? Call the Board', '(775) 555-0100'),
    ).toBeUndefined();
    expect(phoneOn('Issued to:')).toBeUndefined();
  });
});
