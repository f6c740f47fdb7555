/** The name of a bank beside its trade mark: repeated, set apart, behind figures, or whole only in the small print. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPage } from '../testing/readPage.ts';

const bankOf = (top: string, foot = '', change: { source?: 'ocr'; confidence?: number } = {}) => {
  const page = typedPage(`
${top}

OSVALDO T VANCE
77 CAMINO SERENA
LAS CRUCES NM 88011

Account Number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023
Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28
${'\n'.repeat(24)}
${foot}`);
  const words = page.words.map((word) => (word.box.y0 < 60 ? { ...word, ...change } : word));
  const [statement] = readPages(FORMS, [{ ...page, words }]);
  return statement!.values.find(({ to }) => to === 'fields.bankName')?.value;
};

describe('the name of a bank beside its trade mark', () => {
  it('When the mark repeats its first word in capitals, then it is said once', () => {
    expect(bankOf('CALDERA  Caldera Bank')).toBe('Caldera Bank');
  });

  it('When the mark is a letter, the first one of the name that follows, then it is none of the name', () => {
    expect(bankOf('C   CalderaBank')).toBe('CalderaBank');
    expect(bankOf('B   Caldera Bank')).toBe('B Caldera Bank');
  });

  it('When the mark is what the name is short for, then the name is all that stands behind it', () => {
    expect(bankOf('CBT  Caldera Bank & Trust, N.A.')).toBe('Caldera Bank & Trust, N.A.');
    expect(bankOf('CB  Caldera Bank & Trust, N.A.')).toBe('Caldera Bank & Trust, N.A.');
    expect(bankOf('CT  Caldera Bank & Trust, N.A.')).toBe('CT Caldera Bank & Trust, N.A.');
    expect(bankOf('CPT  Caldera Bank & Trust, N.A.')).toBe('CPT Caldera Bank & Trust, N.A.');
    expect(bankOf('VS  COOPERATIVA DE AHORRO VISTA SERENA')).toBe('COOPERATIVA DE AHORRO VISTA SERENA');
  });

  it('When what kind of bank it is stands below the mark in letters set wide, then it is no heading of a column', () => {
    expect(bankOf('TIDE FEDERAL\nCredit   Union')).toBe('TIDE FEDERAL Credit Union');
  });

  it('When the address of the bank stands behind a bar, then the name ends before it', () => {
    expect(bankOf('Caldera Savings Bank | 14 State St, Athens, Ohio 45701 | 740-555-0139')).toBe(
      'Caldera Savings Bank',
    );
  });

  it('When all that was read at the head is a division of the bank, then nothing is told', () => {
    expect(bankOf('COMMERCIAL BANKING DIVISION')).toBeUndefined();
  });

  it('When a scan read the picture beside a name of one word as a letter, then the name is what is printed without it', () => {
    const change = { source: 'ocr', confidence: 0.86 } as const;
    expect(bankOf('Q CalderaBank', 'CalderaBank   800-555-0120', change)).toBe('CalderaBank');
    expect(bankOf('U Bank', 'Bank by phone   800-555-0120', change)).toBe('U Bank');
    expect(bankOf('A Larks', 'Larks Technologies, Inc. is no bank', change)).toBe('Larks');
    expect(bankOf('A Larks', 'Ask Larks for help', change)).toBe('A Larks');
  });

  it('When a scan read a sign between the words of a kind of bank, then they are its name', () => {
    const change = { source: 'ocr', confidence: 0.9 } as const;
    expect(bankOf('CALDERA FEDERAL: CREDIT UNION', '', change)).toBe('CALDERA FEDERAL CREDIT UNION');
  });

  it.each([['Membership Share Savings'], ['Regular Savings'], ['Statement Savings'], ['Holiday Savings']])(
    'When only `%s` heads the page, then that is an account, and no bank',
    (account) => {
      expect(bankOf(account)).toBeUndefined();
    },
  );

  it('When a scan read the picture beside a name as two letters, then it stands further from it than words do', () => {
    const change = { source: 'ocr', confidence: 0.91 } as const;
    expect(bankOf('UF  Caldera Plains Bank', '', change)).toBe('Caldera Plains Bank');
    expect(bankOf('UF Caldera Plains Bank', '', change)).toBe('UF Caldera Plains Bank');
    expect(bankOf('UF  Caldera Plains Bank')).toBe('UF Caldera Plains Bank');
  });

  it('When a scan left scraps of its letters, then the small print names it', () => {
    const foot = 'CALDERA PLAINS Bank, N.A., PO Box 1, Taos, NM 87571. 800-555-0120. Member FDIC.';
    const change = { source: 'ocr', confidence: 0.9 } as const;
    expect(bankOf('N R PLA N', foot, change)).toBe('CALDERA PLAINS Bank, N.A.');
    expect(bankOf('N R PLA N', '', change)).toBeUndefined();
    expect(bankOf('cl L) N BOWIE R PLA N', foot, change)).toBe('CALDERA PLAINS Bank, N.A.');
  });

  it('When figures with a sign stand in front of it, then they are a picture, and a number alone is none', () => {
    expect(bankOf('7/8 SEVEN EIGHTHS BANK')).toBe('SEVEN EIGHTHS BANK');
    expect(bankOf('Old 84 Credit Union')).toBe('Old 84 Credit Union');
  });

  it('When the top says what a bank thinks of itself, then its name is that in the small print', () => {
    const foot = 'Deposits FDIC Insured | Pinyon Bank, N.A. | Equal Housing Lender';
    expect(bankOf("Nevada's Most Patient Bank", foot)).toBe('Pinyon Bank, N.A.');
    expect(bankOf('Pinyon Savings Bank', foot)).toBe('Pinyon Savings Bank');
  });

  it('When the small print has the rest of a mark, then it is the whole name', () => {
    const foot = 'Accounts offered by Copper Basin National Bank. Member FDIC. Write Copper Basin.';
    expect(bankOf('COPPER', foot)).toBe('Copper Basin National Bank');
    expect(bankOf('COPPER\nBASIN', foot)).toBe('Copper Basin National Bank');
    expect(bankOf('Marrow', foot)).toBe('Marrow');
    expect(bankOf('Copper', 'Copper is no bank. Accounts are kept by Juniper Bank, Member FDIC')).toBe(
      'Copper',
    );
  });

  it('When a sign of a trade mark stands within it, or one is drawn beside it, then it is none of it', () => {
    expect(bankOf('COPPER® Bank')).toBe('COPPER Bank');
    const foot = 'Thank you for banking with Copper Bank. Member FDIC';
    expect(bankOf('▲ COPPER', foot)).toBe('Copper Bank');
  });

  it('When a scan loses the picture beside the first of its lines, then both lines are the name', () => {
    expect(bankOf('  Copper Basin Valley\nCredit Union', '', { source: 'ocr', confidence: 0.95 })).toBe(
      'Copper Basin Valley Credit Union',
    );
  });

  it('When a scan of its letters in another script is sure of nothing, then the name ends before them', () => {
    const nameOf = (confidence: number) => {
      const page = typedPage(`
COPPER BANK EZRER1T

Account Number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023
Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28`);
      const words = page.words.map((word) => ({
        ...word,
        source: 'ocr' as const,
        confidence: word.text === 'EZRER1T' ? confidence : 0.95,
      }));
      return readPage({ ...page, words, source: 'ocr' })['fields.bankName'];
    };
    expect(nameOf(0)).toBe('COPPER BANK');
    expect(nameOf(0.95)).toBe('COPPER BANK EZRER1T');
  });

  it('When its letters are set apart, then they are one word', () => {
    expect(bankOf('C O P P E RY')).toBe('COPPERY');
  });

  it('When a round sign is drawn for a letter of it, then it is an O', () => {
    expect(bankOf('JUNIP●RA BANK')).toBe('JUNIPORA BANK');
  });

  it('When a scan reads the picture beside it as a letter that it is unsure of, then that is no part of it', () => {
    expect(bankOf('4 Caldera Bank', '', { source: 'ocr', confidence: 0.6 })).toBe('Caldera Bank');
    expect(bankOf('84 Caldera Bank', '', { source: 'ocr', confidence: 0.6 })).toBe('84 Caldera Bank');
    expect(bankOf('4 Caldera Bank', '', { source: 'ocr', confidence: 0.95 })).toBe('4 Caldera Bank');
    const foot = 'Caldera Bank. Member FDIC.';
    expect(bankOf('A Caldera Bank', foot, { source: 'ocr', confidence: 0.95 })).toBe('Caldera Bank');
    expect(bankOf('A Caldera Bank', foot)).toBe('A Caldera Bank');
  });

  it('When it goes on in a line below that says that it is a bank, then it is whole, where the small print says so', () => {
    const [mark, foot] = ['LONE PRAIRIE\nMEMBERS BANK', 'Write us at Lone Prairie Members Bank, 109 Alamo'];
    expect(bankOf(mark, foot)).toBe('LONE PRAIRIE MEMBERS BANK');
    expect(bankOf('WELCOME BACK\nMEMBERS BANK', foot)).toBe('MEMBERS BANK');
  });

  it('When a line below the mark says what kind of bank it is, in whatever letters, then it is part of the name', () => {
    expect(bankOf('Cotter Hollow\nB A N K')).toBe('Cotter Hollow BANK');
    expect(bankOf(' Cotter Hollow\nBank & Trust Company    (740) 555-0139   cotter.example')).toBe(
      'Cotter Hollow Bank & Trust Company',
    );
    expect(bankOf('Cotter Hollow\n\n\nBank')).not.toBe('Cotter Hollow Bank');
  });

  it('When the site stands at the top, then the small print names the bank', () => {
    expect(
      bankOf('pinyonone.example', 'for that period. Pinyon One, N.A. Member FDIC. In case of errors'),
    ).toBe('Pinyon One, N.A.');
  });
});
