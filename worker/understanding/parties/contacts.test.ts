/** Addresses of a bank beside that of the account's holder. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../forms/index.ts';
import { readPages } from '../testing/readPages.ts';
import { typedPage } from '../testing/typedPage.ts';

const HOLDER = ['OSVALDO T VANCE', '77 CAMINO SERENA', 'LAS CRUCES NM 88011'];
const beside = (left: readonly string[], right: readonly string[]) =>
  Array.from(
    { length: Math.max(left.length, right.length) },
    (_, at) => (left[at] ?? '').padEnd(62) + (right[at] ?? ''),
  ).join('\n');
function holderOf(blocks: string) {
  const [statement] = readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.


${blocks}

Statement period 05/01/2023 - 05/31/2023
Account number: 441022339917
Beginning balance                              $2,418.66
Deposits                                       $5,104.20
Withdrawals                                    $4,095.09
Ending balance                                 $3,427.77`),
  ]);
  const valueOf = (to: string) => statement!.values.find((value) => value.to === to)?.value;
  return [valueOf('primaryPerson.fullName'), valueOf('primaryPerson.homeAddress.zipCode')];
}

describe('where to write to', () => {
  it.each([
    'Contact us',
    'Write us at',
    'Questions? Call or write',
    'For inquiries',
    'Bank by mail',
    '24-hour banking',
    'Lost or stolen card',
    'Member Services',
    'Attn: Deposit Operations',
    'Salina Main Office',
    'Main Street Branch',
    'Tidewater Bank Operations',
  ])('When `%s` heads an address beside or below the holder’s, then it is nobody’s', (heading) => {
    const place = ['PO Box 91', 'Las Cruces, NM 88004'];
    const own = ['OSVALDO T VANCE', '88011'];
    expect(holderOf(beside([heading, ...place], HOLDER))).toEqual(own);
    expect(holderOf([...HOLDER, '', '', heading, '575-555-0126', ...place].join('\n'))).toEqual(own);
  });

  it('When a company is called like an office, then it holds the account', () => {
    const company = ['VANCE BACK OFFICE LLC', '77 CAMINO SERENA', 'LAS CRUCES NM 88011'];
    expect(holderOf(company.join('\n'))).toEqual([undefined, undefined]);
    const [statement] = readPages(FORMS, [
      typedPage(`
Tidewater Bank, N.A.

${company.join('\n')}

Statement period 05/01/2023 - 05/31/2023
Beginning balance                              $2,418.66
Deposits                                       $5,104.20
Withdrawals                                    $4,095.09
Ending balance                                 $3,427.77`),
    ]);
    expect(statement!.values.find(({ to }) => to === 'businessInfo.businessName')?.value).toBe(company[0]);
  });
});
