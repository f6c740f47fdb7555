/** 1099s that print the name of each box at its foot, as some payers' own programs do. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

/** Print in letters of a height. */
const set = (high: number, lines: readonly Print[]) =>
  lines.flatMap((line) =>
    wordsAt(line).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + high } })),
  );

const CAPTIONS: readonly Print[] = [
  [39, 100, "PAYER'S NAME AND ADDRESS"],
  [39, 129, "PAYER'S TIN"],
  [166, 129, "RECIPIENT'S TIN"],
  [39, 186, "RECIPIENT'S NAME AND ADDRESS"],
  [39, 215, 'ACCOUNT NUMBER'],
  [166, 215, '14 STATE'],
  [274, 72, '1a TOTAL ORDINARY DIVIDENDS'],
  [410, 72, '1b QUALIFIED DIVIDENDS'],
  [274, 100, '2a TOTAL CAPITAL GAIN DISTR.'],
  [410, 100, '2b UNRECAP. SEC. 1250 GAIN'],
  [274, 129, '3 NONDIVIDEND DISTRIBUTIONS'],
  [410, 129, '4 FEDERAL INCOME TAX WITHHELD'],
  [274, 157, '5 SECTION 199A DIVIDENDS'],
  [410, 157, '6 INVESTMENT EXPENSES'],
  [274, 186, '7 FOREIGN TAX PAID'],
  [410, 186, '8 FOREIGN COUNTRY OR U.S. POSSESSION'],
  [274, 215, '15 STATE ID NO.'],
  [410, 215, '16 STATE TAX WITHHELD'],
];
const VALUES: readonly Print[] = [
  [33, 36, 'DIVIDENDS AND DISTRIBUTIONS'],
  [450, 36, 'FORM 1099-DIV 2024'],
  [39, 60, 'Quillwort Growers Cooperative'],
  [39, 74, 'PO Box 114'],
  [39, 88, 'Elba, AL 36323'],
  [39, 117, '63-0077120'],
  [166, 117, '951-22-8140'],
  [39, 146, 'Stoltz, Winifred B'],
  [39, 159, '77 Larch Rd'],
  [39, 174, 'Opp, AL 36467'],
  [39, 203, 'MEMBER 2210-4'],
  [166, 203, 'AL'],
  [274, 60, '2,210'],
  [410, 60, '1,904'],
  [274, 88, '1,118'],
  [410, 88, '0'],
  [274, 117, '44'],
  [410, 117, '1,265'],
  [274, 146, '12'],
  [410, 146, '0'],
  [274, 174, '9'],
  [410, 174, 'IRELAND'],
  [274, 203, '630077120'],
  [410, 203, '0'],
];

function read(note: readonly Print[]): Record<string, unknown> {
  const words = [...set(9, [...VALUES, ...note]), ...set(5, CAPTIONS)];
  const [form] = readPages(FORMS, [printedPage([], { words })]);
  return Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
}

const OWN = {
  'fields.payerName': 'Quillwort Growers Cooperative',
  'fields.payerTin': '63-0077120',
  'fields.recipientName': 'Winifred B Stoltz',
  'primaryPerson.ssn': '951-22-8140',
  'primaryPerson.homeAddress.street': '77 Larch Rd',
  'fields.ordinaryDividends': 2210,
  'fields.qualifiedDividends': 1904,
  'fields.capitalGainDistributions': 1118,
  'fields.federalIncomeTaxWithheld': 1265,
};

describe('A 1099 with its captions below', () => {
  it('When its last row ends the page, then each box is what stands above its name', () =>
    expect(read([])).toMatchObject(OWN));

  it('When a note follows close below its last row, then it is no row of values', () =>
    expect(
      read([
        [
          35,
          236,
          'Patronage refunds are reported separately on Form 1099-PATR. Annual meeting: March 8, 2025',
        ],
        [35, 247, 'Questions: 334-555-0144.'],
      ]),
    ).toMatchObject(OWN));
});
