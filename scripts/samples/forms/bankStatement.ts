/** Two bank statements: a running balance with a list summary, and a banner with a summary in columns. */
import { printMoney } from '../invent/amounts.ts';
import { addressLines, cityLine } from '../invent/people.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm, Sample } from '../sample.ts';
import { expectStatement, inventStatement, usDay, type StatementFacts } from './statementFacts.ts';

function bankSample(facts: StatementFacts, pdf: Uint8Array): Sample {
  const expected = expectStatement(facts);
  const ignore = ['businessInfo.businessType'];
  return { pdf, documentType: 'bank-statement', form: 'Bank statement', taxYear: null, expected, ignore };
}

const right = { size: 9, align: 'right' } as const;

function drawListSummary(sheet: Sheet, facts: StatementFacts): void {
  sheet.print('Account Summary', 36, 190, { size: 11, font: 'bold' });
  const rows = [
    [`Beginning balance on ${usDay(facts, 1)}`, `$${printMoney(facts.opening)}`],
    ['Deposits and other credits', `+ $${printMoney(facts.deposits)}`],
    ['Withdrawals and other debits', `- $${printMoney(facts.withdrawals)}`],
    [`Ending balance on ${usDay(facts, facts.lastDay)}`, `$${printMoney(facts.closing)}`],
  ] as const;
  rows.forEach(([words, amount], row) => {
    const y = 208 + row * 16;
    sheet.print(words, 38, y, { size: 9 });
    sheet.value({ x: 440, y: y - 11, w: 138, h: 14 }, amount, { label: words, align: 'right' });
    sheet.rule(36, y + 4, 580, y + 4, { thickness: 0.3 });
  });
}

function drawRunningBalance(sheet: Sheet, facts: StatementFacts): void {
  sheet.print('Transaction Detail', 36, 292, { size: 11, font: 'bold' });
  for (const [words, x] of [
    ['Deposits', 410],
    ['Withdrawals', 502],
    ['Balance', 578],
  ] as const)
    sheet.print(words, x, 310, { ...right, font: 'bold' });
  sheet.print('Date', 38, 310, { size: 9, font: 'bold' });
  sheet.print('Description', 82, 310, { size: 9, font: 'bold' });
  let balance = facts.opening;
  facts.movements.forEach(({ day, text, amount }, row) => {
    const y = 327 + row * 15;
    balance += amount;
    sheet.print(usDay(facts, day).slice(0, 5), 38, y, { size: 9 });
    sheet.print(text, 82, y, { size: 9 });
    sheet.print(printMoney(Math.abs(amount)), amount > 0 ? 410 : 502, y, right);
    sheet.print(printMoney(balance), 578, y, right);
  });
}

export const drawListStatement: DrawForm = async (drawing) => {
  const facts = inventStatement(drawing.seed, false);
  const sheet = await openSheet({ ...drawing, isFillable: false });
  sheet.print(facts.bank.name, 36, 46, { size: 15, font: 'bold' });
  sheet.print(`P.O. Box 220, ${cityLine(facts.bank.address)} · ${facts.bank.phone}`, 36, 60, { size: 8 });
  sheet.print('Statement of Account', 580, 44, { size: 10, font: 'bold', align: 'right' });
  sheet.print(`Statement period: ${usDay(facts, 1)} through ${usDay(facts, facts.lastDay)}`, 580, 56, right);
  sheet.print(`Account number: XXXXXX${facts.account.slice(-4)}`, 580, 68, right);
  const window = [facts.holder, ...addressLines(facts.address)].join('\n');
  sheet.value({ x: 50, y: 108, w: 260, h: 40 }, window, { label: 'Holder', hasLines: true });
  drawListSummary(sheet, facts);
  drawRunningBalance(sheet, facts);
  return bankSample(facts, await sheet.finish());
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const longDay = ({ year, month }: StatementFacts, day: number): string =>
  `${MONTHS[month - 1]} ${String(day).padStart(2, '0')}, ${year}`;
const serif = { size: 9, font: 'serif' } as const;

function drawBanner(sheet: Sheet, facts: StatementFacts): void {
  sheet.frame({ x: 36, y: 34, w: 544, h: 32 }, { thickness: 0, fillGrey: 0.86 });
  sheet.print(facts.bank.name.toUpperCase(), 44, 55, { size: 15, font: 'serif' });
  const rows = [
    ['Account Number', facts.account],
    ['Statement Date', longDay(facts, facts.lastDay)],
    ['Period Covered', `${longDay(facts, 1)} - ${longDay(facts, facts.lastDay)}`],
    ['Page', '1'],
  ] as const;
  rows.forEach(([words, value], row) => {
    sheet.print(words, 330, 80 + row * 14, serif);
    sheet.print(value, 578, 80 + row * 14, { ...serif, align: 'right' });
  });
}

function drawColumnSummary(sheet: Sheet, facts: StatementFacts): void {
  sheet.print('BUSINESS CHECKING SUMMARY', 36, 164, { size: 10, font: 'serifBold' });
  sheet.rule(36, 168, 580, 168, { thickness: 1.5 });
  const columns = [
    ['Previous Balance', facts.opening, 160],
    ['Total Credits', facts.deposits, 300],
    ['Total Debits', facts.withdrawals, 440],
    ['New Balance', facts.closing, 578],
  ] as const;
  for (const [words, amount, x] of columns) {
    sheet.print(words, x, 181, { size: 9, font: 'serifBold', align: 'right' });
    sheet.value({ x: x - 110, y: 184, w: 112, h: 14 }, printMoney(amount), { label: words, align: 'right' });
  }
}

function drawMovements(
  sheet: Sheet,
  facts: StatementFacts,
  title: string,
  sign: 1 | -1,
  top: number,
): number {
  sheet.print(title, 36, top, { size: 10, font: 'serifBold' });
  sheet.rule(36, top + 4, 580, top + 4, { thickness: 1.5 });
  const rows = facts.movements.filter(({ amount }) => amount * sign > 0);
  rows.forEach(({ day, text, amount }, row) => {
    const y = top + 17 + row * 14;
    sheet.print(`${MONTHS[facts.month - 1]?.slice(0, 3)} ${String(day).padStart(2, '0')}`, 40, y, serif);
    sheet.print(text, 150, y, serif);
    sheet.print(printMoney(Math.abs(amount)), 578, y, { ...serif, align: 'right' });
  });
  return top + 17 + rows.length * 14 + 14;
}

export const drawBannerStatement: DrawForm = async (drawing) => {
  const facts = inventStatement(drawing.seed, true);
  const sheet = await openSheet({ ...drawing, isFillable: false });
  drawBanner(sheet, facts);
  const window = [facts.holder, ...addressLines(facts.address)].join('\n');
  sheet.value({ x: 36, y: 90, w: 250, h: 40 }, window, { label: 'Holder', hasLines: true });
  drawColumnSummary(sheet, facts);
  const below = drawMovements(sheet, facts, 'DEPOSITS AND CREDITS', 1, 220);
  drawMovements(sheet, facts, 'CHECKS AND DEBITS', -1, below);
  return bankSample(facts, await sheet.finish());
};
