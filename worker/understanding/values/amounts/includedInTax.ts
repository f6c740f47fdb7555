/** A tax behind what its name says it includes: `Total tax, including self-employment tax of 7,693      11,341`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { parseAmount } from './amountOf.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print between the name and the column of amounts. */
const COLUMN_GAP = 2.5;
const NAME = /^(?:your )?total tax,? \(?(?:incl(?:uding|udes|\.)|of which|with) .*\btax\b/i;

/** The amount of the one such row, where nothing but it stands behind the name. */
export const taxWithPart: Shape = (words) => {
  const rows = toLines(words).flatMap((line): (readonly Word[])[] => {
    const [name, amount, ...more] = runsOf(line.words, COLUMN_GAP);
    return amount && more.length === 0 && NAME.test(textOf(name!)) ? [amount] : [];
  });
  const [own, ...others] = rows;
  const value = own && others.length === 0 ? parseAmount(textOf(own)) : null;
  return value !== null && own ? { value: { value, words: own } } : null;
};
