/** The address below a name that is printed elsewhere on the page, too: a certificate's card or stub says where its holder is. */
import type { Word } from '../../reading/page.ts';
import { addressBlocks, areAlignedOrCentred } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { toLines } from '../sheet/sheet.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { runsOf, textOf } from '../values/runs.ts';

const WHOLE_PAGE = 1;
/** Heights of print between columns. */
const COLUMN_GAP = 1.5;
const STARTS_STREET = /^(?:\d|p\.?\s?o\.?\s?box\b)/i;

/** The words of the name, street and place; none where two such blocks say different things, or only an authority's do. */
export function namesake(map: MappedSheet): Word[] {
  const printed = runsOf(
    map.sheet.lines.flatMap((line) => line.words),
    COLUMN_GAP,
  );
  const isTwice = (line: readonly Word[]) =>
    printed.filter((run) => textOf(run).toLowerCase() === textOf(line).toLowerCase()).length > 1;
  const blocks = addressBlocks(map, areAlignedOrCentred, false, WHOLE_PAGE).flatMap((block) => {
    const lines = toLines(block).map(({ words }) => words);
    const street = lines.findIndex((line) => STARTS_STREET.test(textOf(line)));
    const isName = (line: readonly Word[] | undefined) =>
      line !== undefined && isTwice(line) && !AUTHORITY.test(textOf(line));
    // who owns it may be named above it
    const first = isName(lines[street - 2]) ? street - 2 : street - 1;
    return isName(lines[street - 1]) ? [lines.slice(first).flat()] : [];
  });
  const said = new Set(blocks.map((block) => textOf(block).toLowerCase()));
  return said.size === 1 ? blocks[0]! : [];
}
