/** Makes figures doubtful beside which a figure stands that nobody read, `419,096` where `4,419,096` is printed, or that the edge of the paper cuts: `55,2`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { blobsOf, type Blob } from './combLetters.ts';
import { holdsMiddle } from './holdsMiddle.ts';

/** Typed values of photos come out grey, typewritten ones on noisy pages paler still: their figures fall apart at the darker level. */
const INK_LEVELS = [165, 185];
/** An amount or a number: what stands beside a single figure or a letter is another matter. */
const FIGURES = /^\$?\d[\d.,-]*\d[.,]?$/;
/** All sizes are shares of the word's height. A figure of the same number stands no further away than this; typewritten, with a comma or point between them, than that. */
const NEAREST = 0.6;
const NEAREST_BEYOND_MARK = 1.3;
/** A comma or point is lower than this, and begins below the middle. */
const HIGHEST_MARK = 0.5;
/** A figure is as high as its neighbours and stands level with them, no dash, dot, bracket, dollar sign or rule does. */
const LOWEST = 0.75;
const HIGHEST = 1.1;
const LEVEL = 0.15;
const NARROWEST = 0.15;
const WIDEST = 0.9;
/** Tesseract's boxes may end that far inside their last figure. */
const SLACK = 0.2;
/** Nobody prints as close to the edge of the paper as this. */
const MARGIN = 0.3;
/** Two looks that both lost the same figure are still no more than doubtful together. */
const DOUBT = 0.25;

/** The words, those cut short with a quarter of their certainty. Boxes are points of the page. */
export function doubtCutFigures(page: Raster, words: readonly Word[]): Word[] {
  return words.map((word) =>
    FIGURES.test(word.text) && isCut(page, word, words)
      ? { ...word, confidence: word.confidence * DOUBT }
      : word,
  );
}

function isCut(page: Raster, word: Word, words: readonly Word[]): boolean {
  const { x0, x1, y0, y1 } = word.box;
  const height = y1 - y0;
  if (Math.min(x0, page.width / page.scale - x1) < height * MARGIN) return true;
  const [reach, slack] = [height * (NEAREST_BEYOND_MARK + WIDEST + 0.2), height * SLACK];
  const sides: Box[] = [
    { x0: x0 - reach, x1: x0 + slack, y0: y0 - height * 0.5, y1: y1 + height * 0.5 },
    { x0: x1 - slack, x1: x1 + reach, y0: y0 - height * 0.5, y1: y1 + height * 0.5 },
  ];
  return sides.some((side) =>
    figuresIn(page, side, word.box).some(
      (figure) => !words.some((other) => other !== word && isRead(other) && holdsMiddle(other.box, figure)),
    ),
  );
}

/** `Le` at 0 before `415.75` of 2,415.75: so unsure of itself it read nothing. */
const isRead = ({ confidence }: Word) => confidence >= UNREAD;
const UNREAD = 0.1;

/** Blobs of a figure's size in a strip beside a word, in points. */
function figuresIn(page: Raster, strip: Box, own: Box): Box[] {
  const { scale } = page;
  const height = own.y1 - own.y0;
  const [left, top] = [Math.max(0, Math.floor(strip.x0 * scale)), Math.max(0, Math.floor(strip.y0 * scale))];
  const part = crop(page, left, top, strip.x1 * scale, strip.y1 * scale);
  const toBox = ({ x0, x1, y0, y1 }: Blob): Box => ({
    x0: (left + x0) / scale,
    x1: (left + x1) / scale,
    y0: (top + y0) / scale,
    y1: (top + y1) / scale,
  });
  const gapTo = (box: Box) => Math.max(own.x0 - box.x1, box.x0 - own.x1) / height;
  const isFigure = (box: Box) => {
    const [wide, high] = [(box.x1 - box.x0) / height, (box.y1 - box.y0) / height];
    const isLevel = Math.abs(box.y0 - own.y0) < height * LEVEL && Math.abs(box.y1 - own.y1) < height * LEVEL;
    const isSized = high >= LOWEST && high <= HIGHEST && wide >= NARROWEST && wide <= WIDEST;
    return isSized && isLevel && gapTo(box) > -SLACK;
  };
  const blobs = INK_LEVELS.map((ink) =>
    blobsOf(part, ink)
      .filter(({ x0, x1, y0, y1 }) => x0 > 0 && y0 > 0 && x1 < part.width && y1 < part.height)
      .map(toBox),
  );
  const isMark = (box: Box) =>
    (box.y1 - box.y0) / height <= HIGHEST_MARK && box.y0 > own.y0 + height / 2 && box.y0 < own.y1;
  const isNear = (box: Box) => isFigure(box) && gapTo(box) <= NEAREST;
  const isBehindMark = (box: Box, _: number, all: readonly Box[]) =>
    isFigure(box) &&
    gapTo(box) <= NEAREST_BEYOND_MARK &&
    all.some((mark) => isMark(mark) && gapTo(mark) > -SLACK && gapTo(mark) < gapTo(box));
  return [...blobs[0]!.filter(isNear), ...blobs.flatMap((level) => level.filter(isBehindMark))];
}
