/** Blocks of name, street, city and ZIP code on a letter. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { isSendersBlock } from './sendersBlock.ts';
import { around, isInside, type Line } from '../sheet/sheet.ts';
import { canadianTown } from '../values/places/canadianTown.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { withWrappedZips } from '../values/places/wrappedZips.ts';

/** Address windows end above the middle. */
export const WINDOW_SHARE = 0.55;
/** On cards and half pages windows may end lower (points). */
const LEAST_WINDOW = 330;
/** Columns of a letter are further apart than this many heights of the print. */
export const COLUMN_GAP = 2.5;
/** Lines of one block: starts within this distance (points), tops within this many line heights. */
const SAME_LEFT = 8;
const LINE_STEP = 2;
const GAP_SLACK = 0.75;
const MAX_LINES = 5;

const DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}\b/;
/** `April 3, 2024`, close above the block that a letter shows in its window. */
const LETTERS_DAY =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d$/i;
/** `Attn: Payroll`, `JOINT OWNER: IRIS PEMBERTON`: labels inside a block of name and address. */
const INSIDE =
  /^\W*(?:attn|attention|c\/[o0]|dba|and|(?:joint|co-?)\s?(?:owner|member|holder)?|owner|proprietor|(?:owned|operated) by):/i;
/** What a column of a block's words is headed with, and no name. */
const CAPTION =
  /^(?:business|company|customer|client|member|name|address|mailing address|account (?:holder|owner))$/i;
/** `Retailer/Seller:`, `Prepared for`, but not `FTSC as agent for` of a name in two lines, `Make checks payable to Prairie Express.`, `Business`, `America's most patient bank®`. */
const isSpeech = (line: readonly Word[]) =>
  CAPTION.test(textOf(line)) ||
  /(?<!\bagent )\b(?:for|to|of|by)$|\bpayable to\b/i.test(textOf(line)) ||
  (line.some(({ text }) => /:$/.test(text)) && !INSIDE.test(textOf(line))) ||
  /[®™℠]/.test(textOf(line));

const haveSameLeft = (a: Line, b: Line) => Math.abs(a.box.x0 - b.box.x0) < SAME_LEFT;
const haveSameMiddle = ({ box: a }: Line, { box: b }: Line) =>
  Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2 < SAME_LEFT;

/** Letters of today set the addressee flush with the right edge. */
export const areFlushRight = ({ box: a }: Line, { box: b }: Line) => Math.abs(a.x1 - b.x1) < SAME_RIGHT;
const SAME_RIGHT = 2;

/** Certificates centre the lines of a block. */
export const areAlignedOrCentred = (a: Line, b: Line) => haveSameLeft(a, b) || haveSameMiddle(a, b);

/** `SOUTH MIAMI          FL 33143`: state and ZIP code may have columns of their own (heights of print behind the city). */
const STATE_GAP = 8;
const withStateApart = (runs: readonly Word[][]): Word[][] =>
  runs.reduce<Word[][]>((all, run) => {
    const [last, [state, zip, ...others]] = [all.at(-1)?.at(-1), run];
    const isState = zip && others.length === 0 && /^[A-Z]{2}$/.test(state!.text) && /^\d{5}\b/.test(zip.text);
    const isNear = last && state!.box.x0 - last.box.x1 < STATE_GAP * (last.box.y1 - last.box.y0);
    return isState && isNear && /^\p{L}+$/u.test(last.text)
      ? [...all.slice(0, -1), [...all.at(-1)!, ...run]]
      : [...all, run];
  }, []);

/** A whole address on one line: `2104 Fernhill Rd, Asheville, NC 28803`. */
const isOneLine = (line: readonly Word[]) => /^\d/.test(parsePlace(line)?.before[0]?.text ?? '');

/**
 * Every block of lines that ends in city, state and ZIP code, in the part of a page where letters show them; `inOneLine`: those
 * of a name and an address on one line; `share`: how much of the page is looked at.
 */
export function addressBlocks(
  map: MappedSheet,
  areAligned = haveSameLeft,
  inOneLine = false,
  share = WINDOW_SHARE,
): Word[][] {
  const { height, lines: print } = map.sheet;
  const upper = print.filter((line) => line.box.y1 < Math.max(height * share, LEAST_WINDOW));
  const runs = withWrappedZips(
    upper
      .flatMap((line) => withStateApart(runsOf(line.words, COLUMN_GAP)))
      .map((words) => ({ words, box: around(words.map((word) => word.box)) })),
  );
  const isFree = ({ words }: Line) => words.every((word) => map.free.includes(word));
  // `Owner: SHAWNTELL R KINCAID` below the name of a shop: a label's line, and none of the block's
  const isLabelled = (line: Line) => !isFree(line) && INSIDE.test(textOf(line.words));
  const isOfBlock = (line: Line) => (isFree(line) || isLabelled(line)) && isPrint(line);
  const isPrint = ({ words }: Line) =>
    !DATE.test(words[0]!.text) && !LETTERS_DAY.test(textOf(words)) && !isSpeech(words);
  return runs
    .filter(endsAddress)
    .map((place) => linesAbove(place, runs, areAligned, isOfBlock))
    .filter((lines) => (inOneLine ? lines.length === 2 && isOneLine(lines[1]!.words) : lines.length >= 3))
    .filter((lines) => !isSendersBlock(map, lines) && !lines.some(isOffice))
    .map((lines) => lines.filter((line) => !isLabelled(line)).flatMap((line) => line.words))
    .filter((words) => words.every((word) => map.free.includes(word)));
}

const endsAddress = ({ words }: Line) => parsePlace(words) !== null || canadianTown(words) !== null;

/** `Bureau of Professional and Occupational Affairs`, `Main office`: whose letter it is, not to whom. */
const isOffice = ({ words }: Line) =>
  /^(?:department|bureau|division|board|office) of\b|^(?:main|home|head|corporate|executive|administrative|branch|your|local) (?:office|branch|branches)\W*$|^(?:world )?headquarters\W*$/i.test(
    textOf(words),
  );

function linesAbove(
  place: Line,
  runs: readonly Line[],
  areAligned: typeof haveSameLeft,
  isOfBlock: (line: Line) => boolean,
): Line[] {
  const block = [place];
  while (block.length < MAX_LINES) {
    const first = block[0]!;
    const height = Math.max(first.box.y1 - first.box.y0, 7);
    // The distance of two lines tells that of the others: further up is another paragraph.
    const gap =
      block.length > 1 ? Math.max(0, block[1]!.box.y0 - first.box.y1) + GAP_SLACK * height : Infinity;
    const above = runs.findLast(
      (run) =>
        areAligned(run, first) &&
        run.box.y1 <= first.box.y0 + 3 &&
        // a name in larger print begins so much higher
        first.box.y0 - run.box.y0 - Math.max(0, heightOf(run.box) - height) < LINE_STEP * height + 4 &&
        first.box.y0 - run.box.y1 < gap &&
        !isInside(run.box, first.box),
    );
    // One address ends where the other begins, and below a label, a date, a sentence.
    if (!above || endsAddress(above) || !isOfBlock(above)) break;
    block.unshift(above);
  }
  return withoutHeadings(block);
}

/** `LOE REEL RO RIE HY]`: bars above the name, which no look reads as anything surely. */
const isUnread = ({ words }: Line) =>
  words.every(({ source, confidence }) => source === 'ocr' && confidence < UNREAD);
const UNREAD = 0.4;

/** The block without what the post prints above the name, and without headings in smaller print, on however many lines. */
function withoutHeadings(all: readonly Line[]): Line[] {
  // `peor pp` of a scanned bar code above the post's own line
  const block = all.slice(1 + all.slice(0, -FEWEST_LINES).findLastIndex(isPostal));
  const name = block.findIndex(
    (line, at) =>
      block.length - at <= FEWEST_LINES ||
      !(
        isPostal(line) ||
        isUnread(line) ||
        isMark(line, block[at + 1]!) ||
        block.slice(at + 1, -2).some((next) => isSmaller(line, next))
      ),
  );
  return block.slice(name);
}
/** The mark of whoever sent the letter, right above the name of whom it goes to, in print more than twice as high. */
const isMark = (line: Line, name: Line) => lettersOf(line) > MARK * lettersOf(name);
const MARK = 2;
/** A name, a street and a place. */
const FEWEST_LINES = 3;

/**
 * `31 T 552 00000 R EM AO`, `000`, `#BWNRQSV`, `Envelope # BFNKWBJLXR`, `Quarterly Statement`: how a letter is sorted, or what it is; a name has a word, which `ABC003X1` and `**AUTO**5-DIGIT 50010` are
 * not.
 */
const isPostal = ({ words }: Line) =>
  ((textOf(words).match(/\d/g) ?? []).length >= FEWEST_DIGITS &&
    !words.some(({ text }) => /^\D*\p{L}{3}\D*$/u.test(text))) ||
  isRowOfNumbers(words) ||
  (words.length === 1 && /^#[A-Z\d#]{6,}$/.test(words[0]!.text)) ||
  /^envelope (?:#|no)|\b\d-digit\b|\baadc\b|\*\*auto\b|\bstatements?$/i.test(textOf(words));
const FEWEST_DIGITS = 3;
/** `00071234 DRE 703 210 30523 NNNNNNNNNNN 1 000000000`: rather numbers than words. */
const isRowOfNumbers = (words: readonly Word[]) => {
  const count = words.filter(({ text }) => /^\d+$/.test(text)).length;
  return count >= FEWEST_NUMBERS && count > words.length / 2;
};
const FEWEST_NUMBERS = 4;

/**
 * What is printed smaller than the name below it is the heading of the block; a line is higher for the letters that hang
 * below it, too.
 */
const isSmaller = (a: Line, b: Line) =>
  heightOf(a.box) < heightOf(b.box) * SMALLER && lettersOf(a) < lettersOf(b) * SMALLER;
const SMALLER = 0.8;

const heightOf = ({ y0, y1 }: Line['box']) => y1 - y0;
/** The stroke of `U/A DTD 4/11/09` hangs, too. */
const HANGING = /[gjpqyQ,;()/]/;
/** Share of the height of such a word that stands above the line. */
const ABOVE = 0.77;
/** How high the letters of a line are that stand on it. */
const lettersOf = ({ words }: Line) =>
  Math.max(...words.map(({ text, box }) => heightOf(box) * (HANGING.test(text) ? ABOVE : 1)));
