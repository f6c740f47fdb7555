/** Slips that fill the sheet which is taken for a whole page. */
import { describe, expect, it } from '@jest/globals';
import type { Box } from '#domain/documents/extraction';
import { form1099Div } from '../../forms/payments/form1099Div.ts';
import { valuesOn } from '../testing/readPages.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';

const slip: readonly Print[] = [
  [
    25,
    40,
    "PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code",
  ],
  [25, 100, 'BLUE MESA INDEX FUNDS'],
  [25, 112, 'P.O. BOX 982901'],
  [25, 124, 'EL PASO, TX 79998-2901'],
  [25, 145, "PAYER'S TIN"],
  [150, 145, "RECIPIENT'S TIN"],
  [25, 163, '74-2880169'],
  [150, 163, '940-77-2816'],
  [25, 173, "RECIPIENT'S name"],
  [25, 219, 'ANN K ROWAN'],
  [25, 240, 'Street address (including apt. no.)'],
  [25, 258, '18 TOM AVE'],
  [25, 272, 'City or town, state or province, country, and ZIP or foreign postal code'],
  [25, 290, 'EASTHAMPTON, MA 01027'],
  [270, 40, '1a Total ordinary dividends'],
  [270, 80, '1b Qualified dividends'],
  [270, 120, '2a Total capital gain distr.'],
  [270, 160, '2c Section 1202 gain'],
  [270, 200, '3 Nondividend distributions'],
];

const LARGER = 1.37;
const enlarged = ({ x0, x1, y0, y1 }: Box) => ({
  x0: x0 * LARGER,
  x1: x1 * LARGER,
  y0: y0 * LARGER,
  y1: y1 * LARGER,
});

describe('A slip that was photographed alone', () => {
  it('When it is drawn as large as a page, then its boxes are so much deeper', () => {
    const page = printedPage(slip);
    const words = page.words.map((word) => ({
      ...word,
      source: 'ocr' as const,
      confidence: 0.95,
      box: enlarged(word.box),
    }));
    const read = (source: 'ocr' | 'text') =>
      valuesOn(form1099Div, { ...page, source, words: words.map((word) => ({ ...word, source })) });
    expect(read('ocr')).toMatchObject({ 'fields.recipientName': 'ANN K ROWAN' });
    expect(read('text')).not.toHaveProperty(['fields.recipientName']);
  });
});
