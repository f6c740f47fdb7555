import { expect, it } from '@jest/globals';
import { mapSheet } from './cells.ts';
import { findLandmarks } from './landmarks.ts';
import { locateBelow } from './locateBelow.ts';
import { toSheet } from './sheet.ts';
import { printedPage, wordsAt } from './testing/printedPage.ts';

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
