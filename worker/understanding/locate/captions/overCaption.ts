/** What stands above a caption, a label that is printed below the value it names: the one place that says how captions are told. */
import { isWhole } from '../../labels/isInSentence.ts';
import type { Landmark } from '../../labels/landmarks.ts';
import { around } from '../../sheet/sheet.ts';
import type { MappedSheet } from '../cells.ts';
import { placesOf, type Located } from '../located.ts';
import { cellAbove, hasCaptionColumns } from './captionColumns.ts';
import { isCaptioned, isCaptionedBy } from './captionedPage.ts';
import { isCaption, isCaptionOfAmount } from './isCaption.ts';
import { linesOver, printOver } from './printOver.ts';

/**
 * What tells that a label is a caption. Of all labels of a page: `page`, that nearly all of them stand nearer to the print above them,
 * or in columns that end in them; or some labels by name, that a ZIP code or a telephone's number stands right above one of them. Of
 * the label alone, where its page has too few to tell: `print` above it, or an `amount`, that stands nearer than what is below.
 */
export type CaptionSign = CaptionedPage | 'print' | 'amount';
export type CaptionedPage = 'page' | readonly string[];

/** A label and which places of it are meant; several lines of a value are read that is looked for deeper (points) than one line. */
interface Caption {
  readonly label: string;
  readonly beside?: string | undefined;
  /** Only where nothing of its phrase follows. */
  readonly whole?: boolean | undefined;
  readonly depth?: number | undefined;
}

/** No box of one line is deeper. */
const ONE_LINE = 36;

/** The print above each place of a label that is a caption by this sign, top to bottom; undefined where a page would be captioned, and is not. */
export function overCaption(map: MappedSheet, caption: Caption, sign: CaptionSign): Located[] | undefined {
  const print = (caption.depth ?? Infinity) > ONE_LINE ? linesOver : printOver;
  if (sign === 'print') return overLabel(map, caption, isCaption);
  if (sign === 'amount') return overLabel(map, caption, isCaptionOfAmount);
  if (sign !== 'page') return isCaptionedBy(map, sign) ? overLabel(map, caption, isAny, print) : undefined;
  if (isCaptioned(map)) return overLabel(map, caption, isCaption, print);
  return hasCaptionColumns(map)
    ? startsOf(map, caption).flatMap((place) => cellAbove(map, place))
    : undefined;
}

/** The print above each place of a label that begins its line or column, whatever it is the label of; none where no print is right above it. */
export function overLabel(map: MappedSheet, caption: Caption, isMeant = isAny, print = printOver): Located[] {
  return startsOf(map, caption).flatMap((place) => {
    const run = isMeant(map, place) && print(map, place);
    if (!run) return [];
    const own = around(run.map((word) => word.box));
    return [{ box: own, inner: own, words: run, edits: place.edits }];
  });
}

const isAny: typeof isCaption = () => true;

const startsOf = (map: MappedSheet, { label, beside, whole }: Caption): Landmark[] =>
  placesOf(map, label, beside).filter((place) => place.startsRun && (!whole || isWhole(map, place)));
