import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

function read(picture: string): Record<string, unknown> {
  const [statement] = readPages(FORMS, [typedPage(picture)]);
  return Object.fromEntries((statement?.values ?? []).map(({ to, value }) => [to, value]));
}

describe('days of statements', () => {
  it('When only its own day is named, then that ends the period', () => {
    expect(
      read(`
Prairie Bank
Statement Ending 07/31/2024                               Account Number 6610

Previous Balance                19,004.11
Deposits                         9,350.00
Withdrawals                      6,214.05
Ending Balance                  22,140.06`),
    ).toMatchObject({ 'fields.periodEnd': '2024-07-31', 'fields.closingBalance': 22140.06 });
  });

  it.each([
    ['STATEMENT FROM 06/01/2024', 'STATEMENT THRU 06/30/2024'],
    ['LAST STMT      06/01/24', 'THIS STMT      06/30/24'],
  ])('When a computer of the eighties names its days, %s, then they are read', (from, thru) => {
    expect(
      read(`
PRAIRIE BANK
RUTH OKAFOR                               ACCOUNT NUMBER 7709812
PO BOX 415                                ${from}
TROY MT 59935-0415                        ${thru}
BEGINNING BALANCE   TOTAL DEPOSITS   TOTAL WITHDRAWALS   ENDING BALANCE
22,915.08           23,084.33        9,399.93            36,599.48`),
    ).toMatchObject({ 'fields.periodStart': '2024-06-01', 'fields.periodEnd': '2024-06-30' });
  });

  it('A period beside a sum makes it no sum of a day', () => {
    expect(
      read(`
Prairie Bank                                              Account Number 6610

Statement Activity From:              Beginning Balance       $44,210.09
03/01/24 to 03/31/24                  Credits (+)              61,020.40
                                         Electronic Deposits   61,020.40
Days in Statement Period 31           Debits (-)               65,353.18
                                      Ending Balance          $39,877.31

Deposits (+)                Account: 6610`),
    ).toMatchObject({ 'fields.totalDeposits': 61020.4 });
  });

  it('When a statement names its own day and that of the last one, then its own ends the period', () => {
    expect(
      read(`
PRAIRIE BANK                                              Statement of Accounts
                                                          This Statement: August 30, 2024
                                                          Last Statement: July 31, 2024
Primary Account 009 88 9914

Previous Balance     Deposits/Credits     Charges/Debits     Ending Balance
        7,719.03            22,140.50          23,208.55           6,650.98`),
    ).toMatchObject({ 'fields.periodEnd': '2024-08-30', 'fields.openingBalance': 7719.03 });
  });

  it('When what stands beside the day of a balance was read badly, then the day is as sure as itself', () => {
    const page = typedPage(`
Prairie Bank                                              Account Number 6610

Ownership  Sole            Beginning Balance, as of 05/26/2024       $23,118.40
                           Deposits                                   $2,234.37
                           Withdrawals                                $1,575.50
Days 31                    Ending Balance, as of 06/25/2024          $23,777.27`);
    const words = page.words.map((word) => ({
      ...word,
      source: 'ocr' as const,
      confidence: /^(?:Sole|\$23,118.40|31)$/.test(word.text) ? 0.4 : 0.95,
    }));
    const values = readPages(FORMS, [{ ...page, words, source: 'ocr' as const }])[0]!.values;
    const valueOf = (path: string) => values.find(({ to }) => to === path)?.value;
    expect(valueOf('fields.periodStart')).toBe('2024-05-26');
    expect(valueOf('fields.periodEnd')).toBe('2024-06-25');
  });

  it('When `through` on a line between the days was read badly, then they are as sure as themselves', () => {
    const page = typedPage(`
Prairie Bank                                              Statement Period
                                                          Jun 3, 2024
Account Number 6610                                       through
                                                          Jun 30, 2024

Beginning Balance      $23,118.40
Deposits                $2,234.37
Withdrawals             $1,575.50
Ending Balance         $23,777.27`);
    const read = (unsure: string) => {
      const words = page.words.map((word) => ({
        ...word,
        source: 'ocr' as const,
        confidence: word.text === unsure ? 0.4 : 0.95,
      }));
      const values = readPages(FORMS, [{ ...page, words, source: 'ocr' as const }])[0]!.values;
      return ['fields.periodStart', 'fields.periodEnd'].map(
        (path) => values.find(({ to }) => to === path)?.value,
      );
    };
    expect(read('through')).toEqual(['2024-06-03', '2024-06-30']);
    expect(read('30,')).toEqual([undefined, undefined]);
  });

  it('When the day a cycle was opened on is named, then that begins the period, and not the last statement’s', () => {
    expect(
      read(`
Prairie Bank                                  Statement closing date: November 4, 2024

Account ending in     Opening date of cycle     Days in cycle
0093                  October 5, 2024           31

Balance as of last statement (10/04/2024)      $312.08
3 deposits totaling                            $649.69
11 withdrawals totaling                        $251.90
Balance as of this statement (11/04/2024)      $709.87`),
    ).toMatchObject({ 'fields.periodStart': '2024-10-05', 'fields.periodEnd': '2024-11-04' });
  });
});

describe('periods that no line tells', () => {
  const withDays = (own: string, ...days: readonly [last: string, first: string, balance: string]) =>
    readPicture(`
Prairie Bank                              ${own}
IDA FERN                                  ${days[0]}
4410 ELM ST                               Account Number 6610
TROY MT 59935

Beginning Balance      ${days[1]}      $4,509.02     Interest Paid Thru 02/29/24       .11
Deposits                              $2,690.19     Interest Paid Year To Date        .23
Withdrawals                           $1,768.98
Ending Balance         ${days[2]}      $5,430.23     Days in Period   29`);

  it.each(['Last Statement', 'Last Statement Date', 'Last Stmt'])(
    'When `%s` and the date of the statement are named, then it begins on the day after the last one',
    (last) => {
      expect(withDays('Statement Date 02/29/24', `${last} 01/31/24`, '', '')).toMatchObject({
        'fields.periodStart': '2024-02-01',
        'fields.periodEnd': '2024-02-29',
      });
    },
  );

  it('When the beginning balance has a day, whatever stands in the next column, then it begins then', () => {
    const february = { 'fields.periodStart': '2024-02-01', 'fields.periodEnd': '2024-02-29' };
    expect(withDays('', '', '02/01/24', '02/29/24')).toMatchObject(february);
    expect(withDays('Statement Date 02/29/24', '', '02/01/24', '')).toMatchObject(february);
    expect(withDays('', '', '02/01/24', '')).not.toHaveProperty(['fields.periodStart']);
  });
});

describe('periods that are printed over several lines, or as a month', () => {
  const withDays = (...days: readonly string[]) =>
    read(`
Prairie Bank                                    Account Number: 6610 2204
${days.join('\n')}

Beginning Balance                $12,866.50
Deposits                          21,230.85
Withdrawals                       18,201.60
Ending Balance                   $15,895.75`);
  const march = { 'fields.periodStart': '2024-03-01', 'fields.periodEnd': '2024-03-31' };

  it.each(['through', 'to', '-'])(
    'When `%s` stands between the days in a line of its own, then both are read',
    (to) => {
      expect(
        withDays(
          'PO Box 1800                                     Statement Period:        Mar 1, 2024',
          to.padStart(84),
          `7701 XY                ${'Mar 31, 2024'.padStart(61)}`,
        ),
      ).toMatchObject(march);
    },
  );

  it('When the year of the last day stands below it, then it is read, however `thru` is written', () => {
    expect(
      withDays(
        '                                         Statement Period       March 1, 2024 Thru March 31,',
        `BANK OPERATIONS - X02${'2024'.padStart(71)}`,
      ),
    ).toMatchObject(march);
  });

  it('When a heading names the month of the statement, then it is the whole month', () => {
    expect(withDays('', 'March 2024 statement')).toMatchObject(march);
    expect(withDays('', 'Download your March 2024 statement')).not.toHaveProperty(['fields.periodStart']);
  });
});
