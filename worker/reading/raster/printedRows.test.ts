import { describe, expect, it } from '@jest/globals';
import { printedRows, rowsNotWhite, widened } from './printedRows.ts';

/** Twenty rows of ten pixels of `paper`, with these pixels set. */
function picture(paper: number, ink: readonly { row: number; count: number; shade: number }[]) {
  const pixels = new Uint8Array(200).fill(paper);
  for (const { row, count, shade } of ink) pixels.fill(shade, row * 10, row * 10 + count);
  return { width: 10, height: 20, pixels };
}

describe('the rows of a page that hold its print', () => {
  it('When paper lies above and below, then they begin and end with the print', () => {
    const page = picture(240, [
      { row: 4, count: 1, shade: 20 },
      { row: 11, count: 2, shade: 224 },
    ]);
    expect(printedRows(page)).toEqual({ from: 4, to: 12 });
  });

  it('When a row holds no more than dust, then it is paper', () => {
    const page = picture(240, [
      { row: 4, count: 3, shade: 0 },
      { row: 9, count: 4, shade: 0 },
    ]);
    expect(printedRows(page, 3)).toEqual({ from: 9, to: 10 });
  });

  it.each([printedRows, rowsNotWhite])('When there is none, then they are all rows (%p)', (rowsOf) => {
    expect(rowsOf(picture(255, []))).toEqual({ from: 0, to: 20 });
  });

  it('When paper is not wholly white, then it is told from white', () => {
    const page = picture(255, [{ row: 7, count: 10, shade: 254 }]);
    expect(rowsNotWhite(page)).toEqual({ from: 7, to: 8 });
  });

  it('When rows are widened, then they stay within the picture', () => {
    expect(widened({ from: 3, to: 18 }, 5, 20)).toEqual({ from: 0, to: 20 });
  });
});
