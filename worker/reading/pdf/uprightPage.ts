/** Turns a page whose text all runs sideways or upside down (drawn so, without a /Rotate flag) upright. */
import type { Box } from '#domain/documents/extraction';
import type { Page } from '../page.ts';

/** `turns`: the way most text runs: 0 right, 1 down, 2 left, 3 up. */
export function uprightPage(page: Page, turns: number): Page {
  if (turns === 0) return page;
  const isSideways = turns % 2 === 1;
  const turn = (box: Box) => turnBox(box, page, turns);
  return {
    ...page,
    width: isSideways ? page.height : page.width,
    height: isSideways ? page.width : page.height,
    words: page.words.map((word) => ({ ...word, box: turn(word.box) })),
    fields: page.fields.map((field) => ({ ...field, box: turn(field.box) })),
  };
}

function turnBox({ x0, y0, x1, y1 }: Box, { width, height }: Page, turns: number): Box {
  if (turns === 1) return { x0: y0, x1: y1, y0: width - x1, y1: width - x0 };
  if (turns === 2) return { x0: width - x1, x1: width - x0, y0: height - y1, y1: height - y0 };
  return { x0: height - y1, x1: height - y0, y0: x0, y1: x1 };
}
