/** Words that OCR drew over their neighbours. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { withOwnBoxes } from './ownBoxes.ts';

const word = (text: string, x0: number, x1: number, confidence: number): Word => ({
  text,
  box: { x0, y0: 64, x1, y1: 71 },
  confidence,
  source: 'ocr',
});

describe('A word drawn over those behind it', () => {
  const [doubtful, clear] = [word('Owl', 74, 86, 0.68), word('Books', 89, 109, 0.97)];

  it('When a doubtful one stands before the clear one, then it ends with its own letters', () => {
    const middle = (doubtful.box.x0 + doubtful.box.x1) / 2;
    const [first, second] = withOwnBoxes([word('Barn', 53, 118, 0.96), doubtful, clear]);
    expect(first!.box.x1).toBeGreaterThan(68);
    expect(first!.box.x1).toBeLessThan(middle);
    expect(second).toBe(doubtful);
  });

  it('When its letters reach the clear one, then it ends there', () => {
    const [first] = withOwnBoxes([word('Barnstaples', 53, 150, 0.96), clear]);
    expect(first!.box.x1).toBe(clear.box.x0 - 0.5);
  });

  it('When a clear word begins where its letters end, then it ends there, however little it is too wide', () => {
    const [ridge, ct] = withOwnBoxes([word('Ridge', 77, 102, 0.96), word('Ct', 95, 103, 0.96)]);
    expect(ridge!.box.x1).toBeLessThan(ct!.box.x0);
  });

  it('When a clear word begins before its letters should end, and ends behind it, then it ends there', () => {
    const [birchwood, ct] = withOwnBoxes([word('Birchwood', 51, 98, 0.96), word('Ct', 90, 99, 0.96)]);
    expect(birchwood!.box.x1).toBeLessThan(ct!.box.x0);
    const [whole] = withOwnBoxes([word('Birchwood', 51, 98, 0.96), word('od', 90, 99, 0.96)]);
    expect(whole!.box.x1).toBe(98);
  });

  it('When its own end was read twice, then it stays as wide as it is', () => {
    const [ridge] = withOwnBoxes([word('Ridge', 77, 99, 0.96), word('ge', 93, 99, 0.96)]);
    expect(ridge!.box.x1).toBe(99);
  });
});
