import { expect, it } from '@jest/globals';
import { mapSheet } from './cells.ts';
import { findLandmarks } from '../labels/landmarks.ts';
import { locateBelow } from './locateBelow.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';

it('When only some words of a line reach above the foot of a cell, then the whole line stands in it', () => {
  const label = wordsAt([36, 100, "RECIPIENT'S name"]);
  const [tall, low, last] = wordsAt([40, 132, 'Javier Ibarra Quint']);
  const lower = { ...low!, box: { ...low!.box, y0: 126, y1: 139 } };
  const words = [...label, tall!, lower, last!, ...wordsAt([40, 150, '945 Bonanza Way'])];
  const sheet = toSheet(printedPage([], { words }));
  const map = mapSheet(sheet, findLandmarks(sheet, ["recipient's name"]));
  const [cell] = locateBelow(map, { below: "recipient's name", depth: 28 });
  expect(cell!.words.map(({ text }) => text)).toEqual(['Javier', 'Ibarra', 'Quint']);
});

it('When a block of text stands far beside an amount, then it is none of the cell', () => {
  const [head, block, street] = [
    wordsAt([200, 100, 'Federal income tax withheld']),
    wordsAt([420, 111, 'SIOBHAN REYES']),
    wordsAt([420, 119, '77 LAFAYETTE ST APT 3F']),
  ];
  const words = [...head, ...wordsAt([200, 108, '6,127.88']), ...block, ...street];
  const sheet = toSheet(printedPage([], { words: words.map((word) => ({ ...word, source: 'ocr' })) }));
  const map = mapSheet(sheet, findLandmarks(sheet, ['federal income tax withheld']));
  const [cell] = locateBelow(map, { below: 'federal income tax withheld', depth: 24 });
  expect(cell!.words.map(({ text }) => text)).toEqual(['6,127.88']);
});

it('When the number of a box without words stands in the next column, then it ends no cell', () => {
  const linesOf = (x: number) => {
    const words = [
      ...wordsAt([40, 100, "employee's name"]),
      ...wordsAt([40, 112, 'Winona Gustafson']),
      ...wordsAt([x, 124, '13']),
      ...wordsAt([430, 124, '14 other']),
      ...wordsAt([40, 136, 'Rapid City SD 57701']),
    ];
    const sheet = toSheet(printedPage([], { words: words.map((word) => ({ ...word, source: 'ocr' })) }));
    const map = mapSheet(sheet, findLandmarks(sheet, ["employee's name", 'other']));
    return locateBelow(map, { below: "employee's name", depth: 60 })[0]!.words.map(({ text }) => text);
  };
  expect(linesOf(258)).toContain('57701');
  expect(linesOf(40)).toEqual(['Winona', 'Gustafson']);
});

it('When the small dollar sign at the foot of a box is read as letters, then the amount right of it stays in the box', () => {
  const words = [
    ...wordsAt([300, 100, '1 Gross distribution']),
    ...wordsAt([440, 116, '28,410.12']),
    ...wordsAt([300, 125, 'Ss']),
    ...wordsAt([300, 134, '2a Taxable amount']),
  ];
  const sheet = toSheet(printedPage([], { words: words.map((word) => ({ ...word, source: 'ocr' })) }));
  const map = mapSheet(sheet, findLandmarks(sheet, ['gross distribution', 'taxable amount']));
  const [cell] = locateBelow(map, { below: 'gross distribution', depth: 36 });
  expect(cell!.words.map(({ text }) => text)).toContain('28,410.12');
});

it('When a head goes on from the line above it, then it begins nothing, unless a closer look left it without words of its own', () => {
  const words = [
    ...wordsAt([200, 92, 'Street and']),
    ...wordsAt([200, 100, 'Number']),
    ...wordsAt([200, 112, '5127']),
  ];
  const sheet = toSheet(printedPage([], { words }));
  const map = mapSheet(sheet, findLandmarks(sheet, ['number']));
  const [label] = map.landmarks;
  const where = { below: 'number', depth: 30, starts: true } as const;
  expect(locateBelow(map, where)).toEqual([]);
  expect(locateBelow({ ...map, landmarks: [{ ...label!, words: [] }] }, where)).toEqual([]);
  expect(locateBelow(map, { below: 'number', depth: 30 })[0]!.words.map(({ text }) => text)).toEqual([
    '5127',
  ]);
});
