/** An m of a scan where print has rn. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { SHAPES, type ShapeName } from '../shapes.ts';

const CELL = { x0: 0, y0: 0, x1: 612, y1: 20 };
const valueOf = (shape: ShapeName, text: string, source: 'ocr' | 'text' = 'ocr') =>
  SHAPES[shape](wordsAt([10, 4, text], { source, confidence: 0.92 }), CELL)?.value?.value;

describe('An m of a scan', () => {
  it.each([
    ['businessName', 'Four Comers Landscaping LLC', 'Four Corners Landscaping LLC'],
    ['businessName', 'Cumberland Intemational Co', 'Cumberland International Co'],
    ['street', '6198 Tumberry Ct', '6198 Turnberry Ct'],
    ['personName', 'Ana J Hemandez', 'Ana J Hernandez'],
    ['personName', 'Hannah Abemathy', 'Hannah Abernathy'],
  ] as const)('is rn where a %s makes a word only so: %s', (shape, text, value) => {
    expect(valueOf(shape, text)).toBe(value);
  });

  it('stays where it makes a word or a name itself, and in print that is no scan', () => {
    for (const name of ['James Comer', 'Homer Stem', 'Ima Bamford'])
      expect(valueOf('personName', name)).toBe(name);
    expect(valueOf('businessName', 'Modem Works LLC')).toBe('Modem Works LLC');
    expect(valueOf('businessName', 'Comers Grill LLC', 'text')).toBe('Comers Grill LLC');
  });
});
