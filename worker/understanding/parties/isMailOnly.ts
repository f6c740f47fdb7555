/** `Business Location: 1190 NE 4TH AVE` without a place, and below `Mailing Address:` a box of the post office, or another street: only mail goes there. */
import type { Word } from '../../reading/page.ts';
import { isAtBox } from './addressee.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { locateRight } from '../locate/locateRight.ts';

/** Does the block show such a box, or another house number, and one of these labels a house number with its street? */
export const isMailOnly = (map: MappedSheet, block: readonly Word[], labels: readonly string[]): boolean =>
  labels.some((right) =>
    locateRight(map, { right, starts: true }).some(
      ({ words: [house, ...street] }) =>
        /^\d+[A-Z]?$/i.test(house?.text ?? '') &&
        street.length > 0 &&
        (isAtBox(block) || !block.some(({ text }) => text === house!.text)),
    ),
  );
