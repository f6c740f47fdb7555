/** The raised sign of a footnote behind a label. */
import { expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { toLines } from './sheet.ts';

const at = (text: string, x0: number, x1: number, y0: number, y1: number): Word => ({
  text,
  box: { x0, y0, x1, y1 },
  confidence: 1,
  source: 'text',
});

it('When a raised sign is level with the end of a line in another column, then it parts no words of its own line', () => {
  const row = [at('Change', 50, 78, 231, 239), at('Value', 80, 102, 231, 237), at('*', 104, 108, 231, 234)];
  const amount = at('12.40', 226, 246, 231, 237);
  const beside = [at('Brokerage', 337, 376, 224, 232), at('services', 379, 409, 224, 230)];
  const lines = toLines([...row, amount, ...beside]).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );
  expect(lines).toEqual(['Brokerage services', 'Change Value * 12.40']);
});
