import { describe, expect, it } from '@jest/globals';
import { cellBelow, mapSheet, rowRight, type MappedSheet } from './cells.ts';
import { findLandmarks, type Landmark } from '../labels/landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';

it('A label that another copy lent, and that no words of this one spell, still ends the cell beside it', () => {
  const sheet = toSheet(printedPage([[36, 100, 'Employer identification number']]));
  const [label] = findLandmarks(sheet, ['employer identification number']);
  const lent: Landmark = {
    ...label!,
    label: 'wages tips other compensation',
    words: [],
    startsRun: false,
    box: { x0: 300, y0: 100, x1: 400, y1: 107 },
  };
  const cell = cellBelow(mapSheet(sheet, [label!, lent]), label!);
  expect(cell.x1).toBe(299);
});

describe('The cell of a scanned label', () => {
  const mapOf = (print: readonly Print[], labels: readonly string[]) => {
    const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 }));
    const sheet = toSheet(printedPage([], { source: 'ocr', words }));
    return mapSheet(sheet, findLandmarks(sheet, labels));
  };
  const cellOf = (map: MappedSheet, label: string) =>
    cellBelow(
      map,
      map.landmarks.find((one) => one.label === label)!,
    );
  const boxes: Print[] = [
    [283, 71, '3 Capital gain'],
    [283, 129, '7 Distribution code'],
    [40, 129, 'Street address'],
  ];
  const labels = ["recipient's name", 'capital gain', 'distribution code', 'street address'];

  it('When the label of the box beside it was not read, then it ends where the boxes above and below that begin', () => {
    const name: Print = [40, 100, "RECIPIENT'S name"];
    const map = mapOf([...boxes, name, [283, 101, '5 Des red']], labels);
    expect(cellOf(map, "recipient's name").x1).toBe(282);
    expect(
      rowRight(
        map,
        map.landmarks.find(({ label }) => label === "recipient's name")!,
      ).x1,
    ).toBe(282);
    expect(cellOf(mapOf([boxes[0]!, name], labels), "recipient's name").x1).toBeGreaterThan(600);
    const wide: Print = [200, 115, '3301 BAMMEL NORTH HOUSTON RD LOT 22'];
    expect(cellOf(mapOf([...boxes, name, wide], labels), "recipient's name").x1).toBeGreaterThan(600);
  });

  it('When a note in brackets behind it names another label, then its row goes on', () => {
    const row: Print[] = [
      [40, 100, 'Checks/Debits (including service charge)'],
      [500, 100, '14,847.31'],
    ];
    const map = mapOf(row, ['checks/debits', 'service charge']);
    expect(
      rowRight(
        map,
        map.landmarks.find(({ label }) => label === 'checks/debits')!,
      ).x1,
    ).toBeGreaterThan(600);
  });

  it('When a word of the answer goes on above a label further down, then that label heads a box of the next row', () => {
    const print = (x: number): Print[] => [
      [40, 100, "PAYER'S name"],
      [42, 112, 'PIONEER VALLEY'],
      [x, 112, 'CREDIT UNION'],
      [160, 140, "RECIPIENT'S TIN"],
    ];
    const own = ["payer's name", "recipient's tin"];
    expect(cellOf(mapOf(print(140), own), "payer's name").x1).toBeGreaterThan(600);
    expect(cellOf(mapOf(print(168), own), "payer's name").x1).toBe(159);
  });
});
