/** A page that is a picture: its upright raster is prepared once, read in parts or whole, and remembered. */
import type { Box } from '#domain/documents/extraction';
import type { OcrEngine } from './ocr/ocrEngine.ts';
import { byShape } from './ocr/byShape.ts';
import { doubtCutFigures } from './ocr/doubtCutFigures.ts';
import { doubtMisspelt } from './ocr/doubtMisspelt.ts';
import { openWordList } from './ocr/wordList.ts';
import { readWholePage, type IsWrongWay } from './ocr/readWholePage.ts';
import { readRegions, type Region, type RegionReading } from './ocr/readRegions.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Page, Word } from './page.ts';
import { prepareScan } from './images/prepareScan.ts';
import { turn } from './images/resize.ts';
import { areUpright, isUpsideDown } from './ocr/isUpsideDown.ts';
import { cutSnippets } from './cutSnippets.ts';
import { hasPrint } from './hasPrint.ts';
import { inkShares } from './inkShares.ts';
import { crop, type Raster } from './raster/raster.ts';

export interface ScannedPage {
  glance(): Promise<Page>;
  read(): Promise<Page>;
  readRegions(boxes: readonly Region[], zoom?: number): Promise<RegionReading[]>;
  inkShares(boxes: readonly Box[]): Promise<number[]>;
  pictures(boxes: readonly Box[]): Promise<Uint8Array[]>;
  release(): void;
}

/** The form's own name stands in the top eighth; a little more allows for the margins of photos. */
const GLANCE_SHARE = 0.16;

/** The page that was asked for first goes to the OCR engine before the next one is drawn. */
const prepareAlone = oneAtATime();

/** `draw` gives the picture as it came; `isPhoto` asks for the paper to be found in it. */
export function scannedPage(
  engine: OcrEngine,
  number: number,
  draw: () => Promise<Raster>,
  isPhoto: boolean,
): ScannedPage {
  let prepared: Promise<Raster> | undefined;
  let isTurned: boolean | undefined;
  let whole: Promise<Page> | undefined;

  const upright = async () => {
    prepared ??= prepareAlone(async () => prepareScan(await draw(), isPhoto));
    return isTurned ? turn(await prepared, 2) : prepared;
  };
  /** Reads a part of the page; the first words also tell whether it stands on its head, and then it is read anew. */
  const readUpright = async (readPart: ReadPart): Promise<Page> => {
    engine.warmUp();
    const page = await upright();
    if (!hasPrint(page)) return toPage(number, page, []);
    const isWrongWay = async (first: readonly Word[]) => {
      if (isTurned !== undefined) return false;
      return (isTurned = !areUpright(first) && (await isUpsideDown(engine, page)));
    };
    const words = await readPart(page, isWrongWay);
    return words ? toPage(number, page, words) : readUpright(readPart);
  };
  const readTop: ReadPart = async (page, isWrongWay) => {
    const words = await engine.read(top(page), 'sparse');
    return (await isWrongWay(words)) ? null : words;
  };
  const readAll: ReadPart = async (page, isWrongWay) => {
    const list = openWordList(); // unpacked while the programs read
    const words = await readWholePage(engine, page, isWrongWay);
    return words && doubtMisspelt(page, byShape(page, words), await list);
  };
  const glance = async () => whole ?? readUpright(readTop);
  return {
    glance,
    read: () => (whole ??= readUpright(readAll)),
    readRegions: async (boxes, zoom) => {
      if (isTurned === undefined) await glance();
      const page = await upright();
      const answers = await readRegions(engine, page, boxes, zoom);
      const list = await openWordList();
      const doubted = (words: readonly Word[]) =>
        doubtMisspelt(page, doubtCutFigures(page, byShape(page, words)), list);
      return answers.map((answer) => ({ ...answer, words: doubted(answer.words) }));
    },
    inkShares: async (boxes) => inkShares(await upright(), boxes),
    pictures: async (boxes) => cutSnippets(await upright(), boxes),
    release: () => (prepared = undefined),
  };
}

/** Null when the page turned out to be the wrong way round. */
type ReadPart = (page: Raster, isWrongWay: IsWrongWay) => Promise<Word[] | null>;

const top = (page: Raster) => crop(page, 0, 0, page.width, page.height * GLANCE_SHARE);

function toPage(number: number, raster: Raster, words: readonly Word[]): Page {
  const size = { width: raster.width / raster.scale, height: raster.height / raster.scale };
  return { number, ...size, words, fields: [], source: 'ocr' };
}
