import { describe, expect, it } from '@jest/globals';
import { vote, type Candidate } from '../candidate.ts';
import { markVerified, runChecks } from './checks.ts';
import type { CheckRule } from './checkRule.ts';
import { isSureEnough } from './isSureEnough.ts';
import { reconcile } from '../closerLook/reconcile.ts';
import { settleAmounts } from './settleAmounts.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const value = scannedValue;
const tax: CheckRule = { plus: ['fields.wages'], rate: 0.062, gives: 'fields.tax', within: 0.03 };

describe('A form proves itself by arithmetic', () => {
  it('verifies values that balance and contradicts those that do not', () => {
    const mark = (amount: number) => {
      const values = [value('fields.wages', 1000), value('fields.tax', amount)];
      return markVerified(values, runChecks([tax], values)).map(({ isVerified }) => isVerified);
    };
    expect(mark(62)).toEqual([true, true]);
    expect(mark(26)).toEqual([false, false]);
  });
  it('takes another known share for one, without a surcharge', () => {
    const rule: CheckRule = { ...tax, otherRates: [0.042, 0.0765] };
    const mark = (amount: number) =>
      runChecks([rule], [value('fields.wages', 80_000), value('fields.tax', amount)])[0]!.isRight;
    expect([4960, 3360, 6120, 5000].map(mark)).toEqual([true, true, true, false]);
  });
  it('takes a share in whole dollars for one, but nothing further off', () => {
    const isRight = (amount: number) =>
      runChecks([tax], [value('fields.wages', 31_470), value('fields.tax', amount)])[0]!.isRight;
    expect([isRight(1951.14), isRight(1951), isRight(1950), isRight(1951.9)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('takes a copy for no proof where both are hardly legible', () => {
    const copied: CheckRule = {
      plus: ['fields.wages'],
      gives: 'fields.wagesTotal',
      within: 1,
      isUsual: true,
    };
    const verdicts = (...confidences: readonly [number, number]) =>
      runChecks(
        [copied],
        [
          value('fields.wages', 8730, { confidence: confidences[0] }),
          value('fields.wagesTotal', 8730, { confidence: confidences[1] }),
        ],
      ).length;
    expect([verdicts(0.3, 0.2), verdicts(0.3, 0.5)]).toEqual([0, 1]);
    const share = [
      value('fields.wages', 1000, { confidence: 0.3 }),
      value('fields.tax', 62, { confidence: 0.2 }),
    ];
    expect(runChecks([tax], share)).toHaveLength(1);
  });
  it('leaves out what OCR read and no sum bears out', () => {
    expect(isSureEnough(value('fields.tax', 26, { isVerified: false }))).toBe(false);
    expect(isSureEnough(value('fields.tax', 26, { isVerified: false, source: 'text' }))).toBe(true);
  });
  it('says nothing when a value is missing', () => {
    expect(runChecks([tax], [value('fields.wages', 1000)])).toEqual([]);
  });
  it('counts what is left blank as nothing, where the form does', () => {
    const total: CheckRule = {
      plus: ['fields.wages', 'fields.interest'],
      blank: ['fields.interest'],
      gives: 'fields.total',
      within: 1,
    };
    const verdicts = runChecks([total], [value('fields.wages', 500), value('fields.total', 500)]);
    expect(verdicts).toEqual([{ fields: ['fields.wages', 'fields.total'], isRight: true }]);
  });
  it('takes more of what lies over the surcharge', () => {
    const medicare: CheckRule = { ...tax, rate: 0.0145, surcharge: { rate: 0.009, over: 200_000 } };
    const values = [value('fields.wages', 250_000), value('fields.tax', 4075)];
    expect(runChecks([medicare], values)[0]?.isRight).toBe(true);
  });
  it('says nothing of a sum that is only usual and fails', () => {
    const values = [value('fields.wages', 1000), value('fields.tax', 70)];
    expect(runChecks([{ ...tax, isUsual: true }], values)).toEqual([]);
  });
});

describe('A figure misread as no other it resembles', () => {
  const minus = (from: string, less: string, gives: string): CheckRule => ({
    plus: [`fields.${from}`],
    minus: [`fields.${less}`],
    gives: `fields.${gives}`,
    within: 1,
  });
  const sales: CheckRule = { plus: ['fields.sales'], gives: 'fields.income', within: 1 };
  const lines = [sales, minus('income', 'expenses', 'tentative'), minus('tentative', 'home', 'net')];
  const settled = (amounts: Record<string, number>) =>
    settleAmounts(
      lines,
      Object.entries(amounts).map(([name, amount]) => value(`fields.${name}`, amount)),
    ).map(({ value: amount }) => amount);

  it('When one line alone would mend all sums, then it is that, and not two lines misread alike', () => {
    // 21,455 read with a 5 for the 4; 41,560 and 40,560 would add up, too
    const profit = { tentative: 41660, home: 1000, net: 40660 };
    expect(settled({ sales: 63115, income: 63115, expenses: 21555, ...profit })).toEqual([
      63115, 63115, 21455, 41660, 1000, 40660,
    ]);
  });

  it('When the comma of whole dollars was read as a point, then the sums tell so', () => {
    const profit = { tentative: 41660, home: 1000, net: 40660 };
    expect(settled({ sales: 57410, income: 57410, expenses: 157.5, ...profit })[2]).toBe(15750);
  });
});

const sum = (plus: string[], gives: string): CheckRule => ({
  plus: plus.map((name) => `fields.${name}`),
  gives: `fields.${gives}`,
  within: 1,
});
const chain = [
  sum(['wages', 'interest'], 'income'),
  sum(['income'], 'agi'),
  sum(['taxable', 'deductions'], 'agi'),
];
const amounts = (list: Record<string, number>, change: Partial<Candidate> = {}) =>
  Object.entries(list).map(([name, amount]) => value(`fields.${name}`, amount, change));
const settledAmounts = (values: Candidate[]) =>
  Object.fromEntries(settleAmounts(chain, values).map(({ to, value: amount }) => [to.slice(7), amount]));

describe('A misread amount is put right by arithmetic', () => {
  const right = {
    wages: 53447,
    interest: 1808,
    income: 55255,
    agi: 55255,
    deductions: 12400,
    taxable: 42855,
  };
  it('where the rival reading makes it add up', () => {
    const settled = settleAmounts(
      [tax],
      [value('fields.wages', 1000), value('fields.tax', 82, { rival: 62 })],
    );
    expect(settled[1]).toMatchObject({ value: 62, rival: 82 });
  });
  it('where one digit does', () => {
    expect(settledAmounts(amounts({ ...right, interest: 1806 }))).toEqual(right);
  });
  it('where the same digit was misread in several lines', () => {
    expect(settledAmounts(amounts({ ...right, wages: 63447, income: 56255, agi: 56255 }))).toEqual(right);
  });
  it('where a typeface’s 5 looks like a 6 wherever it stands', () => {
    expect(settledAmounts(amounts({ ...right, wages: 63447, income: 66265, agi: 66265 }))).toEqual(right);
  });
  it('not where a line that was taken for blank explains it sooner than the same misreading in several lines', () => {
    const withBlank = [
      sum(['wages'], 'allWages'),
      { ...sum(['allWages', 'interest'], 'income'), blank: ['fields.interest'] },
      ...chain.slice(1),
    ];
    const lacking = amounts({
      wages: 180339,
      allWages: 180339,
      income: 180399,
      agi: 180399,
      deductions: 29200,
      taxable: 151199,
    });
    expect(settleAmounts(withBlank, lacking)).toEqual(lacking);
  });
  it('where a comma was read as a figure, and no further than that', () => {
    const payments = [sum(['withheld'], 'payments')];
    const settled = settleAmounts(
      payments,
      amounts({ withheld: 25260, payments: 265260 }, { confidence: 0.7 }),
    );
    expect(settled.map(({ value: amount }) => amount)).toEqual([25260, 25260]);
    const others = amounts({ withheld: 25260, payments: 261160 }, { confidence: 0.7 });
    expect(settleAmounts(payments, others)).toEqual(others);
    const short = (read: number) =>
      settleAmounts(payments, amounts({ withheld: 3635, payments: read }, { confidence: 0.7 }))[1]!.value;
    expect(short(37635)).toBe(3635);
    expect(short(36375)).toBe(36375); // no comma stands there
    expect(short(36135)).toBe(3635); // a stroke
  });
  it('where the first figure of an amount was lost', () => {
    const large = {
      wages: 128823,
      interest: 2870,
      income: 131693,
      agi: 131693,
      deductions: 23625,
      taxable: 108068,
    };
    const read = amounts(large, { confidence: 0.97 });
    const cut = value('fields.income', 31693, { confidence: 0.2 });
    expect(settledAmounts(read.map((one) => (one.to === cut.to ? cut : one)))).toEqual(large);
  });
  it('but sure amounts are not changed after one that was guessed', () => {
    const large = { wages: 255260, interest: 1808, agi: 257068, deductions: 2000, taxable: 255068 };
    const guessed = [
      ...amounts(large, { confidence: 0.97 }),
      value('fields.income', 27068, { confidence: 0.2 }), // 257,068
    ];
    expect(settleAmounts(chain, guessed)).toEqual(guessed);
    const unsure = [
      ...amounts(
        { wages: 74444, interest: 0, income: 74444, agi: 74444, taxable: 58694 },
        { confidence: 0.97 },
      ),
      value('fields.deductions', 15550, { confidence: 0.53 }), // 15,750
    ];
    expect(settleAmounts(chain, unsure)).toEqual(unsure);
  });
  it('where a sum that nothing mends contradicts the likelier way', () => {
    const refund = [sum(['payments'], 'overpaid'), { ...sum(['overpaid'], 'refund'), within: 0 }];
    const [payments, overpaid, kept] = settleAmounts(refund, [
      value('fields.payments', 999),
      value('fields.overpaid', 3108, { confidence: 0.6 }),
      value('fields.refund', 3109),
    ]);
    expect([payments, overpaid, kept].map((one) => one?.value)).toEqual([999, 3109, 3109]);
  });
  it('not where two ways would do', () => {
    expect(settleAmounts([sum(['wages'], 'tax')], amounts({ wages: 5000, tax: 6000 }))).toEqual(
      amounts({ wages: 5000, tax: 6000 }),
    );
  });
  it('not where the file itself says the amount', () => {
    const printed = amounts({ ...right, interest: 1308 }, { source: 'text' });
    expect(settleAmounts(chain, printed)).toEqual(printed);
  });
});

describe('Two looks at the same box', () => {
  it('are surer together when they agree', () => {
    const [one] = reconcile([value('fields.tax', 62)], [value('fields.tax', 62)]);
    expect(one?.confidence).toBeGreaterThan(0.98);
  });
  it('leave a doubt that is not shown when they disagree', () => {
    const [one] = vote(reconcile([value('fields.tax', 62)], [value('fields.tax', 68)]));
    expect(one?.rival).toBe(68);
    expect(isSureEnough(one!)).toBe(false);
  });
  it('are outvoted by other copies of the form', () => {
    const doubtful = reconcile([value('fields.tax', 62)], [value('fields.tax', 68)]);
    const [one] = vote([...doubtful, value('fields.tax', 62), value('fields.tax', 62)]);
    expect(one?.value).toBe(62);
    expect(isSureEnough(one!)).toBe(true);
  });
  it('are one where copies of a name differ in its points, and not where those of an address of e-mail do', () => {
    const copies = (to: string, texts: readonly string[]) =>
      vote(texts.map((text) => value(to, text, { confidence: 0.9 })));
    const [name] = copies('fields.employerName', [
      'Vale Services, L.P.',
      'Vale Services, LP',
      'Vale Services, L.P',
    ]);
    expect(name?.confidence).toBeGreaterThan(0.99);
    const [email] = copies('primaryPerson.email', ['vale.lind@example.org', 'valelind@example.org']);
    expect(isSureEnough(email!)).toBe(false);
  });
  it('are one where a scanned copy lost a word amid the others; a word at either end may be what was misread', () => {
    const copies = (texts: readonly (readonly [string, number])[]) =>
      vote(texts.map(([text, confidence]) => value('fields.employeeName', text, { confidence })))[0];
    expect(
      copies([
        ['Ana Del Mar Quintero Solis', 0.85],
        ['Ana Del Mar Solis', 0.95],
      ]),
    ).toMatchObject({ value: 'Ana Del Mar Quintero Solis' });
    expect(
      copies([
        ['Ana Del Mar Quintero Solis', 0.7],
        ['Ana Del Mar Solis', 0.95],
      ]),
    ).toMatchObject({ value: 'Ana Del Mar Solis' });
    expect(
      copies([
        ['Ana Quintero Solis', 0.85],
        ['Ana Quintero', 0.95],
      ]),
    ).toMatchObject({ value: 'Ana Quintero' });
    expect(
      copies([
        ['Ana Solis', 0.95],
        ['Ana Solis', 0.95],
        ['Ana Mar Solis', 0.85],
        ['Ana Del Mar Solis', 0.85],
      ]),
    ).toMatchObject({ value: 'Ana Del Mar Solis' });
  });
  it('take the surer one of two streets whose numbers agree, and trust neither where a number differs', () => {
    const street = (text: string, confidence: number) =>
      value('businessInfo.businessAddress.street', text, { confidence });
    const agree = reconcile([street('5073 Prospect Park', 0.92)], [street('5073 Prosoect Park', 0.73)]);
    expect(agree.map((one) => one.value)).toEqual(['5073 Prospect Park']);
    const [one] = vote(reconcile([street('5073 Prospect Park', 0.92)], [street('5078 Prospect Park', 0.9)]));
    expect(isSureEnough(one!)).toBe(false);
  });
  it('take the reading without the rule of the box', () => {
    const [one] = reconcile([value('fields.tax', 199940.13)], [value('fields.tax', 99940.13)]);
    expect(one?.value).toBe(99940.13);
  });
});
