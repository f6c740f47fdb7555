/** The bank's name: over two lines, written small, in front of a card. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt, printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const below: readonly Print[] = [
  [36, 140, 'OSVALDO T VANCE'],
  [36, 149, '77 CAMINO SERENA'],
  [36, 158, 'LAS CRUCES NM 88011'],
  [36, 240, 'Account Number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023'],
  [36, 252, 'Beginning Balance                     $1,640.11'],
  [36, 264, 'Deposits                              $4,905.37'],
  [36, 276, 'Withdrawals                           $5,011.20'],
  [36, 288, 'Ending Balance                        $1,534.28'],
];
/** Print as high as that of a heading. */
const large = ([x, y, text]: Print) =>
  wordsAt([x, y, text]).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y1 + 8 } }));
function bankOf(heading: readonly Print[], plain: readonly Print[] = []): unknown {
  const page = printedPage([...plain, ...below]);
  const words = [...heading.flatMap(large), ...page.words];
  return readPages(FORMS, [{ ...page, words }])[0]!.values.find(({ to }) => to === 'fields.bankName')?.value;
}

describe('the name of a bank in letters of a heading', () => {
  it('When it begins in one line and ends in the next, then it is both', () => {
    const two: Print[] = [
      [36, 30, 'Farmers & Merchants'],
      [36, 48, 'Bank of Ripon'],
    ];
    expect(bankOf(two)).toBe('Farmers & Merchants Bank of Ripon');
    expect(
      bankOf([
        [36, 30, 'Ripon National Bank'],
        [36, 48, '& Trust Company'],
      ]),
    ).toBe('Ripon National Bank & Trust Company');
  });

  it('When a narrow panel breaks it into three lines, then it is all of them, and no title below it is part of it', () => {
    const three: Print[] = [
      [36, 30, 'Windward'],
      [36, 48, 'Teachers Credit'],
      [36, 66, 'Union'],
    ];
    const title: Print = [230, 31, 'Checking statement'];
    expect(bankOf(three, [title])).toBe('Windward Teachers Credit Union');
    expect(
      bankOf([
        [36, 30, 'Windward'],
        [36, 48, 'Online Banking'],
      ]),
    ).toBe('Windward');
  });

  it('When `& Trust Company` is printed smaller below it, then it is part of the name, and no other small line is', () => {
    const small = (text: string): Print[] => [[36, 52, text]];
    const name: Print[] = [[36, 30, 'First Ripon Bank']];
    expect(bankOf(name, small('& Trust Company'))).toBe('First Ripon Bank & Trust Company');
    expect(bankOf(name, small('and more for you'))).toBe('First Ripon Bank');
  });

  it('When the line above it is smaller, then it is none of the name', () => {
    expect(bankOf([[36, 48, 'Bank of Ripon']], [[36, 36, 'Prairie Holdings']])).toBe('Bank of Ripon');
  });

  it('When what it is stands small below its large mark, then it is both, and no small line further above is', () => {
    const mark: Print = [36, 30, 'WINDWARD'];
    expect(bankOf([mark], [[36, 54, 'FEDERAL CREDIT UNION']])).toBe('WINDWARD FEDERAL CREDIT UNION');
    expect(bankOf([mark], [[36, 62, 'FEDERAL CREDIT UNION']])).not.toBe('WINDWARD FEDERAL CREDIT UNION');
    const small: Print[] = [
      [36, 42, 'Call us'],
      [36, 58, 'FEDERAL CREDIT UNION'],
    ];
    expect(bankOf([], small)).not.toBe('Call us FEDERAL CREDIT UNION');
  });

  it('When all of it is written small, then it is a name', () => {
    expect(bankOf([[36, 30, 'mesa valley federal credit union']])).toBe('Mesa Valley Federal Credit Union');
  });

  it('When it is drawn in small letters and capitals, then it is a name, whatever account stands beside it', () => {
    const account: Print[] = [[330, 30, 'Prairie Bank Investor Checking']];
    expect(bankOf([[36, 31, 'osborne PRAIRIE BANK']], account)).toBe('Osborne Prairie Bank');
  });

  it('When it is a savings and loan association, then what it is called belongs to the name', () => {
    expect(bankOf([[36, 30, 'Watauga Savings & Loan']])).toBe('Watauga Savings & Loan');
  });

  it('When savings and loan stand in the line below, then they are the end of the name, and no label', () => {
    const name: Print[] = [
      [36, 30, 'Watauga Ridge'],
      [36, 48, 'Savings & Loan'],
    ];
    expect(bankOf(name)).toBe('Watauga Ridge Savings & Loan');
  });

  it('When a border is read as bars beside its first line, then the lines of the mark belong together', () => {
    const mark: Print = [36, 30, '| WINDWARD'];
    expect(bankOf([mark], [[46, 54, 'SAVINGS BANK']])).toBe('WINDWARD SAVINGS BANK');
  });

  it('When a page goes on with the title of its list, then that is no bank', () => {
    expect(bankOf([[36, 30, 'Transaction history (continued)']])).toBeUndefined();
    expect(bankOf([[36, 30, 'Deposits made (continued)']])).toBeUndefined();
    expect(bankOf([[36, 30, 'Account Activity']])).toBeUndefined();
  });

  it('When the kind of card or account stands behind it, then that is no part of it', () => {
    expect(bankOf([[36, 30, 'Great Plains Bank']], [[130, 33, 'Platinum']])).toBe('Great Plains Bank');
    expect(bankOf([[36, 30, 'Great Plains Bank Business Checking']])).toBe('Great Plains Bank');
    expect(bankOf([[36, 30, 'Great Plains Bank Homesteader CheckingTM']])).toBe('Great Plains Bank');
    expect(bankOf([[36, 30, 'Great Plains Bank Montana Checking']])).toBe('Great Plains Bank Montana');
    expect(bankOf([[36, 30, 'Great Plains Bank of Ripon Checking']])).toBe('Great Plains Bank of Ripon');
  });

  it('When its address is printed left of its mark, then the house with a number in letters is not its name', () => {
    const address: Print[] = [
      [36, 30, 'One Larkmoor Plaza'],
      [36, 40, 'Fargo, ND 58102'],
    ];
    expect(bankOf([[400, 31, 'LarkmoorTM']], address)).toBe('Larkmoor');
    expect(bankOf([[36, 31, 'One Prairie Bank']])).toBe('One Prairie Bank');
  });
});
