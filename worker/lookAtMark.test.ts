/** The name of a bank that is drawn at the top of a statement whose print does not say it. */
import { describe, expect, it } from '@jest/globals';
import { bankStatement } from './forms/statements/bankStatement.ts';
import { lookAtMark } from './lookAtMark.ts';
import type { Region } from './reading/ocr/readRegions.ts';
import type { Word } from './reading/page.ts';
import type { SourcePage } from './reading/sourceDocument.ts';
import { mapForm } from './understanding/mapForm.ts';
import { readInstances } from './understanding/formInstance.ts';
import { toSheet } from './understanding/sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from './understanding/testing/printedPage.ts';

const STATEMENT: readonly Print[] = [
  [36, 120, 'OLUWASEUN T ADEBAYO'],
  [36, 131, '5580 KEMPSVILLE LANDING'],
  [36, 142, 'VIRGINIA BEACH VA 23464'],
  [380, 40, 'Statement of Account'],
  [36, 240, 'Account Number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023'],
  [36, 252, 'Beginning Balance                     $1,640.11'],
  [36, 264, 'Deposits                              $4,905.37'],
  [36, 276, 'Withdrawals                           $5,011.20'],
  [36, 288, 'Ending Balance                        $1,534.28'],
];
const mapped = (...more: Print[]) => mapForm(bankStatement, [toSheet(printedPage([...STATEMENT, ...more]))]);

/** A page that shows this drawn wherever it is looked at, and what was looked at. */
function drawing(print: readonly Print[], change: Partial<Word> = {}, number = 1) {
  const looks: Region[] = [];
  const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 }));
  const large = words.map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 12 }, ...change }));
  const readRegions = (boxes: readonly Region[]) => {
    looks.push(...boxes);
    return Promise.resolve(boxes.map((box) => ({ box, words: large })));
  };
  return { looks, page: { number, readRegions } as unknown as SourcePage };
}

const bankOn = async ({ page }: ReturnType<typeof drawing>, maps = mapped()) =>
  readInstances(bankStatement, await lookAtMark(page, bankStatement, maps))[0]!.values.find(
    ({ to }) => to === 'fields.bankName',
  )?.value;

describe('A statement whose print names no bank', () => {
  it('has the one that is drawn at its top, in letters that are large, clear and no print', async () => {
    const mark: Print[] = [[36, 30, 'Prairie State Bank']];
    expect(await bankOn(drawing(mark))).toBe('Prairie State Bank');
    expect(await bankOn(drawing([[36, 30, 'MERIDIAN']]))).toBe('MERIDIAN');
    expect(await bankOn(drawing(mark, { confidence: 0.5 }))).toBeUndefined();
    expect(await bankOn(drawing([[380, 40, 'Prairie State Bank']]))).toBeUndefined();
    const [{ box }] = wordsAt(mark[0]!) as [Word];
    expect(await bankOn(drawing([[36, 30, 'MERIDIAN']], { box }))).toBeUndefined();
  });

  it.each(['Business Checking', 'Capi tal One', 'Member FDIC', 'Account Statement', 'Visa', '®', ''])(
    'has none where %j is drawn',
    async (seen) => expect(await bankOn(drawing([[36, 30, seen]]))).toBeUndefined(),
  );

  it('has none where several things are drawn and none says that it is a bank', async () => {
    const picture: Print[] = [
      [36, 30, 'MERIDIAN'],
      [300, 30, 'AUTUMN OFFERS'],
    ];
    expect(await bankOn(drawing(picture))).toBeUndefined();
    const insurer: Print = [300, 30, 'FDIC'];
    expect(await bankOn(drawing([picture[0]!, insurer]))).toBe('MERIDIAN');
  });

  it('is not looked at where its print names one, nor on a later page', async () => {
    const named = drawing([[36, 30, 'MERIDIAN']]);
    expect(await bankOn(named, mapped([36, 60, 'Prairie State Bank']))).toBe('Prairie State Bank');
    const later = drawing([[36, 30, 'MERIDIAN']], {}, 2);
    expect(await bankOn(later)).toBeUndefined();
    expect([...named.looks, ...later.looks]).toEqual([]);
  });
});
