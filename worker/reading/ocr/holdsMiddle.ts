/** Which word a piece of print belongs to. */
import type { Box } from '#domain/documents/extraction';

/** Does a box hold the middle of another one? */
export const holdsMiddle = (box: Box, { x0, x1, y0, y1 }: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
};
