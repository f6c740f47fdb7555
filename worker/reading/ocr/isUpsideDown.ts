/** Is a level page upside down? Its busiest strip is read both ways; the way that makes more sure words is right. */
import { turn } from '../images/resize.ts';
import type { Word } from '../page.ts';
import { crop, type Raster } from '../raster/raster.ts';
import type { OcrEngine } from './ocrEngine.ts';

/** A strip of this share of the page's height holds several lines and takes a fifth of a second. */
const STRIP_SHARE = 0.07;
const STRIPS = 40;
const INK = 150;
/** Words that read this well are upright: no need to read them the other way. */
const SURE = 0.8;
const MIN_SURE_LETTERS = 40;

/** Do these words, read from some part of a page, prove that it is upright? */
export function areUpright(words: readonly Word[]): boolean {
  const { letters, confidence } = sense(words);
  return confidence >= SURE && letters >= MIN_SURE_LETTERS;
}

export async function isUpsideDown(engine: OcrEngine, page: Raster): Promise<boolean> {
  const strip = busiestStrip(page);
  const words = await engine.read(strip, 'block');
  if (areUpright(words)) return false;
  const upright = sense(words);
  const turned = sense(await engine.read(await turn(strip, 2), 'block'));
  return turned.letters * turned.confidence > upright.letters * upright.confidence * 1.2;
}

/** Letters in words of some length, and how sure they are: noise is read as short words, unsurely. */
function sense(words: readonly Word[]): { letters: number; confidence: number } {
  const long = words.filter((word) => /[A-Za-z]{3}/.test(word.text) && word.confidence > 0.5);
  const letters = long.reduce((sum, word) => sum + word.text.length, 0);
  const weighed = long.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  return { letters, confidence: letters === 0 ? 0 : weighed / letters };
}

/** The strip with the most changes between ink and paper: text, not a black bar. */
function busiestStrip(page: Raster): Raster {
  const height = Math.round(page.height * STRIP_SHARE);
  let best = { top: 0, changes: -1 };
  for (let index = 0; index < STRIPS; index++) {
    const top = Math.floor(((page.height - height) * index) / STRIPS);
    const changes = countChanges(page, top, top + height);
    if (changes > best.changes) best = { top, changes };
  }
  return crop(page, 0, best.top, page.width, best.top + height);
}

function countChanges({ pixels, width }: Raster, top: number, bottom: number): number {
  let changes = 0;
  for (let y = top; y < bottom; y += 3) {
    for (let x = 1; x < width; x++) {
      if (pixels[y * width + x]! < INK !== pixels[y * width + x - 1]! < INK) changes++;
    }
  }
  return changes;
}
