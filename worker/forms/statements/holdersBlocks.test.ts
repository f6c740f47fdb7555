/** Whose statement it is, where the block of name and address is set in other ways. */
import { expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPage } from '../testing/readPage.ts';

it('When the holder’s block is set flush right and no other is printed, then it is the holder’s', () => {
  const page = typedPage(`
Northbeam


November 2024 statement
Checking ··7731
Nov 1, 2024 - Nov 30, 2024
Opening balance          $184,220.19
Money in                  $96,450.00
Money out                -$78,786.16
Closing balance          $201,884.03`);
  const flush = ['Oakline Robotics, Inc.', '2100 Webster St Ste 300', 'Oakland, CA 94612'].flatMap(
    (line, at) => {
      const words = wordsAt([0, 53 + 12 * at, line]);
      const shift = 570 - words.at(-1)!.box.x1;
      return words.map((word) => ({
        ...word,
        box: { ...word.box, x0: word.box.x0 + shift, x1: word.box.x1 + shift },
      }));
    },
  );
  expect(readPage({ ...page, words: [...page.words, ...flush] })).toMatchObject({
    'businessInfo.businessName': 'Oakline Robotics, Inc.',
    'businessInfo.businessAddress.street': '2100 Webster St Ste 300',
  });
});

it('When `or` ends the name of the first of two holders, then it is no part of it', () => {
  expect(
    readPage(
      typedPage(`
Old Mission Savings Bank                 Relationship Checking 8814-5520

Ottoline Fairbanks or                    Statement period 08/16/2024 - 09/15/2024
Cornelius J Fairbanks
3 Captains Row
Mystic, CT 06355

Beginning balance          15,902.44
Deposits                    4,012.19
Withdrawals                 5,537.03
Ending balance             14,377.60`),
    ),
  ).toMatchObject({ 'primaryPerson.fullName': 'Ottoline Fairbanks' });
});

it('A client’s statement of a broker, who transfers securities, is no bank’s', () => {
  const statement = typedPage(`
Cormorant Wealth Advisors                CLIENT STATEMENT
Account Number 441-118277-302            For the Period June 1-30, 2024
TOTAL BEGINNING VALUE      $812,044.10
Credits                       4,110.22
Debits                       (2,000.00)
Security Transfers               0.00
TOTAL ENDING VALUE         $823,484.33
Opening balance              22,014.00
Deposits                      4,110.22
Withdrawals                  (2,000.00)
Closing balance              24,124.22`);
  expect(recognise(toSheet(statement), FORMS)).toBeNull();
});

it('When only the small print says which bank it is, then that is the bank', () => {
  expect(
    readPage(
      // far down the page
      typedPage(`
                                           Statement of your account
                                           September 4 - October 3, 2024
                                           Account ending 6118
PRISCILLA DUNN
8 LANTERN HILL RD
GLOUCESTER MA 01930

Balance on September 4           $988.12
Money in                       $3,100.00
Money out                      $2,583.42
Balance on October 3           $1,504.70
































Harbor Lights Bank, 100 Wharf St, Gloucester, MA 01930. Member FDIC. Equal Housing Lender.`),
    ),
  ).toMatchObject({ 'fields.bankName': 'Harbor Lights Bank' });
});

it('When a statement says when it begins, and its own day, then these are its period', () => {
  expect(
    readPage(
      typedPage(`
Commerce Trust Bank                      Statement Date:      02/29/2024
                                         Account No.:         118004471
                                         Statement Begins:    02/01/2024
Beginning balance          15,902.44
Deposits                    4,012.19
Withdrawals                 5,537.03
Ending balance             14,377.60`),
    ),
  ).toMatchObject({ 'fields.periodStart': '2024-02-01', 'fields.periodEnd': '2024-02-29' });
});

const holderOf = (block: string): Record<string, unknown> =>
  readPage(
    typedPage(`
Old Mission Savings Bank                 Relationship Checking 8814-5520

${block}

Beginning balance          15,902.44
Deposits                    4,012.19
Withdrawals                 5,537.03
Ending balance             14,377.60`),
  );

it('When the name stands between stars, then it is a name, and not what the post sorts letters by', () => {
  expect(holderOf('** WILMA JEAN FAIRBANKS **\nPO BOX 613\nLOGAN WV 25601')).toMatchObject({
    'primaryPerson.fullName': 'WILMA JEAN FAIRBANKS',
  });
  expect(holderOf('** AUTO MIXED AADC **\nWILMA JEAN FAIRBANKS\nPO BOX 613\nLOGAN WV 25601')).toMatchObject({
    'primaryPerson.fullName': 'WILMA JEAN FAIRBANKS',
  });
});

it('When the mail is brought along a road, then the other holder above it is no part of the street', () => {
  const block = 'ELDON J FAIRBANKS\nOR DELORES M FAIRBANKS\nRURAL ROUTE 2 BOX 118\nLINDSBORG KS 67456';
  expect(holderOf(block)).toMatchObject({
    'primaryPerson.fullName': 'ELDON J FAIRBANKS',
    'primaryPerson.homeAddress.street': 'Rural Route 2 Box 118',
  });
});

it('When bars above the name are read as letters, then they are no part of it', () => {
  const page = typedPage(`
Old Mission Savings Bank                 Relationship Checking 8814-5520

LOE REEL RO RIE
FAIRBANKS BAKERY, INC.
1811 LYNDALE AVE S
MINNEAPOLIS MN 55403

Beginning balance          15,902.44
Deposits                    4,012.19
Withdrawals                 5,537.03
Ending balance             14,377.60`);
  const words = page.words.map((word) => ({
    ...word,
    source: 'ocr' as const,
    confidence: /^(?:LOE|REEL|RO|RIE)$/.test(word.text) ? 0.2 : 0.93,
  }));
  expect(readPage({ ...page, words, source: 'ocr' })).toMatchObject({
    'businessInfo.businessName': 'FAIRBANKS BAKERY, INC.',
  });
});

it.each([
  ['Marcus T Boone', 'Harbor Pet Grooming', 'the trade'],
  ['Ilse-Marie Wren-Oyelaran', 'IMWO Imagery', 'the initials'],
])('When %s stands above %s, then by %s both are told', (owner, trade) => {
  expect(
    readPage(
      typedPage(`
Old Mission Savings Bank                 Business Checking 8814-5521

${owner}                 Statement period 08/16/2031 - 09/15/2031
${trade}
3 Captains Row Apt 3
Mystic, CT 06355

Beginning balance          15,902.44
Deposits                    4,012.19
Withdrawals                 5,537.03
Ending balance             14,377.60`),
    ),
  ).toMatchObject({ 'primaryPerson.fullName': owner, 'businessInfo.businessName': trade });
});

it('When the post’s letter stands alone above the holder, then it is no part of the name', () => {
  expect(
    readPage(
      typedPage(`
Old Mission Savings Bank                 Relationship Checking 8814-5520

P
Ottoline B Fairbanks                     Statement period 08/16/2024 - 09/15/2024
3 Captains Row
Mystic, CT 06355

Beginning balance          15,902.44
Deposits                    4,012.19
Withdrawals                 2,914.63
Ending balance             17,000.00`),
    ),
  ).toMatchObject({ 'primaryPerson.fullName': 'Ottoline B Fairbanks' });
});
