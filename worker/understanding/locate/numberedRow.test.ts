import { expect, it } from '@jest/globals';
import { form1040 } from '../../forms/returns/form1040.ts';
import type { Page } from '../../reading/page.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';
import { valuesOn } from '../testing/readPages.ts';

const row = (source: Page['source']) => {
  const words = [
    ...wordsAt([32, 500, '7b   Add lines 1, 2b, 3b and 7a. This is your total income'], { source }),
    ...wordsAt([458, 498, '7b'], { source }),
    // a typewriter's figures, as high in their box as they are on the form
    ...wordsAt([530, 494, '73,063.'], { source }),
  ];
  return valuesOn(form1040, printedPage([], { words, source }))['fields.totalIncome'];
};

it('When a scanned amount is level with the number of its row, not with the words, then it is that of the row', () => {
  expect(row('ocr')).toBe(73063);
  expect(row('text')).toBeUndefined();
});
