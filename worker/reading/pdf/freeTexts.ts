/**
 * Text typed over a page with a viewer's text tool (a FreeText annotation): how people fill in forms that have no fields.
 * It is no part of the page's own text.
 */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { annotationText, FREE_TEXT, readAnnotations } from './annotations.ts';
import { lineWords } from './fieldWords.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';

/** What viewers take where the annotation names no size, in points. */
const USUAL_SIZE = 12;
/** Mean width of a letter, and height of a line, by the size of the type. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.2;

/** The words of all such texts of the page, each about where its letters stand. */
export function readFreeTexts(pdfium: Pdfium, handles: PageHandles): Word[] {
  return readAnnotations(pdfium, handles, FREE_TEXT, (annotation, box) => {
    const said = annotationText(pdfium, annotation, 'Contents').replace(/\r\n?/g, '\n').trim();
    // The default appearance: `0 g /Helv 10 Tf`.
    const [, named] = /([\d.]+)\s+Tf\b/.exec(annotationText(pdfium, annotation, 'DA')) ?? [];
    return wordsOf(said, box, Number(named) || USUAL_SIZE);
  }).flat();
}

function wordsOf(said: string, box: Box, size: number): Word[] {
  const most = Math.max(1, Math.floor((box.y1 - box.y0) / (size * LINE_HEIGHT)));
  const lines = most > 1 ? wrapped(said, (box.x1 - box.x0) / (size * LETTER_WIDTH)) : said.split('\n');
  const height = Math.min(size * LINE_HEIGHT, (box.y1 - box.y0) / lines.length);
  return lines.flatMap((line, row) => {
    const y0 = box.y0 + row * height;
    return lineWords(line, { ...box, y0, y1: y0 + height }, size * LETTER_WIDTH, 'text');
  });
}

/** Lines of at most `letters` letters, as a viewer breaks what is wider than its box. */
function wrapped(said: string, letters: number): string[] {
  return said.split('\n').flatMap((paragraph) =>
    paragraph.split(' ').reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const isFull = last === undefined || last.length + 1 + word.length > letters;
      return isFull ? [...lines, word] : [...lines.slice(0, -1), `${last} ${word}`];
    }, []),
  );
}
