/** The beginning of an authority's name that stands in another line, or that a title's words are part of. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { isAddress } from './letter.ts';
import { around } from '../sheet/sheet.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { inOneLine } from '../values/sentences.ts';

/** The name with what begins it: it is the same where nothing does. */
export const withStart = (map: MappedSheet, name: readonly Word[]): readonly Word[] =>
  [behindTitle, belowTrade, aboveState, ofClerk].reduce((own, add) => add(map, own) ?? own, name);

const printed = ({ sheet }: MappedSheet) =>
  runsOf(
    sheet.lines.flatMap(({ words }) => words),
    COLUMN_GAP,
  );

/** `BOARD` of `REGISTRAR OF CONTRACTORS BOARD`, whose other words are a title's, too: the whole line. */
function behindTitle(map: MappedSheet, name: readonly Word[]): readonly Word[] | undefined {
  if (!/^(?:board|commission|department|division|agency)$/i.test(textOf(name))) return undefined;
  const whole = printed(map).find((run) => run.length > 1 && run.at(-1) === name[0]);
  return whole && whole.length <= LONGEST_TITLE && whole.every(isOfName) ? whole : undefined;
}
const LONGEST_TITLE = 6;
const isOfName = ({ text }: Word) => /^(?:\p{Lu}|(?:of|and|the|for|&)$)/u.test(text);

/** `Elevator & Lift Mechanics`, and below it `Licensing Commission`: whom it licenses. */
function belowTrade(map: MappedSheet, name: readonly Word[]): readonly Word[] | undefined {
  if (!OF_LICENCES.test(textOf(name))) return undefined;
  const { x0, y0, y1 } = around(name.map(({ box }) => box));
  const trade = printed(map).find((run) => {
    const box = around(run.map((word) => word.box));
    return (
      Math.abs(box.x0 - x0) < SAME_LEFT &&
      box.y1 <= y0 + 1 &&
      y0 - box.y1 < y1 - y0 &&
      run.every(isOfName) &&
      !AUTHORITY.test(textOf(run)) &&
      !isAddress(run)
    );
  });
  return trade && inOneLine([...trade, ...name]);
}
const OF_LICENCES =
  /^(?:licens(?:ing|ure)|licence|examin(?:ing|ers)|certification|registration) (?:board|commission|department|agency|division|authority)$/i;
/** Points. */
const SAME_LEFT = 4;

/** `STATE OF` in small letters, and below it `COLUMBIANA` in large ones. */
function aboveState({ free }: MappedSheet, name: readonly Word[]): readonly Word[] | undefined {
  if (!/^(?:the )?(?:state|commonwealth|city|county|town|village) of$/i.test(textOf(name))) return undefined;
  const own = around(name.map(({ box }) => box));
  const place = runsOf(free, COLUMN_GAP).find((run) => {
    const box = around(run.map((word) => word.box));
    return (
      box.y0 >= own.y1 - 1 &&
      box.y0 - own.y1 < 2 * (own.y1 - own.y0) &&
      box.x0 < own.x1 &&
      box.x1 > own.x0 &&
      run.length <= LONGEST_PLACE &&
      run.every(({ text }) => /^\p{Lu}[\p{L}'’.-]*$/u.test(text))
    );
  });
  return place && inOneLine([...name, ...place]);
}
const LONGEST_PLACE = 3;

/** `RETURN TO: COUNTY CLERK-RECORDER`, and below it `County of Marlow`: whose clerk that is. */
function ofClerk(map: MappedSheet, name: readonly Word[]): readonly Word[] | undefined {
  const office = name.slice(RETURNED.exec(textOf(name))?.[0].split(' ').length ?? 0);
  if (!/^county (?:clerk|recorder)\S*$/i.test(textOf(office))) return undefined;
  const { x0, y1, y0 } = around(name.map(({ box }) => box));
  const county = printed(map).find(
    (run) =>
      /^county of \p{L}+(?: \p{L}+)?$/iu.test(textOf(run)) &&
      Math.abs(run[0]!.box.x0 - x0) < SAME_LEFT &&
      run[0]!.box.y0 > y0 &&
      run[0]!.box.y0 - y1 < 2 * (y1 - y0),
  );
  return county ? inOneLine([...county, ...office.slice(1)]) : office;
}
const RETURNED = /^(?:(?:when recorded )?(?:return|mail)|recording requested) (?:to|by):?(?= )/i;

/** `2024 - 2025 ALDER COUNTY`: for which years. */
export const withoutYears = (name: readonly Word[]): readonly Word[] =>
  name.slice(
    Math.max(
      0,
      name.findIndex(({ text }) => !/^(?:20\d\d(?:[-–—]\d{2,4})?|[-–—])$/.test(text)),
    ),
  );
