/** Words that OCR drew over their neighbours. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../reading/page.ts';
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
});
