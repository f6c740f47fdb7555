import { expect, it } from '@jest/globals';
import { findLandmarks } from '../labels/landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { typedPage } from '../testing/typedPage.ts';
import { withoutPriorYears } from './withoutPriorYears.ts';

const labelsOn = (picture: string) => {
  const sheet = toSheet(typedPage(picture));
  return withoutPriorYears(sheet, findLandmarks(sheet, ['gross pay', 'federal tax withheld'])).map(
    ({ label }) => label,
  );
};

it('What a sentence tells of the year before is no box of this form', () => {
  expect(labelsOn('Note: prior year (2021) gross pay 4,100.50, federal tax withheld 98.00 in all')).toEqual(
    [],
  );
});
it('The next sentence, another column and a label that begins with a capital are', () => {
  for (const picture of [
    'As in the prior year. This year federal tax withheld was 98.00',
    'Prior year          federal tax withheld 98.00',
    'Prior year: none, Federal tax withheld 98.00',
  ])
    expect(labelsOn(picture)).toEqual(['federal tax withheld']);
});
