/** Which lines of a block above its street are the name. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { businessBlock, personBlock } from '../places/address.ts';

const page = { x0: 0, y0: 0, x1: 612, y1: 792 };
const block = (...names: string[]) =>
  [...names, '7 Canal St', 'Brattleboro, VT 05301'].flatMap((line, at) => wordsAt([40, at * 10, line]));
const personOf = (...names: string[]) => personBlock(block(...names), page)?.name?.value;

describe('A line below a name', () => {
  it.each([
    ['says what its owner gets', 'SURVIVOR ANNUITANT OF L KOWALCZYK'],
    ['names who holds the account with its owner', 'ERIK J BERGSTROM JT TEN'],
    ['names in whose care it is, and a scan has a nought for its O', 'C/0 BENEFIT ADMIN SERVICES'],
    ['names the buildings where its owner lives', 'MADISON GROVE TOWNHOMES'],
  ])('When it %s, then it is no part of the name', (_, line) => {
    expect(personOf('AMARACHI NWOSU', line)).toBe('Amarachi Nwosu');
  });

  it.each([
    ['a department and its mail code', 'Consumer Deposits MC 2-308'],
    ['a mail stop', 'Mail Stop 44B'],
    ['a department with a number', 'Dept. CH 14190'],
    ['a department of banks', 'Deposit Operations'],
  ])('When it is %s below a bank, then it is no part of the name', (_, line) => {
    const name = businessBlock(block('Prairie Savings Bank, National Association', line), page)?.name;
    expect(name?.value).toBe('Prairie Savings Bank, National Association');
  });

  it.each(['Office of Payroll Services', 'Retirement Operations'])(
    'When it is the part of a government that pays, then it is no part of its name: %s',
    (line) => {
      const name = businessBlock(block('City of Marlow', line), page)?.name;
      expect(name?.value).toBe('City of Marlow');
    },
  );

  it.each(['Accounting Services', 'Human Resources Department', 'HR'])(
    'When it is the desk that writes for a firm whose name is whole, then it is no part of it: %s',
    (line) => {
      const nameOf = (firm: string) => businessBlock(block(firm, line), page)?.name?.value;
      expect(nameOf('Marlow Freight Company')).toBe('Marlow Freight Company');
      expect(nameOf('Alder Postal Service')).toBe('Alder Postal Service');
      expect(nameOf('Blue Ridge')).toBe(`Blue Ridge ${line}`);
    },
  );

  it.each([
    ['CHARLES BARROW & CO INC CUST', 'IRA CONTRIBUTORY'],
    ['ALDER TRUST COMPANY CUSTODIAN FBO', 'ROLLOVER IRA'],
    ['ROTH IRA', 'ALDER TRUST CO CUSTODIAN'],
  ])(
    'When it is who keeps an account for retirement, and its kind, then they are no part of the name: %s',
    (...lines) => {
      const name = businessBlock(block('RÓISÍN MCELHINNEY', ...lines), page)?.name;
      expect(name?.value).toBe('RÓISÍN MCELHINNEY');
    },
  );

  it('When it goes on with the name of an office, then it is part of the name', () => {
    const name = businessBlock(block('City of Marlow', 'Tax Department'), page)?.name;
    expect(name?.value).toBe('City of Marlow Tax Department');
  });

  it('When the firm below a name is called after it and says what it does, then it alone is the name', () => {
    const nameOf = (owner: string, firm: string) => businessBlock(block(owner, firm), page)?.name?.value;
    expect(nameOf('ODALYS QUARLES', 'QUARLES POOL & SPA SERVICE')).toBe('QUARLES POOL & SPA SERVICE');
    expect(nameOf('PRAIRIE SKY', 'SKY HIGH')).toBe('PRAIRIE SKY SKY HIGH');
  });

  it.each([['DELACRUZ-OBI, MARISSA THEODORA'], ["BRONISLAWA ZHANG-O'MALLEY"]])(
    'When it says what the business of %s does, then it alone is the name of the firm',
    (owner) => {
      const name = businessBlock(block(owner, 'GILDED COMB SALON & BARBER'), page)?.name?.value;
      expect(name).toMatch(/^gilded comb salon/i);
    },
  );

  it('When a person of two family names and a small word stands above what the business is called, then that is the name', () => {
    const name = businessBlock(block('Maria da Luz Andrade', 'Little Heron Family Child Care'), page)?.name;
    expect(name?.value).toBe('Little Heron Family Child Care');
  });

  it.each([['SOO-JIN PAK'], ['MARY-ANN PAK']])(
    'When %s is named below a firm, then that is the name',
    (owner) => {
      const name = businessBlock(block('GOLDEN NEEDLE ALTERATIONS', owner), page)?.name?.value;
      expect(name).toBe('GOLDEN NEEDLE ALTERATIONS');
    },
  );

  it('When OCR broke the owner’s double surname above it, then it alone is the name, too', () => {
    const scanned = block('DELACRUZ', 'GILDED COMB CANDLES').map((word) => ({
      ...word,
      source: 'ocr' as const,
    }));
    const rest = wordsAt([80, 0, '-OBI, MARISSA'], { source: 'ocr' });
    expect(businessBlock([...scanned, ...rest], page)?.name?.value).toMatch(/^gilded comb candles$/i);
  });

  it('When it is the rest of the name, then it stays one', () => {
    expect(businessBlock(block('MADISON GROVE', 'VILLAS LLC'), page)?.name?.value).toMatch(/villas/i);
    expect(personOf('GRZEGORZ M VAN DER', 'LINDEN ODUYA')).toBe('Grzegorz M Van Der Linden Oduya');
  });
});
