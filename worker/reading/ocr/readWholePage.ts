/** Reads a whole page, in bands on as many threads as the engine has, and once more what the first reading passed over. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { doubtBareFigures } from './doubtBareFigures.ts';
import { withCutWords } from './withCutWords.ts';
import { doubtCutFigures } from './doubtCutFigures.ts';
import { findUnread, isSure } from './findUnread.ts';
import { inkGrid, type InkGrid } from './inkGrid.ts';
import { areUpright } from './isUpsideDown.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { readRegions, type RegionReading } from './readRegions.ts';
import { splitAtGaps, type Band } from './splitAtGaps.ts';
import { withoutDashes } from './withoutDashes.ts';
import { withoutRules } from './withoutRules.ts';
import { withTornInitials } from './withTornInitials.ts';

/** Do the first words of a page show that it stands on its head? */
export type IsWrongWay = (first: readonly Word[]) => Promise<boolean>;

/** Words of the page in points, band after band, in each those that were passed over at first behind the others; null where it is the wrong way round. */
export async function readWholePage(
  engine: OcrEngine,
  page: Raster,
  isWrongWay: IsWrongWay,
): Promise<Word[] | null> {
  const print = withoutDashes(page);
  const bands = splitAtGaps(print, engine.threads);
  const looks = bands.map(({ raster }) => engine.read(raster, 'sparse'));
  const isWrong = Promise.all(looks).then((words) =>
    isWrongWay(bands.flatMap((band, at) => onPage(words[at]!, band))),
  );
  isWrong.catch(() => {}); // as the looks do that it waits for
  const parts = await Promise.all(
    bands.map(async (band, at) => {
      // While the programs read; the bands must be given to them first.
      const ink = nextTurn().then(() => inkGrid(withoutRules(band.raster)));
      const words = await looks[at]!;
      // A band whose own words stand upright need not wait for the others.
      if (!areUpright(words) && (await isWrong)) return [];
      return onPage(await withUnread(engine, band.raster, words, await ink), band);
    }),
  );
  return (await isWrong) ? null : doubtBareFigures(doubtCutFigures(page, withTornInitials(parts.flat())));
}

/** What is read from a scrap of ink must be surer than a word among words: dust and ticks read as letters, too. */
const MIN_CONFIDENCE = 0.6;

/** Sparse reading leaves words out, single ones of a label and values that stand alone; read in lines of their own they are seen. */
async function withUnread(
  engine: OcrEngine,
  band: Raster,
  first: readonly Word[],
  ink: InkGrid,
): Promise<Word[]> {
  const words = await withCutWords(engine, band, first);
  const boxes = findUnread(ink, words);
  const answers = await readRegions(engine, band, boxes);
  const added = (await withContext(engine, band, boxes, answers))
    .flatMap((answer) => answer.words)
    .filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text))
    .filter(
      (word) => !words.some((other) => (isSamePlace(word, other) || isPartOf(word, other)) && isSure(other)),
    );
  const isReplaced = (word: Word) => added.some((other) => isSamePlace(other, word)) && !isSure(word);
  return [...words.filter((word) => !isReplaced(word)), ...added];
}

/** The answers, with those read anew in which an amount is unsure: beside what stands before it in its line its figures are clearer. */
async function withContext(
  engine: OcrEngine,
  band: Raster,
  boxes: readonly Box[],
  answers: readonly RegionReading[],
): Promise<readonly RegionReading[]> {
  const isUnsure = ({ words }: RegionReading) =>
    words.some(({ text, confidence }) => confidence < MIN_CONFIDENCE && AMOUNT.test(text));
  const unsure = boxes.filter((_, at) => isUnsure(answers[at]!));
  if (unsure.length === 0) return answers;
  const anew = await readRegions(
    engine,
    band,
    unsure.map((box) => ({ ...box, x0: Math.max(0, box.x0 - BEFORE) })),
  );
  return answers.map((answer, at) => {
    const box = boxes[at]!;
    const words = anew[unsure.indexOf(box)]?.words.filter((word) => word.box.x1 > box.x0);
    return words ? { ...answer, words } : answer;
  });
}
const AMOUNT = /^\$?[\d,]*\d{2,}\.\d{2}-?$/;
/** Points. */
const BEFORE = 40;

/** Do two words share half of the shorter one's width on one line? */
function isSamePlace({ box: a }: Word, { box: b }: Word): boolean {
  const level = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  return level > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2 && shared > Math.min(a.x1 - a.x0, b.x1 - b.x0) / 2;
}

/** Points; the end of a word whose box was drawn too short stands this close to it. */
const NEAR = 4;

/** `s)` right of `Form(s)`: the rest of a word that was read whole. */
function isPartOf(word: Word, other: Word): boolean {
  const isLevel = Math.min(word.box.y1, other.box.y1) - Math.max(word.box.y0, other.box.y0) > 2;
  if (!isLevel) return false;
  const gap = Math.max(word.box.x0 - other.box.x1, other.box.x0 - word.box.x1);
  return gap < NEAR && (other.text.endsWith(word.text) || other.text.startsWith(word.text));
}

/** The words of a band at their place on the page. */
function onPage(words: readonly Word[], { raster, top }: Band): Word[] {
  const down = top / raster.scale;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, y0: word.box.y0 + down, y1: word.box.y1 + down },
  }));
}
