import { describe, expect, it } from '@jest/globals';
import { borrowLabels } from './borrowLabels.ts';
import { anchorsOf, splitCopies } from './copies.ts';
import { headsColumn } from './earningsSummary.ts';
import { findLandmarks } from '../labels/landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';

const LABELS = ['wages tips other comp', 'medicare wages', 'medicare tax', "employee's name"];

/** A small form whose last line stands nearer to the next copy than to its own head. */
const copyAt = (x: number, y: number, isMisread = false): Print[] => [
  [x, y, 'Wages tips other comp'],
  [x, y + 10, '99.00'],
  [x, y + 24, 'Medicare wages'],
  [x, y + 34, '98.00'],
  [x, y + 48, isMisread ? 'Mxdlcore bex' : 'Medicare tax'],
  [x, y + 58, '97.00'],
  [x, y + 150, "Employee's name"],
  [x, y + 160, 'PRIYA'],
];

const copiesOf = (print: Print[]) => {
  const sheet = toSheet(printedPage(print));
  const all = findLandmarks(sheet, LABELS);
  return splitCopies(
    sheet,
    all.filter(({ label }) => label === LABELS[0]),
    all,
  ).map((copy) => ({ sheet: copy, landmarks: findLandmarks(copy, LABELS) }));
};

describe('Copies of a form on one sheet', () => {
  it('keep their last lines, which stand closer to the next copy', () => {
    const copies = copiesOf([...copyAt(40, 40), ...copyAt(40, 260)]);
    expect(copies.map(({ sheet }) => sheet.lines.length)).toEqual([8, 8]);
  });
  it('begin no further before their anchor than the paper of the first lets it begin', () => {
    const threeAcross = [16, 213, 410].flatMap((x): Print[] => [
      [x, 40, 'Wages tips other comp'],
      [x, 54, 'Medicare wages'],
      [x + 110, 54, 'Medicare tax'],
      [x + 150, 64, '97.00'],
    ]);
    const copies = copiesOf(threeAcross);
    const last = copies.map(({ sheet }) => sheet.lines.at(-1)!.words.map(({ text }) => text));
    expect(last).toEqual([['97.00'], ['97.00'], ['97.00']]);
  });
  it('When two narrow copies stand below a wide one, then each row is cut where its own copies begin', () => {
    const copies = copiesOf([...copyAt(250, 40), ...copyAt(40, 260), ...copyAt(320, 260)]);
    expect(copies.map(({ sheet }) => sheet.lines.length)).toEqual([8, 8, 8]);
  });
  it('When a wide copy begins where the first of three narrow ones does, then it is not cut where those are', () => {
    const wide: Print[] = [
      [20, 40, 'Wages tips other comp'],
      [20, 54, 'Medicare wages'],
      [240, 54, 'Medicare tax'],
      [240, 64, '97.00'],
    ];
    const narrow = [20, 216, 412].flatMap((x): Print[] => [
      [x, 260, 'Wages tips other comp'],
      [x, 274, 'Medicare wages'],
      [x, 284, '98.00'],
    ]);
    const copies = copiesOf([...wide, ...narrow]);
    expect(copies.map(({ sheet }) => sheet.lines.flatMap(({ words }) => words).length)).toEqual([9, 7, 7, 7]);
  });
  it('When small print shows one copy of each row only, then they stand below each other all the same', () => {
    const print = [
      ...copyAt(40, 40),
      ...copyAt(320, 40).slice(1),
      ...copyAt(40, 260).slice(1),
      ...copyAt(320, 260),
    ];
    expect(copiesOf(print).map(({ sheet }) => sheet.lines.length)).toEqual([8, 7, 7, 8]);
  });
  it('When an earnings summary stands above the first, then it is no part of it', () => {
    const summary: Print[] = [
      [40, 30, 'Box 1 of W-2'],
      [40, 44, 'Gross pay'],
      [200, 44, '71.00'],
    ];
    const copies = copiesOf([...summary, ...copyAt(40, 120), ...copyAt(40, 340)]);
    expect(copies.map(({ sheet }) => sheet.lines.length)).toEqual([8, 8]);
  });
  it('lend one another the labels that were misread', () => {
    const copies = borrowLabels(copiesOf([...copyAt(40, 40), ...copyAt(320, 40, true)]));
    const tax = copies[1]!.landmarks.find(({ label }) => label === 'medicare tax');
    expect(tax?.box).toMatchObject({ x0: 320, y0: 88 });
    expect(tax?.words.map(({ text }) => text)).toContain('Mxdlcore');
    expect(tax?.edits).toBeGreaterThan(0);
  });
});

describe('Labels that each copy shows once', () => {
  const anchors = (print: Print[]) => {
    const all = findLandmarks(toSheet(printedPage(print)), LABELS);
    return anchorsOf(LABELS.map((name) => all.filter(({ label }) => label === name)));
  };
  const places = (print: Print[]) =>
    anchors(print).map(({ box }) => [Math.round(box.x0), Math.round(box.y0)]);
  const head = (x: number, y: number, text = 'Wages tips other comp'): Print[] => [
    [x, y, text],
    [x, y + 24, 'Medicare wages'],
  ];

  it('When the first is misread on some copies, then another one that a third confirms shows them all', () => {
    const print = [
      ...copyAt(40, 40),
      ...copyAt(320, 40).slice(1),
      ...copyAt(40, 300).slice(1),
      ...copyAt(320, 300).slice(1),
    ];
    expect(places(print)).toEqual([
      [40, 64],
      [320, 64],
      [40, 324],
      [320, 324],
    ]);
  });

  it('When another stands again where no third one does, in the instructions, then it shows no copies', () => {
    const print = [...head(40, 40), [320, 400, 'Medicare wages'], [300, 500, 'Medicare tax']] as Print[];
    expect(places(print)).toEqual([[40, 40]]);
  });

  it('When the first stands twice, then it is trusted alone', () => {
    expect(places([...head(40, 40), ...head(320, 40).slice(0, 1)])).toEqual([
      [40, 40],
      [320, 40],
    ]);
  });
});

it('When an address below a label ends in a box of the post, then the label heads no column of a summary', () => {
  const heads = (below: string) => {
    const sheet = toSheet(
      printedPage([
        [40, 40, "Employee's name"],
        [40, 51, below],
      ]),
    );
    return headsColumn(sheet, findLandmarks(sheet, ["employee's name"])[0]!);
  };
  expect(['Route 4 Box 12', 'Rural Route 4 Box 118', 'PO Box 7', 'Hwy 9 Box 231'].map(heads)).toEqual(
    Array(4).fill(false),
  );
  expect(heads('Compensation Box 1')).toBe(true);
});

it('When a row heads several columns with numbers of boxes, then its labels are those of a summary, and one number makes none', () => {
  const heads = (row: string) => {
    const sheet = toSheet(printedPage([[40, 40, row]]));
    return headsColumn(sheet, findLandmarks(sheet, ['medicare wages'])[0]!);
  };
  expect(heads('Wages Box 1  Social Security wages Box 3  Medicare wages Box 5')).toBe(true);
  expect(heads('Medicare wages (Box 5)')).toBe(false);
});

it('When gross pay is the first row below labels, then they head the columns of a summary', () => {
  const heads = (row: string) => {
    const sheet = toSheet(
      printedPage([
        [200, 40, 'Medicare wages'],
        [40, 56, row],
        [210, 56, '58,240.00'],
      ]),
    );
    return headsColumn(sheet, findLandmarks(sheet, ['medicare wages'])[0]!);
  };
  expect(heads('Gross Pay')).toBe(true);
  expect(heads('Helga Pay')).toBe(false);
});
