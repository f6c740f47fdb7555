/** Reads a document from bytes to values: look, read, recognise, extract, check, page by page. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { ExtractionProgress, FailureCode, MetForm, Reading } from '#domain/documents/extraction';
import { FORMS } from './forms/index.ts';
import { howToRead, MOST_PAGES } from './howToRead.ts';
import { illustrate } from './illustrate.ts';
import { lookAtMark } from './lookAtMark.ts';
import { lookAtTicks } from './lookAtTicks.ts';
import { lookAtYear } from './lookAtYear.ts';
import { lookCloser } from './lookCloser.ts';
import { meetForm } from './meetForm.ts';
import { oneAhead } from './oneAhead.ts';
import { failureOf } from './reading/failureOf.ts';
import { createOcrEngine, type OcrEngine } from './reading/ocr/ocrEngine.ts';
import { openDocument } from './reading/openDocument.ts';
import type { SourceDocument, SourcePage } from './reading/sourceDocument.ts';
import type { MappedSheet } from './understanding/locate/cells.ts';
import { facingPages } from './understanding/recognise/facingPages.ts';
import { mapForm } from './understanding/mapForm.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { readInstances, type FormInstance } from './understanding/formInstance.ts';
import { mergeInstances } from './understanding/mergeInstances.ts';
import { recognise } from './understanding/recognise/recognise.ts';
import { stackedForms } from './understanding/recognise/stackedForms.ts';
import { toSheet, type Sheet } from './understanding/sheet/sheet.ts';
import { withCovers } from './understanding/recognise/withCovers.ts';
import { unreadParts } from './unreadParts.ts';
import { unlessUndrawable } from './unlessUndrawable.ts';
import { whyNothingFound } from './whyNothingFound.ts';

export interface ReadOptions {
  readonly fileName: string;
  /** What the client says the document is; the reader looks for itself and only falls back on it. */
  readonly documentType?: DocumentType;
  /** For a PDF that asks for one; never kept. */
  readonly password?: string | undefined;
  /** Asks for pictures of where the values stood: value id (its place in `found`) -> PNG. */
  readonly onSnippets?: (snippets: Record<string, Uint8Array>) => void;
  /** Asked before each page: is the time up? Then the reading ends with what was read. */
  readonly isHurried?: () => boolean;
}

/** `formPages`: how many pages so far had a form. */
type OnProgress = (progress: ExtractionProgress, formPages: number) => void;

/** Pages whose pixels (6 MB each) stay in memory until their values' pictures are cut. */
const MOST_DRAWN = 6;

let engine: OcrEngine | undefined;

/** Ends the OCR threads of this process; the next document starts new ones. */
export async function closeReader(): Promise<void> {
  const running = engine;
  engine = undefined;
  await running?.close();
}

/** The whole answer for one file. A bad document is an outcome; only a broken machine throws. */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadOptions,
  onProgress: OnProgress = () => {},
): Promise<Reading> {
  const ocr = (engine ??= createOcrEngine());
  const opened = await openDocument(bytes, { engine: ocr, password: options.password });
  if (!opened.ok) return failed(opened.reason, 0);
  const { document } = opened;
  try {
    const { isHurried = () => false } = options;
    const read = await readPages(document, isHurried, onProgress);
    const reading = toReading(document, read);
    options.onSnippets?.(await illustrate(sourcesOf(read.pages), reading.found));
    return reading;
  } catch (error) {
    const reason = failureOf(error);
    if (!reason) throw error;
    return { ...failed(reason, document.pageCount), pdfAnalysis: document.pdfAnalysis };
  } finally {
    await document.close();
    await ocr.settled(); // what was begun for nothing has files, too
  }
}

const failed = (reason: FailureCode, pageCount: number): Reading => ({
  outcome: 'failed',
  reason,
  documentType: null,
  pageCount,
  forms: [],
  found: [],
  additionalPeople: [],
});

interface ReadPage {
  readonly source: SourcePage;
  readonly isBlank: boolean;
  readonly sheet: Sheet;
  readonly form: FormDefinition | null;
  /** The page, or each copy of the form on it, with labels found. */
  readonly maps: readonly MappedSheet[];
}

/** Each once, though two of the pages may stand on it. */
const sourcesOf = (pages: readonly ReadPage[]) => [...new Set(pages.map(({ source }) => source))];

interface ReadPages {
  readonly pages: readonly ReadPage[];
  /** Numbers of the pages that were looked at. */
  readonly looked: ReadonlySet<number>;
  /** The time was up before the last page. */
  readonly isCutShort: boolean;
}

async function readPages(
  document: SourceDocument,
  isHurried: () => boolean,
  onProgress: OnProgress,
): Promise<ReadPages> {
  const pages: ReadPage[] = [];
  const looked = new Set<number>();
  const met: MetForm[] = [];
  let scanned = 0;
  let drawn = 0;
  let formPages = 0;
  const unbegun = new Set<SourcePage>();
  const begin = async (source: SourcePage) => {
    if (isHurried()) {
      unbegun.add(source);
      return null;
    }
    const how = source.text === null ? howToRead(++scanned) : 'whole';
    if (how === 'not') return null; // nobody looked at it
    const isWanted = how === 'whole' || (await unlessUndrawable(isFormAtGlance(source)));
    if (!isWanted) return isWanted === null ? null : [];
    return await unlessUndrawable(readPage(source));
  };
  for await (const { item: source, result } of oneAhead(document.pages(), begin)) {
    if (source.number > MOST_PAGES) break;
    if (unbegun.has(source)) return { pages, looked, isCutShort: true };
    const percent = Math.round(((source.number - 1) / document.pageCount) * 95);
    const place = { percent, page: source.number, pages: document.pageCount };
    onProgress({ ...place, ...(met.length > 0 && { met: [...met] }) }, formPages);
    const parts = await result;
    if (parts) looked.add(source.number);
    pages.push(...(parts ?? []));
    for (const { form, maps } of parts ?? []) meetForm(met, source.number, form, maps);
    // Pictures of its values are cut from a form's page in the end: drawing it twice costs more than keeping it.
    const hasForm = parts?.some(({ form }) => form) ?? false;
    if (hasForm) formPages++;
    if (!hasForm || ++drawn > MOST_DRAWN) source.release();
  }
  return { pages, looked, isCutShort: false };
}

/** Does the top of a scanned page, a tenth of the work, already name a form we read? */
async function isFormAtGlance(source: SourcePage): Promise<boolean> {
  return recognise(toSheet(await source.glance()), FORMS) !== null;
}

/** The page, or the two that stand side by side on it, and the forms that stand one above the other. */
async function readPage(source: SourcePage): Promise<ReadPage[]> {
  const parts: ReadPage[] = [];
  for (const sheet of facingPages(toSheet(await source.read()), FORMS))
    for (const part of stackedForms(sheet, FORMS)) parts.push(await readSheet(source, part));
  return parts;
}

async function readSheet(source: SourcePage, sheet: Sheet): Promise<ReadPage> {
  const isBlank = sheet.lines.length === 0;
  const form = recognise(sheet, FORMS)?.form ?? null;
  if (!form) return { source, sheet, isBlank, form, maps: [] };
  const maps = mapForm(form, [await lookAtTicks(source, sheet, form)]);
  const looked = await lookAtMark(source, form, await lookAtYear(source, form, maps));
  return { source, sheet, isBlank, form, maps: await lookCloser(source, form, looked) };
}

function toReading(document: SourceDocument, read: ReadPages): Reading {
  const { pages, looked } = read;
  const instances = instancesOf(pages);
  const sources = sourcesOf(pages).length;
  const isBlank = pages.every((page) => page.isBlank);
  const outcome = { sources, isBlank, isCutShort: read.isCutShort, hasForm: instances.length > 0 };
  const reason = whyNothingFound(document, outcome);
  if (reason) return { ...failed(reason, document.pageCount), pdfAnalysis: document.pdfAnalysis };
  return {
    outcome: 'completed',
    documentType: instances[0]?.definition.documentType ?? 'other',
    pageCount: document.pageCount,
    pdfAnalysis: document.pdfAnalysis,
    forms: instances.map(({ recognised }) => recognised),
    found: mergeInstances(instances),
    ...unreadParts(document.pageCount, looked, document.packedFiles ?? 0),
    additionalPeople: [],
  };
}

function instancesOf(read: readonly ReadPage[]): FormInstance[] {
  const pages = withCovers(read);
  const mapsOf = ({ form, maps, sheet }: ReadPage) =>
    form && maps.length === 0 ? mapForm(form, [sheet]) : maps;
  return FORMS.flatMap((form) => {
    const maps = pages.filter((page) => page.form === form).flatMap(mapsOf);
    return maps.length > 0 ? readInstances(form, maps) : [];
  });
}
