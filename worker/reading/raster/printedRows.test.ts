import { describe, expect, it } from '@jest/globals';
import { printedRows, rowsNotWhite, widened } from './printedRows.ts';

/** Eighty rows of eighty pixels of `paper`, with these marks set. */
function picture(
  paper: number,
  marks: readonly { x?: number; y: number; w: number; h: number; shade: number }[],
) {
  const pixels = new Uint8Array(6400).fill(paper);
  for (const { x = 0, y, w, h, shade } of marks)
    for (let row = y; row < y + h; row++) pixels.fill(shade, row * 80 + x, row * 80 + x + w);
  return { width: 80, height: 80, pixels };
}

describe('the rows of a page that hold its print', () => {
  it('When paper lies above and below, then they begin and end with the print, in steps of eight', () => {
    const page = picture(255, [
      { y: 18, w: 30, h: 4, shade: 20 },
      { y: 49, w: 30, h: 4, shade: 214 },
    ]);
    expect(printedRows(page)).toEqual({ from: 16, to: 56 });
  });

  it('When there are specks and a line down the page, then they are no print', () => {
    const page = picture(255, [
      { x: 60, y: 0, w: 2, h: 80, shade: 90 },
      { x: 9, y: 10, w: 5, h: 5, shade: 0 },
      { x: 40, y: 12, w: 5, h: 5, shade: 0 },
      { x: 16, y: 40, w: 30, h: 1, shade: 0 },
      { x: 30, y: 70, w: 6, h: 6, shade: 0 },
    ]);
    expect(printedRows(page)).toEqual({ from: 40, to: 48 });
  });

  it('When the paper is grainy, then its grain is no print', () => {
    const page = picture(225, []);
    page.pixels.forEach((_, at) => (page.pixels[at] = 200 + ((at * 7919) % 51)));
    for (let row = 32; row < 40; row++) page.pixels.fill(140, row * 80, row * 80 + 40);
    expect(printedRows(page)).toEqual({ from: 32, to: 40 });
  });

  it.each([printedRows, rowsNotWhite])('When there is none, then they are all rows (%p)', (rowsOf) => {
    expect(rowsOf(picture(255, []))).toEqual({ from: 0, to: 80 });
  });

  it('When paper is not wholly white, then it is told from white', () => {
    const page = picture(255, [{ y: 7, w: 10, h: 1, shade: 254 }]);
    expect(rowsNotWhite(page)).toEqual({ from: 7, to: 8 });
  });

  it('When rows are widened, then they stay within the picture', () => {
    expect(widened({ from: 3, to: 18 }, 5, 20)).toEqual({ from: 0, to: 20 });
  });
});
