/** A PDF as a document to read: each page by its best source: form fields, then its text layer, then OCR. */
import type { Box } from '#domain/documents/extraction';
import { READING_SCALE } from '../images/straighten.ts';
import type { OcrEngine } from '../ocr/ocrEngine.ts';
import { readRegions } from '../ocr/readRegions.ts';
import type { FormField, Page, Word } from '../page.ts';
import { cutSnippets } from '../cutSnippets.ts';
import { inkShares } from '../inkShares.ts';
import { median } from '../median.ts';
import { drawWithAnyEngine } from '../raster/drawWithAnyEngine.ts';
import type { Wanted } from '../raster/drawPage.ts';
import type { Raster } from '../raster/raster.ts';
import { scannedPage } from '../scannedPage.ts';
import type { OpenedDocument, SourcePage } from '../sourceDocument.ts';
import { isLegible } from '../textQuality.ts';
import { analysePdf, MIN_WORDS, PAGES_LOOKED_AT, SCAN_SHARE, type PageKind } from './analysePdf.ts';
import { fieldWords } from './fieldWords.ts';
import { openPdf, type Pdf } from './openPdf.ts';
import { paperShare } from './paperShare.ts';
import type { PdfPage } from './pdfPage.ts';
import { uprightPage } from './uprightPage.ts';

/** A picture of this much of the page may be what the page is about: a form pasted below a letter. */
const PART_SHARE = 0.3;
/** More visible words than this over a picture of the whole page: the picture is a background. */
const FULL_TEXT_WORDS = 150;

/** Opens a PDF; pages are analysed and drawn only when they are asked for. */
export async function openPdfDocument(
  bytes: Uint8Array,
  engine: OcrEngine,
  password?: string,
): Promise<OpenedDocument> {
  const opened = await openPdf(bytes, password);
  if (!opened.ok) return opened;
  const { pdf } = opened;
  if (holdsOnlyXfa(pdf)) {
    pdf.close();
    return { ok: false, reason: 'xfa-only' };
  }
  const first = Array.from({ length: Math.min(pdf.pageCount, PAGES_LOOKED_AT) }, (_, index) =>
    look(pdf, index + 1),
  );
  return {
    ok: true,
    document: {
      kind: 'pdf',
      pageCount: pdf.pageCount,
      pdfAnalysis: analysePdf(pdf.pageCount, first),
      packedFiles: pdf.countPackedFiles(first.flatMap((page) => page?.pinnedFiles ?? [])),
      pages: () => sourcePages(pdf, engine, first),
      close: () => Promise.resolve(pdf.close()),
    },
  };
}

/** One page that asks for other software, and not a single field that could be read. */
function holdsOnlyXfa(pdf: Pdf): boolean {
  if (pdf.pageCount > 1 || !pdf.isShellOfXfa()) return false;
  const isNotice = (page: PdfPage) =>
    page.fields().length === 0 && page.text().words.length < FULL_TEXT_WORDS;
  return withPage(pdf, 1, isNotice) ?? false;
}

/** `first`: what the first pages are known to show; reading their text twice would take a third of a short file's time. */
function* sourcePages(
  pdf: Pdf,
  engine: OcrEngine,
  first: readonly (Look | null)[],
): Generator<SourcePage, void, undefined> {
  for (let number = 1; number <= pdf.pageCount; number++) {
    const known = number <= first.length ? first[number - 1] : look(pdf, number);
    if (known) yield sourcePage(pdf, number, known, engine);
  }
}

/** Opens a page for one use only: sixty open pages would hold sixty decoded pictures. */
function withPage<T>(pdf: Pdf, number: number, use: (page: PdfPage) => T): T | null {
  const page = pdf.page(number);
  if (!page) return null;
  try {
    return use(page);
  } finally {
    page.close();
  }
}

function sourcePage(pdf: Pdf, number: number, look: Look, engine: OcrEngine): SourcePage {
  const { needsOcr } = look;
  const paper = paperShare(look.upright);
  const share = needsOcr || (paper < 1 && isLargePrint(look.upright.words)) ? paper : 1;
  const { upright, visible } = share === 1 ? look : resizedLook(look, share);
  const pixels = async (wanted: Wanted = {}): Promise<Raster> => {
    const drawn = await drawWithAnyEngine(pdf, number, READING_SCALE * share, wanted);
    return share === 1 ? drawn : { ...drawn, scale: drawn.scale / share };
  };
  const scan = scannedPage(engine, number, () => pixels({ asScanned: true }), false);
  return {
    number,
    text: needsOcr ? null : upright,
    glance: async () => (needsOcr ? scan.glance() : upright),
    read: async () => (needsOcr ? withTypedWords(await scan.read(), visible) : upright),
    readRegions: async (boxes, zoom) =>
      needsOcr
        ? scan.readRegions(boxes, zoom)
        : readRegions(engine, await pixels({ down: lowest(boxes) / share }), boxes, zoom),
    pictures: async (boxes) => (needsOcr ? scan.pictures(boxes) : cutSnippets(await pixels(), boxes)),
    inkShares: async (boxes) => (needsOcr ? scan.inkShares(boxes) : inkShares(await pixels(), boxes)),
    release: () => scan.release(),
  };
}

/** Points: around a box its neighbours' print and rules are looked at, too. */
const AROUND = 30;
const lowest = (boxes: readonly Box[]): number => Math.max(0, ...boxes.map(({ y1 }) => y1)) + AROUND;

interface Look extends PageKind {
  readonly needsOcr: boolean;
  /** The page by form fields and text layer. */
  readonly upright: Page;
  /** Words printed or typed over a scan: exact where they stand, so they outrank what OCR sees there. */
  readonly visible: readonly Word[];
  readonly pinnedFiles: readonly string[];
}

/** What page `number` shows; once more where answers have become part of it only now. */
function look(pdf: Pdf, number: number): Look | null {
  const found = withPage(pdf, number, (page) => {
    const fields = page.fields();
    return page.drawAnswers(fields) ? 'drawn' : lookAt(page, fields);
  });
  return found === 'drawn' ? withPage(pdf, number, (page) => lookAt(page, page.fields())) : found;
}

function lookAt(page: PdfPage, fields: readonly FormField[]): Look {
  const { words: printed, unmapped, lacksWords, turns } = page.text();
  const words = [...printed, ...page.freeTexts()];
  const answers = fields.flatMap(fieldWords);
  const share = page.pictureShare();
  const isPicture = share >= SCAN_SHARE;
  const isRubbish = !isLegible(words, unmapped);
  const isLegibleText = words.length >= (isPicture ? FULL_TEXT_WORDS : MIN_WORDS) && !isRubbish;
  // A blank page without a picture holds nothing that OCR could find.
  const isBlank = words.length === 0 && answers.length === 0 && share === 0 && !page.hasDrawing();
  const { number, width, height } = page;
  const source = answers.length > 0 ? 'form-field' : 'text';
  return {
    hasText: words.length >= MIN_WORDS || fields.some((field) => field.value !== ''),
    isPicture,
    needsOcr: (!isLegibleText && !isBlank) || lacksWords || (share >= PART_SHARE && !isPicture),
    upright: uprightPage({ number, width, height, words: [...words, ...answers], fields, source }, turns),
    visible: isRubbish ? answers : [...words, ...answers],
    pinnedFiles: page.pinnedFiles(),
  };
}

/** Points: no document has print of this height all over a letter; a page that has was drawn in other units. */
const LARGE_PRINT = 16;
const isLargePrint = (words: readonly Word[]) =>
  median(words.map(({ box }) => box.y1 - box.y0)) > LARGE_PRINT;

function resized<T extends Pick<Word, 'box'>>(placed: T, share: number): T {
  const { x0, y0, x1, y1 } = placed.box;
  return { ...placed, box: { x0: x0 * share, y0: y0 * share, x1: x1 * share, y1: y1 * share } };
}

/** The same page on paper of a usual size. */
function resizedLook({ upright, visible }: Look, share: number): Pick<Look, 'upright' | 'visible'> {
  const [width, height] = [upright.width * share, upright.height * share];
  const words = upright.words.map((word) => resized(word, share));
  const fields = upright.fields.map((field) => resized(field, share));
  return {
    upright: { ...upright, width, height, words, fields },
    visible: visible.map((word) => resized(word, share)),
  };
}

/** Words the file itself gives replace what OCR read in the same place. */
function withTypedWords(scan: Page, typed: readonly Word[]): Page {
  if (typed.length === 0) return scan;
  const isCovered = ({ box }: Word) => {
    const x = (box.x0 + box.x1) / 2;
    const y = (box.y0 + box.y1) / 2;
    return typed.some((word) => x > word.box.x0 && x < word.box.x1 && y > word.box.y0 && y < word.box.y1);
  };
  return { ...scan, words: [...scan.words.filter((word) => !isCovered(word)), ...typed] };
}
