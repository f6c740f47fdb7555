/** Licences whose head holds print of several sizes: a year beside the county, numbers of two kinds in the corners. */
import { expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

/** Print of another height, read by OCR. */
const printed = (height: number, ...lines: readonly Print[]) =>
  lines.flatMap((line) =>
    wordsAt(line, { source: 'ocr', confidence: 0.96 }).map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y0 + height },
    })),
  );
const read = (words: ReturnType<typeof printed>) => {
  const [form] = readPages(FORMS, [{ ...printedPage([], { source: 'ocr', width: 792 }), words }]);
  return Object.fromEntries(form!.values.map(({ to, value }) => [to as string, value]));
};

it('When a large year stands left of the county, then it is no part of its name', () => {
  const values = read([
    ...printed(19, [75, 77, '2024']),
    ...printed(13, [135, 76, 'TAMBLYN COUNTY, GEORGIA']),
    ...printed(8, [453, 86, 'No. OTC-24-0733'], [203, 95, 'OCCUPATIONAL TAX CERTIFICATE']),
    ...printed(8, [75, 128, 'Company'], [75, 140, 'Teal Barn Dental Lab, PC']),
    ...printed(
      8,
      [75, 166, 'Issue date'],
      [75, 178, '01/22/2024'],
      [310, 166, 'Expiration date'],
      [310, 178, '12/31/2024'],
    ),
  ]);
  expect(values).toMatchObject({
    'fields.issuingAuthority': 'TAMBLYN COUNTY, GEORGIA',
    'fields.licenseNumber': 'OTC-24-0733',
  });
});

it('When the number stands right below its label in larger print, then one below another label far right is none of it', () => {
  const values = read([
    ...printed(8, [79, 75, 'License No.'], [283, 75, 'COMMONWEALTH OF PENNSYLVANIA'], [680, 73, 'LID']),
    ...printed(11, [79, 89, 'R-07331']),
    ...printed(16, [209, 90, 'Pennsylvania Liquor Control Board']),
    ...printed(8, [680, 86, '63350']),
    ...printed(15, [229, 135, 'RESTAURANT LIQUOR LICENSE']),
    ...printed(8, [88, 215, 'Licensee:'], [180, 215, 'TEAL BARN TAVERN INC']),
    ...printed(
      8,
      [88, 245, 'Term beginning:'],
      [180, 245, 'May 1, 2024'],
      [88, 275, 'Term ending:'],
      [180, 275, 'April 30, 2026'],
    ),
  ]);
  expect(values['fields.licenseNumber']).toBe('R-07331');
});
