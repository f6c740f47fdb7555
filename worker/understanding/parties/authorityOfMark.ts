/** Marks beside the name of who grants a licence: the initials of a board, the words of a seal. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { isInitialsOf } from './authorityPrint.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { HEAD_SHARE } from './letter.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { runsOf, textOf } from '../values/runs.ts';

const runsAtTop = ({ free, sheet }: MappedSheet) =>
  runsOf(
    free.filter(({ box }) => box.y1 < sheet.height * HEAD_SHARE),
    COLUMN_GAP,
  );
const highOf = (run: readonly Word[]) => Math.max(...run.map(({ box }) => box.y1 - box.y0));

/** `CLB` in front of `STATE OF ARIZONA`, and below both `Contractors Licensing Bureau`: whose initials the mark is made of. */
export function nameOfInitials(map: MappedSheet, head: readonly Word[]): Word[] | undefined {
  const [mark, ...rest] = head;
  if (!mark || !STATE.test(textOf(rest))) return undefined;
  return runsAtTop(map).find(
    (run) => run.length > 1 && isInitialsOf(mark.text, run) && AUTHORITY.test(textOf(run)),
  );
}
const STATE = /^(?:state|commonwealth) of \p{L}+(?: \p{L}+)?$/iu;

/** `alderbaycounty`, `CityofAlder`: a mark whose words are set without blanks; `Tricounty` is of several. */
export function closedMark([mark, ...others]: readonly Word[]): Word[] | undefined {
  const [, place, kind] = CLOSED_COUNTY.exec(mark?.text ?? '') ?? [];
  const [, body, city] = CLOSED_CITY.exec(mark?.text ?? '') ?? [];
  if (!mark || others.length > 0) return undefined;
  const words = place ? [place, kind!] : city ? [body!, 'of', city] : [];
  return words.length > 0
    ? words.map((text) => ({ ...mark, text: text === 'of' ? text : withCapital(text) }))
    : undefined;
}
const CLOSED_COUNTY = /^(?!tri|bi|inter|multi)(\p{L}{4,})(county|parish)$/iu;
const CLOSED_CITY = /^(city|town|village)of(\p{L}{3,})$/iu;
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** `CITY OF` above `ALDER` above `BAY` in small letters of a seal, of which two lines were taken, and `CITY OF ALDER BAY` in large ones beside it. */
export function withPlaceInFull(map: MappedSheet, head: readonly Word[]): readonly Word[] {
  if (!OF_PLACE.test(textOf(head))) return runsAtTop(map).find((run) => isPlaceOf(run, head)) ?? head;
  if (!PLACE.test(textOf(head))) return head;
  const begun = `${textOf(head).toLowerCase()} `;
  return (
    runsAtTop(map).find(
      (run) =>
        textOf(run).toLowerCase().startsWith(begun) &&
        run.length <= head.length + MOST_MORE &&
        highOf(run) > LARGER * highOf(head),
    ) ?? head
  );
}
/** `City of Alder City, Ohio` below `ALDER CITY` in the mark. */
function isPlaceOf(run: readonly Word[], mark: readonly Word[]): boolean {
  const [, place] =
    /^(?:the )?(?:city|town|village|borough|county) of (.+?)(?:, \p{L}+)?$/iu.exec(textOf(run)) ?? [];
  return place !== undefined && place.toLowerCase() === textOf(mark).toLowerCase();
}
const OF_PLACE = /^(?:the )?(?:city|town|village|borough|county) of\b/i;
const PLACE = /^(?:city|town|village|borough|county) of \p{L}+$/iu;
const MOST_MORE = 1;
const LARGER = 1.2;
