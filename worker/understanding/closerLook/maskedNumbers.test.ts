/** Numbers behind stars that a scan reads as other marks. */
import { describe, expect, it } from '@jest/globals';
import { bankStatement } from '../../forms/statements/bankStatement.ts';
import { lookCloser } from '../../lookCloser.ts';
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Page, Word } from '../../reading/page.ts';
import type { SourcePage } from '../../reading/sourceDocument.ts';
import { mapForm } from '../mapForm.ts';
import { readInstances } from '../formInstance.ts';
import { toSheet } from '../sheet/sheet.ts';
import { wordsAt } from '../testing/printedPage.ts';

const scanned = (text: string, x: number, y: number, confidence = 0.95): Word[] =>
  wordsAt([x, y, text], { source: 'ocr', confidence });

/** The end of the account's number of a scanned statement on which it was read so, and so once more where its mask is looked at alone. */
async function endOf(number: readonly Word[], ...again: readonly Word[]) {
  const words = [
    ...scanned('Harrow Mills Savings Bank', 40, 20),
    ...scanned('Statement of account', 40, 50),
    ...scanned('Account number', 300, 50),
    ...number,
    ...scanned('Opening balance $1,204.10', 40, 120),
    ...scanned('Closing balance $1,310.22', 40, 140),
  ];
  const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
  const isMask = ({ box, holds }: { box: Region; holds?: unknown }) =>
    holds === 'maskedNumber' && box.x1 - box.x0 < 45;
  const readRegions = (boxes: readonly Region[]) =>
    Promise.resolve(boxes.map((box) => ({ box, words: isMask({ box, holds: box.holds }) ? again : [] })));
  const maps = await lookCloser(
    { readRegions } as unknown as SourcePage,
    bankStatement,
    mapForm(bankStatement, [toSheet(page)]),
  );
  const [read] = readInstances(bankStatement, maps);
  return read?.values.find(({ to }) => to === 'fields.accountLast4')?.value;
}
const look = (text: string, confidence: number) => scanned(text, 420, 50, confidence)[0]!;

describe('the end of a masked number on a scan', () => {
  it('When its stars were read as other marks and letters, then it is read again alone', async () => {
    expect(await endOf(scanned('*kk**5518', 400, 50, 0.06), look('5518', 0.6))).toBe('5518');
    expect(await endOf(scanned('*kkkk5518', 400, 50, 0.02), look('5518', 0.9))).toBe('5518');
    expect(await endOf(scanned('¥**#*¥+(518', 400, 50, 0.07), look('*0518', 0.9))).toBe('0518');
  });

  it('When the closer look is unsure of other figures, or sees more or fewer, then nothing is told', async () => {
    const number = scanned('*kk**5518', 400, 50, 0.06);
    expect(await endOf(number, look('5618', 0.6))).toBeUndefined();
    expect(await endOf(number, look('518', 0.95))).toBeUndefined();
    expect(await endOf(number, look('5518', 0.9), look('20', 0.9))).toBeUndefined();
  });

  it('When its bullets were read as low letters, then they are none of it', async () => {
    expect(await endOf([...scanned('sess', 400, 50, 0.54), ...scanned('7730', 440, 50)])).toBe('7730');
    expect(await endOf([...scanned('sess', 400, 50, 0.54), ...scanned('7730', 418, 50)])).toBe('7730');
    expect(await endOf([...scanned('Bess', 400, 50, 0.54), ...scanned('7730', 418, 50)])).toBeUndefined();
  });
});
