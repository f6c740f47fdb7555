/** Reads a document from bytes to values: look, read, recognise, extract, check, page by page. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { FailureCode, Reading } from '#domain/documents/extraction';
import { FORMS } from './forms/index.ts';
import { illustrate } from './illustrate.ts';
import { failureOf } from './reading/failureOf.ts';
import { createOcrEngine, type OcrEngine } from './reading/ocr/ocrEngine.ts';
import { openDocument } from './reading/openDocument.ts';
import type { SourceDocument } from './reading/sourceDocument.ts';
import { readPages, sourcesOf, type OnProgress, type ReadPage, type ReadPages } from './readPages.ts';
import { readInstances, type FormInstance } from './understanding/formInstance.ts';
import { mapForm } from './understanding/mapForm.ts';
import { mergeInstances } from './understanding/mergeInstances.ts';
import { withCovers } from './understanding/recognise/withCovers.ts';
import { unreadParts } from './unreadParts.ts';
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
