/** Columns between two balances: behind those of numbers, and with an amount that was misread. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';

const statement = (credits: string, debits = '1,387.03') => `
Prairie Bank
OSVALDO T VANCE                          ACCOUNT NUMBER   0187-2331-6
77 CAMINO SERENA                         STATEMENT PERIOD  01/16/24 - 02/14/24
LAS CRUCES NM 88011

CLASSIC CHECKING
BALANCE LAST     DEPOSITS/    TOTAL AMT     CHECKS/    TOTAL AMT     SERVICE    BALANCE THIS
   STATEMENT       CREDITS      CREDITS      DEBITS       DEBITS     CHARGES       STATEMENT
      84.19-             3     ${credits}           5     ${debits}         .00        2,064.89`;

/** How sure each word was read, where it was not surely. */
function read(picture: string, sureness?: Readonly<Record<string, number>>): unknown[] {
  const page = typedPage(picture);
  const words = page.words.map((word) =>
    sureness ? { ...word, source: 'ocr' as const, confidence: sureness[word.text] ?? 0.96 } : word,
  );
  const values = readPages(FORMS, [{ ...page, words, source: sureness ? 'ocr' : 'text' }])[0]?.values ?? [];
  return ['openingBalance', 'totalDeposits', 'totalWithdrawals', 'closingBalance'].map(
    (name) => values.find(({ to }) => to === `fields.${name}`)?.value,
  );
}
const right = [-84.19, 3536.11, 1387.03, 2064.89];
const nothing = right.map(() => undefined);

describe('columns between two balances', () => {
  it('When how many there were stands below the label, then the sum is that of the next column', () => {
    expect(read(statement('3,536.11'))).toEqual(right);
  });

  it('When one figure of the only amount that was not read surely leads to the balance, then it is that', () => {
    expect(read(statement('3,636.11'), { '3,636.11': 0.6 })).toEqual(right);
  });

  it('When another amount may be the misread one, or no figure explains it, then none is given', () => {
    const two = read(statement('3,636.11'), { '3,636.11': 0.6, '1,387.03': 0.7 });
    expect(two).toEqual(nothing);
    expect(read(statement('3,736.11'), { '3,736.11': 0.6 })).toEqual(nothing);
  });
});
