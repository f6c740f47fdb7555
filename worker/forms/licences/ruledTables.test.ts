/** Licences whose scan shows the rules of a table between its columns. */
import { expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

it('When a scanned rule joins a column to the one before it, then what stands below its head begins behind the rule', () => {
  const page = printedPage(
    [
      [54, 50, 'ARIZONA PRIVILEGE TAX BUREAU'],
      [343, 50, 'TRANSACTION PRIVILEGE TAX LICENSE'],
      [449, 63, 'NOT TRANSFERABLE'],
      [41, 141, 'ISSUED TO'],
      [200, 141, 'SALT FORK TRADING INC'],
      [41, 165, 'MAIL ADDRESS'],
      [200, 165, 'PO BOX 2207'],
      [200, 180, 'COTTONWOOD AZ 86326'],
      [40, 201, 'LICENSE NUMBER'],
      [200, 201, '21077314'],
      [39, 224, 'EFFECTIVE / ISSUE DATE'],
      [200, 224, '01/01/2024'],
      [39, 248, 'EXPIRES'],
      [200, 248, '12/31/2024'],
      [44, 289, 'LOC | DOING BUSINESS AS'],
      [224, 289, 'PHYSICAL LOCATION'],
      [450, 289, 'BUS. CODE | REGION'],
      [44, 312, '001'],
      [77, 312, 'SALT FORK STORE'],
      [145, 312, '| 77 N MINGUS RD, CORNVILLE AZ 86325 |'],
      [465, 312, '017 RETAIL'],
      [540, 312, 'YAV'],
    ],
    { source: 'ocr' },
  );
  const rule = page.words.find(({ text, box }) => text === '|' && box.y0 === 312)!;
  const words = page.words.map((word) => {
    const isBehind = word.box.y0 === 312 && word.box.x0 >= rule.box.x0;
    const shift = isBehind && word.box.x0 < 460 ? 224 - rule.box.x1 - 4 : 0;
    const box = { ...word.box, x0: word.box.x0 + shift, x1: word.box.x1 + shift };
    return { ...word, box, source: 'ocr' as const, confidence: 0.95 };
  });
  // the store's name reaches up to the rule
  const store = words.find(({ text }) => text === 'STORE')!;
  const moved = words.map((word) =>
    word === store ? { ...word, box: { ...word.box, x0: 180, x1: 212 } } : word,
  );
  const [read] = readPages(FORMS, [{ ...page, words: moved }]);
  expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'businessInfo.businessAddress.street': '77 N Mingus Rd',
    'businessInfo.businessAddress.city': 'Cornville',
    'businessInfo.businessAddress.zipCode': '86325',
  });
});
