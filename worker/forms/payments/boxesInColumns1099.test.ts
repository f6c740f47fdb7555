/** 1099s of agents that list their boxes in a table of number, name and amount, beside the blocks of both parties. */
import { expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { FORMS } from '../index.ts';

const boxes: Print[] = [
  ['1a', 'Total ordinary dividends', '811.40'],
  ['1b', 'Qualified dividends', '702.15'],
  ['2a', 'Total capital gain distr.', '0.00'],
  ['3', 'Nondividend distributions', '128.77'],
].flatMap(([number, name, amount], at): Print[] => [
  [302, 120 + 12 * at, number!],
  [342, 120 + 12 * at, name!],
  [540, 120 + 12 * at, amount!],
]);

it('When a scan sets the lines of a block level with such numbers, then these are none of it', () => {
  const print: Print[] = [
    [46, 40, 'FERNHILL SHAREHOLDER SERVICES'],
    [400, 40, '2023 Form 1099-DIV'],
    [400, 52, 'Dividends and Distributions'],
    [46, 104, "Recipient's name and address"],
    [46, 120, 'Bettina Coldwater'],
    [46, 132, '1550 N Canal St Apt 23G'],
    [46, 144, 'Dover, NH 03820'],
    [46, 200, "Payer's name, address and telephone number"],
    [46, 212, 'Quarry Water Corp.'],
    [46, 290, "Recipient's TIN 925-81-3360"],
    ...boxes,
  ];
  const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 }));
  const [form] = readPages(FORMS, [printedPage([], { words, source: 'ocr' })]);
  expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.recipientName': 'Bettina Coldwater',
    'primaryPerson.homeAddress.street': '1550 N Canal St Apt 23G',
    'primaryPerson.homeAddress.zipCode': '03820',
  });
});
