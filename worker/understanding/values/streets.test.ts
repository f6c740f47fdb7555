/** Streets and the blocks they stand in: what the post prints above them, and directions in them. */
import { describe, expect, it } from '@jest/globals';
import { typedPage } from '../testing/typedPage.ts';
import { businessBlock, street } from './address.ts';

const PAGE = { x0: 0, y0: 0, x1: 612, y1: 792 };
const blockOf = (picture: string) => {
  const parts = businessBlock(typedPage(picture).words, PAGE) ?? {};
  return [parts.name?.value, parts.street?.value];
};

describe('a block of name and address', () => {
  it.each(['0091-4418', '1/R1/04F000', '#000000AB99RW1F4A#000MSTSF2'])(
    'When a code of figures stands above the name, then it is neither name nor street',
    (code) => {
      expect(blockOf(`${code}\nSTONES RIVER SUPPLY INC\n885 OLD FORT PKWY\nMURFREESBORO, TN 37129`)).toEqual([
        'STONES RIVER SUPPLY INC',
        '885 Old Fort Pkwy',
      ]);
    },
  );

  it('When a street printed in capitals is set small, then its direction keeps both letters', () => {
    expect(blockOf('ALDER WORKS LLC\n4445 SE HAWTHORNE BLVD\nPORTLAND, OR 97215')[1]).toBe(
      '4445 SE Hawthorne Blvd',
    );
  });

  it('When city and state stand behind it without their ZIP code, then it is no street', () => {
    const streetOf = (text: string) => street(typedPage(text).words, PAGE)?.value?.value;
    expect(streetOf('118 S Oak St # 12, Telluride, CO')).toBeUndefined();
    expect(streetOf('118 S Oak St, Bldg 4 NE')).toBe('118 S Oak St, Bldg 4 NE');
  });
});
