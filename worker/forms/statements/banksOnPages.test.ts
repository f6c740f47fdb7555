/** The bank's name where the pages of a statement say different things at their heads. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const front = (bank: string) => `
${bank}

OSVALDO T VANCE                      Account Number: 7058812204
77 CAMINO SERENA                     Statement Period: 03/18/2023 - 04/17/2023
LAS CRUCES NM 88011

Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28`;
const next = (head: string) => `
                                     ACCOUNT NUMBER 7058812204  PAGE 2 OF 2
${head}
Ending balance shown on this statement
Deposits not yet credited
Withdrawals not yet charged
Checks outstanding                    Account number 7058812204`;

const read = (...pictures: string[]): Record<string, unknown> => {
  const pages = pictures.map((picture, at) => ({ ...typedPage(picture), number: at + 1 }));
  const [statement] = readPages(FORMS, pages);
  return Object.fromEntries((statement?.values ?? []).map(({ to, value }) => [to, value]));
};
/** `sureness`: how surely the head of each page was read. */
const bankOf = (bank: string, head: string, sureness: readonly [number, number]): unknown => {
  const pages = [front(bank), next(head)].map(typedPage).map((page, at) => ({
    ...page,
    number: at + 1,
    words: page.words.map((word) =>
      word.box.y0 < 70 ? { ...word, source: 'ocr' as const, confidence: sureness[at]! } : word,
    ),
  }));
  const [statement] = readPages(FORMS, pages);
  return statement?.values.find(({ to }) => to === 'fields.bankName')?.value;
};

describe('the name of a bank on the pages of a statement', () => {
  it('When a later page has the head of a table at its top, then the first page names the bank', () => {
    expect(bankOf('Caldera Bank', 'Quantity', [0.7, 0.95])).toBe('Caldera Bank');
    expect(bankOf('Caldera', 'TOTAL', [0.7, 0.95])).toBe('Caldera');
  });

  it('When a later page has the whole of a name that the first one cuts short, then it is the whole', () => {
    const bank = bankOf('MEMBERS BANK', 'Lone Prairie Members Bank', [0.95, 0.7]);
    expect(bank).toBe('Lone Prairie Members Bank');
  });

  it('When the first page shows the window and the next the holder’s name, then they are one statement of no bank called so', () => {
    const window = `
                                                     pinyonone.example
                                                     P.O. Box 60, Elko, NV 89801

Orla N. Vance-Whitcombe
88 Lake Ave Apt 4C
Carson City, NV 89701

Here is your March 2024 bank statement.
Account Summary                                      STATEMENT PERIOD
                                                     Mar 1 - Mar 31, 2024`;
    const account = `
Page 2 of 2                                          Orla N. Vance-Whitcombe
Checking - 36001845567
DATE      DESCRIPTION                     AMOUNT     BALANCE
Mar 1     Opening Balance                            $3,310.08
Mar 1     Deposit from payroll          $1,688.41    $4,998.49
Mar 7     Withdrawal                     -$133.50    $4,864.99
Mar 31    Closing Balance                            $4,864.99
Pinyon One, N.A. Member FDIC.`;
    expect(read(window, account)).toMatchObject({
      'primaryPerson.fullName': 'Orla N. Vance-Whitcombe',
      'primaryPerson.homeAddress.street': '88 Lake Ave Apt 4C',
      'fields.bankName': 'Pinyon One, N.A.',
      'fields.periodStart': '2024-03-01',
      'fields.openingBalance': 3310.08,
    });
  });

  it('When a letter to the same holder lies in front of a statement with a window of its own, then it is no page of it', () => {
    const letter = `
Marrow Insurance Agency

OSVALDO T VANCE
77 CAMINO SERENA
LAS CRUCES NM 88011

Please keep this annual statement of your policy.`;
    expect(read(letter, front('Caldera Bank'))['fields.bankName']).toBe('Caldera Bank');
  });
});
