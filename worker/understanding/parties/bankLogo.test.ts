/** Trade marks on several lines, in larger print than all else. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../forms/index.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';
import { readPages } from '../testing/readPages.ts';

const HIGH = 14;
/** Print so large as a mark is drawn. */
const large = ([x, y, text]: Print) =>
  wordsAt([x, y, text]).map((word) => ({ ...word, box: { ...word.box, y1: y + HIGH } }));

const small: readonly Print[] = [
  [36, 178, 'OLUWASEUN T ADEBAYO'],
  [36, 187, '5580 KEMPSVILLE LANDING'],
  [36, 196, 'VIRGINIA BEACH VA 23464'],
  [36, 240, 'Account Number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023'],
  [36, 252, 'Beginning Balance                     $1,640.11'],
  [36, 264, 'Deposits                              $4,905.37'],
  [36, 276, 'Withdrawals                           $5,011.20'],
  [36, 288, 'Ending Balance                        $1,534.28'],
];
function bankOf(mark: readonly Print[], beside: readonly Print[] = []): unknown {
  const page = printedPage([...small, ...beside]);
  const words = [...mark.flatMap(large), ...page.words];
  const [statement] = readPages(FORMS, [{ ...page, words }]);
  return statement!.values.find(({ to }) => to === 'fields.bankName')?.value;
}

describe('a trade mark on two lines', () => {
  it('When both are large and written alike, then the name is both, without the smaller print behind it', () => {
    expect(bankOf([[36, 30, 'Caldera'], [36, 48, '& Finch']])).toBe('Caldera & Finch'); // prettier-ignore
    expect(bankOf([[36, 30, 'tide'], [36, 48, 'ledger']])).toBe('tide ledger'); // prettier-ignore
    expect(
      bankOf(
        [
          [36, 30, 'BANCO'],
          [36, 48, 'CALDERA'],
        ],
        [[90, 55, 'since 1931']],
      ),
    ).toBe('BANCO CALDERA');
    expect(bankOf([[36, 30, 'Redbud Valley'], [36, 48, 'Bank & Trust']])).toBe('Redbud Valley Bank & Trust'); // prettier-ignore
  });

  it('When the smaller print says what kind of firm it is, then that is a part of it', () => {
    const kind: Print[] = [[72, 55, 'BROKERAGE SERVICES LLC']];
    expect(bankOf([[36, 30, 'Caldera'], [36, 48, '& Finch']], kind)).toBe('Caldera & Finch BROKERAGE SERVICES LLC'); // prettier-ignore
  });

  it('When the second line is a title, a kind of account or written otherwise, then it is none of it', () => {
    expect(bankOf([[36, 30, 'Caldera'], [36, 48, 'Statement']])).toBe('Caldera'); // prettier-ignore
    expect(bankOf([[36, 30, 'Caldera'], [36, 48, 'Checking']])).toBe('Caldera'); // prettier-ignore
    expect(bankOf([[36, 30, 'Caldera'], [36, 48, 'for you']])).toBe('Caldera'); // prettier-ignore
  });
});

describe('names of institutions', () => {
  it('When savings are a part of the name, then what stands behind them is, too', () => {
    expect(bankOf([[36, 30, 'The Caldera Savings Institution']])).toBe('The Caldera Savings Institution');
    for (const name of [
      'Caldera Savings & Trust',
      'Caldera Savings and Trust Company',
      'Caldera Trust & Savings',
    ])
      expect(bankOf([[36, 30, name]])).toBe(name);
  });

  it('When a cooperative’s name holds what heads columns elsewhere, then it is whole', () => {
    const name = 'Cooperativa de Ahorro y Crédito La Caldera';
    expect(bankOf([[36, 30, name]])).toBe(name);
  });
});

it('When a statement savings account names its number, then it is read', () => {
  const words = printedPage([
    ...small.slice(0, 3),
    ...small.slice(4),
    [36, 220, 'Statement Savings No. 07-44120-6'],
  ]);
  const [statement] = readPages(FORMS, [words]);
  expect(statement!.values.find(({ to }) => to === 'fields.accountLast4')?.value).toBe('1206');
});
