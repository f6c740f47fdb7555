/** Who holds an account together, offered as a spouse; and how the number and the bank of such statements are printed. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const statement = (names: string, number = '30-7714-2') =>
  readPages(FORMS, [
    typedPage(`
PRAIRIE & PLAINS STATE BANK                         PAGE     1
201 MAIN STREET    P O BOX 88
ORD NE 68862                                        MEMBER FDIC

                                            STATEMENT DATE    9/30/24
                                            ACCOUNT NUMBER    ${number}

     ${names.replaceAll('\n', '\n     ')}
     RR 2 BOX 114
     ORD NE 68862



REGULAR CHECKING    ${number}          PERIOD 9/01/24 THRU 9/30/24
BALANCE LAST STATEMENT ..........................        1,288.14
  4 DEPOSITS AND OTHER CREDITS ..................        2,157.88+
 13 CHECKS AND OTHER DEBITS .....................          743.21-
BALANCE THIS STATEMENT ..........................        2,702.81`),
  ])[0]!.values;

const spouse = (names: string) => statement(names).find(({ to }) => to === 'spousePerson.fullName');

describe('A statement of an account that two hold', () => {
  it.each([
    'ORVILLE T HASKELL\nOR WINIFRED HASKELL',
    'ORVILLE T HASKELL\nWINIFRED HASKELL-BOONE',
    'ORVILLE T HASKELL OR\nWINIFRED HASKELL',
    'ORVILLE T HASKELL\nJOINT: WINIFRED HASKELL',
    'ORVILLE T HASKELL AND WINIFRED HASKELL',
    'ORVILLE & WINIFRED HASKELL',
    'ORVILLE T HASKELL JR\nAND WINIFRED HASKELL JT TEN',
  ])('When the block names `%s`, then the second is asked about as a spouse', (names) => {
    expect(spouse(names)).toMatchObject({
      value: expect.stringMatching(/^Winifred Haskell(?:-Boone)?$/),
      use: 'suggestion',
    });
  });
  it.each([
    'ORVILLE T HASKELL',
    'ORVILLE T HASKELL\nWINIFRED BOONE',
    'ORVILLE T HASKELL\nHASKELL FEED STORE',
    'ORVILLE T HASKELL\nC/O WINIFRED HASKELL',
    'ORVILLE T HASKELL CUST\nWINIFRED HASKELL UTMA',
    'ORVILLE T HASKELL\nPOD WINIFRED HASKELL',
    'HASKELL FEED STORE LLC\nWINIFRED HASKELL',
    'ORVILLE T HASKELL TTEE\nWINIFRED HASKELL TTEE',
  ])('When it names `%s`, then nobody is', (names) => {
    expect(spouse(names)).toBeUndefined();
  });

  it('ends its number with the digit that proves it', () => {
    const end = (number: string) =>
      statement('ORVILLE T HASKELL', number).find(({ to }) => to === 'fields.accountLast4')?.value;
    expect(end('30-7714-2')).toBe('7142');
    expect(end('1-047-5533-2086')).toBe('2086');
  });
});
