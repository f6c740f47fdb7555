/** Summaries of a return in boxes, panes and lists, by whatever names their figures have. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const readPage = (page: ReturnType<typeof typedPage>): Record<string, unknown> => {
  const [form] = readPages(FORMS, [page]);
  return {
    form: form?.recognised.form,
    ...Object.fromEntries(form?.values.map(({ to, value }) => [to, value]) ?? []),
  };
};
const read = (picture: string) => readPage(typedPage(picture));

const FIGURES = `
Wages                                 $121,400
Total income                          $124,002
Adjusted gross income                 $124,002
Taxable income                         $96,302
Total tax                               $7,794`;

describe('A summary of a return', () => {
  it('When an address stands in a box below its label, then no house number is cut off it', () => {
    const print: Print[] = [
      [36, 20, '2023 Return at a Glance - Form 1040'],
      [36, 50, 'Name(s) as shown on return'],
      [36, 59, 'GRETA TRAN'],
      [420, 50, 'Your social security number'],
      [420, 59, '938-56-8639'],
      [36, 76, 'Home address'],
      [36, 85, '13477 AVENUE J LOT 18, PROVIDENCE, RI 02903'],
      [420, 76, 'Filing status'],
      [420, 85, 'Single'],
      ...FIGURES.split('\n').map((line, row): Print => [36, 120 + 13 * row, line]),
    ];
    expect(readPage(printedPage(print))).toMatchObject({
      'primaryPerson.homeAddress.street': '13477 Avenue J Lot 18',
    });
  });

  it('When the label in the next pane is not known, then its amount is not that of a small figure before it', () => {
    const pane = (small: string, label = 'Interest               ') =>
      read(`
2023 Return at a Glance - Form 1040
Taxpayer: Katya Tran        SSN: 986-47-3028      Filing status: Single
${label}      ${small}         Tax before credits      15,007
Total wages              130,201         Taxable income         115,442
Total income             131,042         Total tax               15,007
Adjusted gross income    130,042         Refund                   3,001`);
    for (const interest of ['   841', '  841.'])
      expect(pane(interest)).toMatchObject({ 'fields.taxableInterest': 841 });
    expect(pane('   841', 'Taxable interest income')).toMatchObject({ 'fields.taxableInterest': 841 });
    expect(pane('    53')).not.toMatchObject({ 'fields.taxableInterest': 15007 });
    expect(pane('     0')).not.toHaveProperty(['fields.taxableInterest']);
  });

  it('When interest of two figures ends where the amounts end, then it is one', () => {
    const line = (interest: string) =>
      read(`
2023 Tax Return Summary - Form 1040
Taxpayer: Katya Tran        SSN: 986-47-3028      Filing status: Single
Interest                            ${interest}
Total income                     124,002
Adjusted gross income            124,002
Taxable income                    96,302
Total tax                          7,794`);
    expect(line('  98')).toMatchObject({ 'fields.taxableInterest': 98 });
    expect(line('98  ')).not.toHaveProperty(['fields.taxableInterest']);
  });

  it("When a list names the spouse's number above a telephone and an address of e-mail, then neither is the spouse's", () => {
    const values = read(`
2023 Tax Return Summary - Form 1040
Taxpayer           Katya Tran
Taxpayer SSN       986-47-3028
Spouse             Emmett Tran
Spouse SSN         931-40-2181
Email              katya.tran@example.com
Filing status      Married filing jointly
${FIGURES}`);
    expect(values).toMatchObject({ 'primaryPerson.email': 'katya.tran@example.com' });
    expect(values).not.toHaveProperty(['spousePerson.email']);
  });

  it('When the foot names who prepared it in the column of the taxpayer, then the telephone there is not theirs', () => {
    expect(
      read(`
2023 Tax Return Summary - Form 1040
                     Taxpayer              Spouse
Name                 Katya Tran            Emmett Tran
SSN                  986-47-3028           931-40-2181
Filing status: Married filing jointly
${FIGURES}
Prepared by Ledger   Phone (360) 555-0199`),
    ).not.toHaveProperty(['primaryPerson.phoneNumber']);
  });

  it('When figures have less usual names, then they are read', () => {
    expect(
      read(`
2024 Form 1040 Summary
Taxpayer: Soren Hightower      SSN: 919-92-0222      Filing status: Single
Salaries and wages                     48,527.00
AGI                                    47,812.00
Taxable income                         33,212.00
Total federal tax                       4,318.00
Withholding                             5,182.00
Overpayment refunded                      864.00
Amount due                                  0.00`),
    ).toMatchObject({
      form: '1040',
      'fields.wages': 48527,
      'fields.adjustedGrossIncome': 47812,
      'fields.totalTax': 4318,
      'fields.federalTaxWithheld': 5182,
      'fields.refundAmount': 864,
      'fields.amountOwed': 0,
    });
  });

  it('When outcome and adjusted gross income are named otherwise, then they are read', () => {
    const list = (lines: string) =>
      read(`
2024 Tax Return Summary - Form 1040
Taxpayer: Soren Hightower      SSN: 919-92-0222      Filing status: Single
Federal AGI                            47,812
Taxable income                         33,212
Total tax                               4,318
${lines}`);
    expect(list('Refund due                                864')).toMatchObject({
      'fields.adjustedGrossIncome': 47812,
      'fields.refundAmount': 864,
    });
    expect(list('Tax due                                   310')).toMatchObject({ 'fields.amountOwed': 310 });
  });

  it("When the spouse's number has its whole name in a list, then it is read", () => {
    expect(
      read(`
2024 Tax Return Summary - Form 1040
Prepared for                            Social Security Number: 959-33-0628
Orson Boudreaux and Ida Boudreaux       Spouse's Social Security Number: 911-50-4189
Filing status: Married filing jointly
${FIGURES}`),
    ).toMatchObject({ 'spousePerson.ssn': '911-50-4189' });
  });

  it('When a program names date and form in a column of labels beside, then the rows are read up to them', () => {
    expect(
      read(`
2024 Tax Return Summary - Form 1040
NAME    RUTH A OKAFOR-LINDEN                                     DATE: 03/28/2025
SSN:    978=05-3316                                              FORM: 1040
ADDR:   RURAL ROUTE 7 BOX 12, CARIBOU ME 04736
Filing status: Single
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Ruth A Okafor-Linden',
      'primaryPerson.ssn': '978-05-3316',
      'primaryPerson.homeAddress.street': 'Rural Route 7 Box 12',
    });
  });

  it('When the occupation stands in a box beside another one, then it is read below its label', () => {
    const boxes = (below: string) =>
      read(`
2024 Tax Return Summary - Form 1040
Name(s) shown on return                 Social security number
Greta Lindqvist                         960-31-8874
Occupation                              Dependents
${below}
Filing status: Single
${FIGURES}`)['fields.occupation'];
    expect(boxes('DENTAL HYGIENIST                        0')).toBe('DENTAL HYGIENIST');
    expect(boxes('                                        0')).toBeUndefined();
  });

  it('When capitals make the lines of a couple look further apart, then both are still read', () => {
    const page = typedPage(`
2023 Tax Return Summary - Form 1040




Filing status: Married filing jointly
${FIGURES}`);
    const people: Print[] = [
      [36, 70, 'WENDELL ZIELINSKI              SSN: 979-29-0935'],
      [36, 87, 'BEATRIX ZIELINSKI              SSN: 991-24-4112'],
    ];
    const values = readPage({ ...page, words: [...page.words, ...people.flatMap((line) => wordsAt(line))] });
    expect(values).toMatchObject({ 'spousePerson.fullName': 'Beatrix Zielinski' });
  });
});
