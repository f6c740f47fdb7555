/** Certificates in landscape whose one sentence tells whom they are granted to, where and when, below the authority under their title. */
import { expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const large = ([x, y, text]: Print) =>
  wordsAt([0, y, text]).map((word) => ({
    ...word,
    box: { x0: x + 2 * word.box.x0, x1: x + 2 * word.box.x1, y0: y, y1: y + 22 },
  }));

const certificate = (sentence: readonly Print[]) => {
  const page = printedPage(
    [
      [608, 69, 'No. OTC-2024-0448'],
      [322, 205, 'City of Fern Mills, Georgia'],
      ...sentence,
      [333, 499, 'Post in a conspicuous place.'],
      [333, 510, 'Void if altered.'],
    ],
    { width: 792, height: 612 },
  );
  const title = large([260, 176, 'Occupational Tax Certificate']);
  const [read] = readPages(FORMS, [{ ...page, words: [...page.words, ...title] }]);
  return Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
};

it('When a sentence below the title tells name, place and days, then each is told, and the authority is the city between them', () => {
  expect(
    certificate([
      [137, 237, 'Know all by these presents that Lark Ridge Awnings, LLC, located at 77'],
      [120, 262, 'Cotton Gin Street, Fern Mills, Georgia 30223, has paid the occupational tax'],
      [144, 287, 'required by ordinance and is hereby authorized to engage in the business of'],
      [106, 312, 'Canvas Awnings (NAICS 314910) within the corporate limits of'],
      [141, 336, 'said City from the date of issue, March 6, 2024, until December 31, 2024.'],
    ]),
  ).toMatchObject({
    'businessInfo.businessName': 'Lark Ridge Awnings, LLC',
    'businessInfo.businessAddress.street': '77 Cotton Gin Street',
    'businessInfo.businessAddress.city': 'Fern Mills',
    'fields.issueDate': '2024-03-06',
    'fields.expiryDate': '2024-12-31',
    'fields.issuingAuthority': 'City of Fern Mills, Georgia',
  });
});
