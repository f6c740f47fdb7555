import { expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { codedActivity } from './codedActivity.ts';

it('When a sign stands far between two trades, then both are told', () => {
  const words = (['HAULING', '/', 'TRUCKING'] as const).flatMap((text, at) =>
    wordsAt([[40, 84, 94][at]!, 10, text]),
  );
  const trade = codedActivity(words, { x0: 0, x1: 600, y0: 0, y1: 20 })?.value?.value;
  expect(trade).toMatch(/^hauling\W+trucking$/i);
});
