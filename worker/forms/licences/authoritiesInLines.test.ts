/** Authorities whose names are printed on two lines of a letterhead. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const authorityOf = (...head: string[]) => {
  const page = `
${head.join('\n')}

                         BUSINESS LICENSE

License Number: 3408112          Issue Date: March 4, 2024        Expiration Date: March 3, 2025
Business Name:      Heron Hill Kayak & Charter
Owner:              Ruth Okafor
Business Address:   410 Tamarack Rd, Alder Ford, NV 89406
Business Activity:  Scenic tours
This license must be posted in a conspicuous place.`;
  return readPages(FORMS, [typedPage(page)])[0]!.values.find(({ to }) => to === 'fields.issuingAuthority')
    ?.value;
};
const centred = (...lines: string[]) =>
  lines.map((line) => ' '.repeat(Math.round(48 - line.length / 2)) + line);

describe('an authority in two lines', () => {
  it.each([
    ['Nevada Department of Commerce,', 'Community, and Economic Development'],
    ['Department of Licensing,', 'Regulation and Consumer Affairs'],
    ['Department of Agriculture,', 'Trade & Consumer Protection'],
  ])('When `%s` ends in a comma, then `%s` below it ends its name', (upper, lower) => {
    const [division, place] = ['Division of Corporations', '500 N Quarry Street'];
    expect(authorityOf(upper, lower, division, place)).toBe(`${upper} ${lower}`);
    expect(authorityOf(...centred(upper, lower, division, place))).toBe(`${upper} ${lower}`);
  });

  it('When something else stands below the comma, then it is no part of the name', () => {
    expect(authorityOf('Department of Commerce,', 'Alder Ford, Nevada')).toBe('Department of Commerce');
    expect(authorityOf('City of Alder Ford,', 'Office of Finance and Licensing')).toBe('City of Alder Ford');
  });

  it.each([
    ['Lander', 'County'],
    ['Prince Alders', 'County'],
    ['Larkspur', 'Parish'],
  ])('When `%s` stands above `%s`, then both are its name', (place, kind) => {
    expect(authorityOf(place, kind, '500 N Quarry Street')).toBe(`${place} ${kind}`);
  });

  it('When a state stands above its own department, then that is whole, whatever a seal beside it says', () => {
    const seal = 'OREGON DEPARTMENT OF                            GREAT SEAL OF';
    expect(
      authorityOf('STATE OF OREGON', seal, 'TAX AND FEE ADMINISTRATION                      OREGON'),
    ).toBe('OREGON DEPARTMENT OF TAX AND FEE ADMINISTRATION');
  });
});
