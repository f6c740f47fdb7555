/** Every glyph that a PDF page draws as text: letter, box, direction, and whether it is drawn invisibly. */
import type { Box } from '#domain/documents/extraction';
import { coveredTexts } from './coveredTexts.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { hideUnseen } from './unseenGlyphs.ts';
import { quarterTurns, uprightBox } from './uprightTransform.ts';

export interface Glyph {
  readonly text: string;
  /** Tight around the ink, points of the upright page. */
  readonly box: Box;
  /** Around the advance and the font's height: neighbours of one word touch. */
  readonly cell: Box;
  /** Reading direction on the upright page: 0 right, 1 down, 2 left, 3 up. */
  readonly turns: number;
  /** Does it run neither along nor across the page: part of a stamp or a watermark? */
  readonly isAslant: boolean;
  readonly isHidden: boolean;
  readonly isUnmapped: boolean;
  /** A space or line break: `drawn` by the file, or `guessed` by PDFium, which guesses wrong in some files. */
  readonly gap?: 'drawn' | 'guessed';
}

/** A page of dense print has 8,000 glyphs; beyond this it is a bomb or not for people. */
const MAX_GLYPHS = 200_000;
const INVISIBLE = 3;
const CONTROL_OR_SPACE = /^[\s\p{Cc}\u00a0]$/u;

/** Reads the glyphs of a page in the order it draws them. */
export function readGlyphs(
  pdfium: Pdfium,
  handles: PageHandles,
  size: { readonly width: number; readonly height: number },
): readonly Glyph[] {
  const textPage = pdfium.call('FPDFText_LoadPage', handles.page);
  if (textPage === 0) return [];
  try {
    const count = Math.min(pdfium.call('FPDFText_CountChars', textPage), MAX_GLYPHS);
    const indexes = Array.from({ length: count }, (_, index) => index);
    const objects = indexes.map((index) => pdfium.call('FPDFText_GetTextObject', textPage, index));
    const isHidden = hiddenTest(pdfium, objects, coveredTexts(pdfium, handles, size));
    const glyphs = indexes.map((index) => readGlyph(pdfium, handles, textPage, index, isHidden));
    return hideUnseen(pdfium, handles, size, glyphs, objects);
  } finally {
    pdfium.call('FPDFText_ClosePage', textPage);
  }
}

/** What PDFium tells of a hyphen between two letters at the end of a line: `Rosen-` above `Lee`. It is printed, and may be part of a name. */
const END_HYPHEN = 2;
const NOWHERE: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

function readGlyph(
  pdfium: Pdfium,
  handles: PageHandles,
  textPage: number,
  index: number,
  isHidden: (index: number) => boolean,
): Glyph {
  const code = pdfium.call('FPDFText_GetUnicode', textPage, index);
  const isHyphen = code === END_HYPHEN && !isUntold(pdfium, textPage, index);
  const text = isHyphen ? '-' : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  const isGuessed = pdfium.call('FPDFText_IsGenerated', textPage, index) === 1;
  if (isGuessed || (CONTROL_OR_SPACE.test(text) && !isUntold(pdfium, textPage, index))) {
    const gap = isGuessed ? 'guessed' : 'drawn';
    return {
      text: ' ',
      box: NOWHERE,
      cell: NOWHERE,
      turns: 0,
      isAslant: false,
      isHidden: isHidden(index),
      isUnmapped: false,
      gap,
    };
  }
  const { transform } = handles;
  // GetCharBox gives left, right, bottom, top; GetLooseCharBox an FS_RECTF: left, top, right, bottom.
  const tight = pdfium.numbers('f64', 4, (l, r, b, t) =>
    pdfium.call('FPDFText_GetCharBox', textPage, index, l, r, b, t),
  );
  const loose = pdfium.numbers('f32', 4, (rect) =>
    pdfium.call('FPDFText_GetLooseCharBox', textPage, index, rect),
  );
  const box = tight ? uprightBox(transform, tight[0]!, tight[2]!, tight[1]!, tight[3]!) : NOWHERE;
  // PDFium counts the angle of text clockwise, PDF user space counts the other way.
  const angle = -pdfium.call('FPDFText_GetCharAngle', textPage, index);
  return {
    text,
    box,
    cell: loose ? uprightBox(transform, loose[0]!, loose[3]!, loose[2]!, loose[1]!) : box,
    turns: quarterTurns(transform, angle),
    isAslant: isAslant(angle),
    isHidden: isHidden(index),
    isUnmapped:
      pdfium.call('FPDFText_HasUnicodeMapError', textPage, index) === 1 || text === '\ufffd' || text === '',
  };
}

/** Is it a letter that is drawn, and only its font does not say which: its number was taken for a sign of control? */
function isUntold(pdfium: Pdfium, textPage: number, index: number): boolean {
  if (pdfium.call('FPDFText_HasUnicodeMapError', textPage, index) !== 1) return false;
  const ink = pdfium.numbers('f64', 4, (l, r, b, t) =>
    pdfium.call('FPDFText_GetCharBox', textPage, index, l, r, b, t),
  );
  return ink !== null && ink[1]! > ink[0]! && ink[3]! > ink[2]!;
}

/** Print on a page that was put into its scanner crookedly runs a few degrees up or down, too. */
const MOST_CROOKED = Math.PI / 30;
const QUARTER = Math.PI / 2;
const isAslant = (angle: number) => Math.abs(angle - Math.round(angle / QUARTER) * QUARTER) > MOST_CROOKED;

/** Is this glyph drawn in render mode 3 (neither filled nor stroked), or below a picture? Asked once per text object, not per glyph. */
function hiddenTest(
  pdfium: Pdfium,
  objects: readonly number[],
  covered: ReadonlySet<number>,
): (index: number) => boolean {
  const known = new Map<number, boolean>();
  return (index) => {
    const object = objects[index]!;
    if (object === 0) return false;
    const before = known.get(object);
    if (before !== undefined) return before;
    const isHidden =
      covered.has(object) || pdfium.call('FPDFTextObj_GetTextRenderMode', object) === INVISIBLE;
    known.set(object, isHidden);
    return isHidden;
  };
}
