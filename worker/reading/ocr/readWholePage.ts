/** Reads a whole page, in bands on as many threads as the engine has, and once more what the first reading passed over. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { doubtBareFigures } from './doubtBareFigures.ts';
import { withCutWords } from './withCutWords.ts';
import { doubtCutFigures } from './doubtCutFigures.ts';
import { findUnread, isSure } from './findUnread.ts';
import { inkGrid, type InkGrid } from './inkGrid.ts';
import { areUpright } from './isUpsideDown.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { readRegions } from './readRegions.ts';
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
  const answers = await readRegions(engine, band, findUnread(ink, words));
  const added = answers
    .flatMap((answer) => answer.words)
    .filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text))
    .filter(
      (word) => !words.some((other) => (isSamePlace(word, other) || isPartOf(word, other)) && isSure(other)),
    );
  const isReplaced = (word: Word) => added.some((other) => isSamePlace(other, word)) && !isSure(word);
  return [...words.filter((word) => !isReplaced(word)), ...added];
}

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
