/** The name of the bank on statements, and the holder's below what the post prints. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../forms/index.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';
import { readPages } from '../testing/readPages.ts';

const below: readonly Print[] = [
  [36, 160, '#BWNLLSV'],
  [36, 169, '#000000AB99RW1F4A#000MSTSF2'],
  [36, 178, 'OLUWASEUN T ADEBAYO'],
  [36, 187, '5580 KEMPSVILLE LANDING'],
  [36, 196, 'VIRGINIA BEACH VA 23464'],
  [36, 240, 'Account Number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023'],
  [36, 252, 'Beginning Balance                     $1,640.11'],
  [36, 264, 'Deposits                              $4,905.37'],
  [36, 276, 'Withdrawals                           $5,011.20'],
  [36, 288, 'Ending Balance                        $1,534.28'],
];
const valueOn = (top: readonly Print[], to: string) =>
  readPages(FORMS, [printedPage([...top, ...below])])[0]!.values.find((value) => value.to === to)?.value;

const trademark: readonly Print[] = [
  [36, 30, 'NAVY'],
  [36, 39, 'FEDERAL'],
  [36, 48, 'Credit Union'],
];

describe('the name of a bank', () => {
  it('When only `Contact us` was read at the top of a scan, then the bank in the small print is it', () => {
    const print: readonly Print[] = [
      [524, 27, 'Contact us'],
      [41, 33, 'HERON &8'],
      [506, 40, '(844) 555-0178'],
      ...below,
      [36, 720, 'Heron Bank, Member FDIC. Heron Bank is a service mark of Heron Financial Corporation.'],
    ];
    const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 }));
    const page = printedPage([], { words, source: 'ocr' });
    expect(readPages(FORMS, [page])[0]!.values.find(({ to }) => to === 'fields.bankName')?.value).toMatch(
      /^heron/i,
    );
  });

  it('When the kind of the account stands at the top, then it is no bank, and the one in the small print is', () => {
    const top: readonly Print[] = [
      [36, 30, 'Ultimate Checking (...2204)'],
      [36, 700, 'Deposits are held at Redbud Bank, Member FDIC.'],
    ];
    expect(valueOn(top, 'fields.bankName')).toBe('Redbud Bank');
  });

  it('When a trade mark prints it on several lines, then it is all of them', () => {
    expect(valueOn(trademark, 'fields.bankName')).toBe('NAVY FEDERAL Credit Union');
  });

  it('When a trade mark of two words stands on two lines, then it is both, but no kind of account', () => {
    const mark = (second: string): Print[] => [
      [500, 30, 'PRAIRIE'],
      [500, 39, second],
    ];
    expect(valueOn(mark('STATES'), 'fields.bankName')).toBe('PRAIRIE STATES');
    expect(valueOn(mark('CHECKING'), 'fields.bankName')).toBe('PRAIRIE');
  });

  it('When its first word is a mark in large print, then that is a part of it, where it is printed whole below', () => {
    const nameOn = (whole: string) => {
      const top: Print[] = [[36, 30, 'GULFSTREAM'], [36, 44, 'BANK OF THE SOUTH'], [36, 60, whole]]; // prettier-ignore
      const page = printedPage([...top, ...below]);
      const words = page.words.map((word) =>
        word.text === 'GULFSTREAM' ? { ...word, box: { ...word.box, y0: word.box.y0 - 5 } } : word,
      );
      const [statement] = readPages(FORMS, [{ ...page, words }]);
      return statement!.values.find(({ to }) => to === 'fields.bankName')?.value;
    };
    expect(nameOn('Gulfstream Bank of the South')).toBe('GULFSTREAM BANK OF THE SOUTH');
    expect(nameOn('Bay Minette Office')).toBe('BANK OF THE SOUTH');
  });

  it('When only the kind of bank stands there, then no name is given', () => {
    expect(valueOn([[36, 30, '1-888-555-0100'], ...trademark.slice(2)], 'fields.bankName')).toBeUndefined();
  });

  it('When it says beside it who insures deposits, then that is no part of it', () => {
    const top: Print[] = [[36, 30, 'Alder Bank, N.A. | Member FDIC']];
    expect(valueOn(top, 'fields.bankName')).toBe('Alder Bank, N.A.');
    const lender: Print[] = [[36, 30, 'Alder Bank, N.A. Equal Housing Lender']];
    expect(valueOn(lender, 'fields.bankName')).toBe('Alder Bank, N.A.');
  });

  it('When a sentence speaks of the bank, then the name is where none does', () => {
    const top: Print[] = [
      [36, 30, 'tidebank.'],
      [380, 60, 'T.I. Bank accepts Relay Calls'],
      [36, 120, 'T.I. Bank National Association'],
    ];
    expect(valueOn(top, 'fields.bankName')).toBe('T.I. Bank National Association');
  });

  it('When the post prints codes above the name, then they are no part of it', () => {
    expect(valueOn(trademark, 'primaryPerson.fullName')).toBe('OLUWASEUN T ADEBAYO');
  });

  it('When it is who answers its letters, then the name is what stands before them', () => {
    expect(valueOn([[36, 30, 'Tidebank Client Services']], 'fields.bankName')).toBe('Tidebank');
  });

  it('When a trade mark says whose it is, then the bank is the one that the small print names', () => {
    const marked: Print[] = [
      [36, 30, 'Meridian:'],
      [36, 44, 'by Golden Stacks'],
      [36, 600, 'Transfer to EXAMPLE BANK'],
      [36, 700, 'Golden Stacks Bank USA. Member FDIC'],
    ];
    expect(valueOn(marked, 'fields.bankName')).toBe('Golden Stacks Bank USA');
  });

  it('When it only says of itself what kind of bank it is, then the name stands beside what insures it', () => {
    const slogan: Print[] = [
      [36, 30, 'Bank'],
      [36, 44, 'The most patient bank®'],
      [36, 700, 'Bank Deposits FDIC Insured | P.D. Bank, N.A. | Equal Housing Lender'],
    ];
    expect(valueOn(slogan, 'fields.bankName')).toBe('P.D. Bank, N.A.');
  });
});

describe('a head that names no bank', () => {
  const foot = (text: string): Print => [36, 640, text];
  const bankAt = (head: string, text: string) => valueOn([[36, 30, head], foot(text)], 'fields.bankName');

  it('When it is an address in the web, who answers, a heading or a person, then no bank is named', () => {
    const heads = [
      'prairiestate.org',
      'Member Services',
      'CUSTOMER ACCOUNT DISCLOSURES',
      'VANCE PRATT, OSVALDO T',
    ];
    for (const head of heads) expect(bankAt(head, 'Page 1 of 2')).toBeUndefined();
  });

  it('When it is what the post is asked to do, the head of a table or a label cut in the middle, then no bank is named', () => {
    const heads = [
      'Return Service Requested',
      'DATE          DESCRIPTION          CATEGORY          AMOUNT          BALANCE',
      'Total days in statement period: 31',
    ];
    for (const head of heads) expect(bankAt(head, 'Page 1 of 2')).toBeUndefined();
  });

  it('When a scan shows three or four letters, then they are a name where the page names a site called so', () => {
    const nameOn = (site: string) => {
      const page = printedPage([[36, 30, 'TIDE'], [480, 30, site], ...below]);
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
      const [statement] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
      return statement!.values.find(({ to }) => to === 'fields.bankName')?.value;
    };
    expect(nameOn('www.tide.org')).toBe('TIDE');
    expect(nameOn('www.tidal.org')).toBeUndefined();
  });

  it('When it is only told who provides the services of a bank, then it is who is insured', () => {
    const served = 'Banking services provided by Prairie Financial Group, Member FDIC.';
    expect(bankAt('Member Services', served)).toBe('Prairie Financial Group');
    const shop = 'Coffee is provided by Prairie Catering Group. Member FDIC.';
    expect(bankAt('Member Services', shop)).toBeUndefined();
  });

  it('When the small print tells where to write of errors, then that is the bank', () => {
    const write = 'In case of errors write us at Prairie State Credit Union, P.O. Box 9, Ames, IA 50010';
    expect(bankAt('prairiestate.org', write)).toBe('Prairie State Credit Union');
    const nobody = 'In case of errors write us at the address on the first page of this statement.';
    expect(bankAt('prairiestate.org', nobody)).toBeUndefined();
  });

  it('When the small print names the member of an insurance, then that is the bank', () => {
    const one =
      'TRADEMARKS OF PRAIRIE CORPORATION. PRAIRIE STATE BANK, MEMBER FDIC. NOTIFY US OF ANY ERRORS.';
    expect(bankAt('Member Services', one)).toBe('PRAIRIE STATE BANK');
    const within = 'call us on the first page. PrairieBank National Association. Member FDIC.';
    expect(bankAt('Member Services', within)).toBe('PrairieBank National Association');
  });

  it('When it says that it is no bank, then it keeps the account, whoever is behind it', () => {
    const company =
      'Tidepool is a financial technology company, not a bank. Accounts are kept at Prairie Bank, Member FDIC.';
    expect(bankAt('Member Services', company)).toBe('Tidepool');
  });

  it('When only a page behind the figures names it, then it is read there, and nothing else is', () => {
    const back = (text: string) =>
      printedPage(
        [
          [36, 60, text],
          [36, 90, 'Total deposits         $9.00'],
          [36, 110, 'Box 9'],
        ],
        { number: 2 },
      );
    const read = (text: string) =>
      readPages(FORMS, [printedPage([[36, 30, 'prairiestate.org'], ...below]), back(text)])[0]!;
    const { values, recognised } = read('Errors: write us at Prairie State Bank, P.O. Box 9, Ames, IA 50010');
    expect(values.find(({ to }) => to === 'fields.bankName')).toMatchObject({
      value: 'Prairie State Bank',
      page: 2,
    });
    expect(values.find(({ to }) => to === 'fields.totalDeposits')?.value).toBe(4905.37);
    expect(recognised.pages).toEqual([1, 2]);
    expect(read('In case of errors write to us.').recognised.pages).toEqual([1]);
  });

  it('When a row of a day tells of a cash machine, then its bank is not the one that keeps the account', () => {
    const row: Print[] = [[36, 300, '03-04  At the machine         Community Bank Ames       200.00']];
    expect(valueOn([[36, 30, 'prairiestate.org'], ...row], 'fields.bankName')).toBeUndefined();
  });

  it('When the last line says no more than that it is a community’s credit union, then the larger line above begins it', () => {
    const page = printedPage([[36, 42, 'Community Credit Union'], ...below]);
    const mark = wordsAt([36, 28, 'High Prairie']).map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y1 + 5 },
    }));
    const [statement] = readPages(FORMS, [{ ...page, words: [...mark, ...page.words] }]);
    const bank = statement!.values.find(({ to }) => to === 'fields.bankName');
    expect(bank?.value).toBe('High Prairie Community Credit Union');
  });
});
