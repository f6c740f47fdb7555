/** The words of a PDF page with their boxes, from its glyphs: exact boxes, whatever order or pieces they are drawn in. */
import type { Word } from '../page.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { readGlyphs, type Glyph } from './pdfGlyphs.ts';
import { joinGlyphs } from './joinGlyphs.ts';
import { withoutCurves } from './withoutCurves.ts';
import { withoutWatermarks } from './withoutWatermarks.ts';

export interface PdfText {
  readonly words: Word[];
  readonly hidden: Word[];
  /** Glyphs whose font does not say which letter they are: many of them mean a text layer that is rubbish. */
  readonly unmapped: number;
  /** Are whole words among them, the answers in a form perhaps? Then none of these glyphs is in the words. */
  readonly lacksWords: boolean;
  /** The way most of the text runs on the page: 0 right, 1 down, 2 left, 3 up. */
  readonly turns: number;
}

/** Reads the page's text. Words outside the page (printer's marks, what a crop hides), aslant on it (stamps) and behind its print (watermarks) are left out. */
export function readPdfText(
  pdfium: Pdfium,
  handles: PageHandles,
  size: { readonly width: number; readonly height: number },
): PdfText {
  const all = readGlyphs(pdfium, handles, size);
  const drawn = withoutCurves(all, mainDirection(all));
  const lacksWords = countUntold(drawn) >= FEW_WORDS;
  const glyphs = lacksWords ? drawn.filter((glyph) => !glyph.isUnmapped) : drawn;
  const isOnPage = ({ box }: Word) => box.x1 > 0 && box.y1 > 0 && box.x0 < size.width && box.y0 < size.height;
  return {
    words: withoutWatermarks(once(joinGlyphs(glyphs.filter((glyph) => !glyph.isHidden)).filter(isOnPage))),
    hidden: joinGlyphs(glyphs.filter((glyph) => glyph.isHidden)).filter(isOnPage),
    unmapped: drawn.filter((glyph) => glyph.isUnmapped).length,
    lacksWords,
    turns: mainDirection(drawn),
  };
}

/** A decoration or two may be drawn in a font of its own signs. */
const FEW_WORDS = 3;
/** Fewer of its glyphs in a row are a bullet, an arrow or a tick. */
const SHORTEST = 3;

/** Words of glyphs whose letters their font does not tell. */
function countUntold(glyphs: readonly Glyph[]): number {
  let [words, row] = [0, 0];
  for (const { isUnmapped, isHidden } of glyphs) {
    row = isUnmapped && !isHidden ? row + 1 : 0;
    if (row === SHORTEST) words += 1;
  }
  return words;
}

/** Points: what is drawn again to look bolder stands no further beside itself. */
const BESIDE = 1;

/** Words that are drawn twice in one place, as some programs print a whole page, count once. */
function once(words: readonly Word[]): Word[] {
  const seen = new Map<string, (readonly [x: number, y: number])[]>();
  return words.filter(({ text, box }) => {
    const [x, y] = [Math.round(box.x0 / BESIDE), Math.round(box.y0 / BESIDE)];
    const places = seen.get(text) ?? [];
    if (places.some(([x0, y0]) => Math.abs(x - x0) <= 1 && Math.abs(y - y0) <= 1)) return false;
    places.push([x, y]);
    seen.set(text, places);
    return true;
  });
}

function mainDirection(glyphs: readonly Glyph[]): number {
  const counts = [0, 0, 0, 0];
  for (const glyph of glyphs) if (!glyph.gap) counts[glyph.turns]!++;
  return counts.indexOf(Math.max(...counts));
}
