/** Heads of blocks that name nobody. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { isPartyHead } from './partyHead.ts';

const isHead = (text: string) => isPartyHead(wordsAt([40, 40, text]));

describe('the head of a block', () => {
  it.each([
    'c Employer information',
    'Employee Name & Mailing Address',
    'Name, address & zip code of employer',
    'Payer/Payer’s name and address',
    'Box e Employee:',
    'Facility',
    'SITE:',
  ])('When it is `%s`, then nobody is called so', (text) => {
    expect(isHead(text)).toBe(true);
  });

  it('When a name begins so, or signs follow without an end, then it is none', () => {
    expect(isHead('Employer Mutual Casualty')).toBe(false);
    expect(isHead('Bank of Ripon')).toBe(false);
    expect(isHead('The Store on Third')).toBe(false);
    expect(isHead(`Employer${' &'.repeat(60)} x1`)).toBe(false);
  });
});
