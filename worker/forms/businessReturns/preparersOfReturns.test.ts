/** Business returns that name their preparer beside a label as short as any: not the business. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const BOX: readonly Print[] = [
  [170, 80, 'Name of partnership'],
  [172, 91, 'Wren Hollow Growers LLC'],
];
const read = (box: readonly Print[], foot: Print): Record<string, unknown> => {
  const page = printedPage([
    [47, 42, 'Form 1065'],
    [205, 42, 'U.S. Return of Partnership Income'],
    [500, 42, '2024'],
    [42, 80, 'A Principal business activity'],
    [44, 91, 'Orchard'],
    [447, 80, 'D Employer identification number'],
    [449, 91, '45-0311872'],
    ...box,
    [54, 218, '1a Gross receipts or sales'],
    [530, 218, '181,022'],
    [54, 260, '2 Cost of goods sold (attach Form 1125-A)'],
    [530, 260, '20,111'],
    [54, 386, '10 Guaranteed payments to partners'],
    [530, 386, '9,000'],
    foot,
  ]);
  return Object.fromEntries(readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value]));
};

describe('The preparer at the foot of a business return', () => {
  it.each<Print>([
    [54, 726, 'Paid Preparer Use Only     Name: Ottoline Marchetti'],
    [54, 726, 'Name: Ottoline Marchetti'],
  ])(
    'When the name of the business is in its box, then a name elsewhere is not its name (%s, %s, %s)',
    (...foot) => {
      expect(read(BOX, foot)).toMatchObject({ 'businessInfo.businessName': 'Wren Hollow Growers LLC' });
    },
  );

  it('When the box was lost, then the preparer is not the business', () => {
    expect(read([], [54, 726, 'Paid Preparer Use Only     Name: Ottoline Marchetti'])).not.toHaveProperty([
      'businessInfo.businessName',
    ]);
  });
});
