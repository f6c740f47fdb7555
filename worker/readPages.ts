/** Reads the pages of a document one after the other: which form each is, and where its labels stand. */
import type { ExtractionProgress, MetForm } from '#domain/documents/extraction';
import { FORMS } from './forms/index.ts';
import { howToRead, MOST_PAGES } from './howToRead.ts';
import { lookAtMark } from './lookAtMark.ts';
import { lookAtTicks } from './lookAtTicks.ts';
import { lookAtYear } from './lookAtYear.ts';
import { lookCloser } from './lookCloser.ts';
import { meetForm } from './meetForm.ts';
import { oneAhead } from './oneAhead.ts';
import type { SourceDocument, SourcePage } from './reading/sourceDocument.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import type { MappedSheet } from './understanding/locate/cells.ts';
import { mapForm } from './understanding/mapForm.ts';
import { facingPages } from './understanding/recognise/facingPages.ts';
import { recognise } from './understanding/recognise/recognise.ts';
import { stackedForms } from './understanding/recognise/stackedForms.ts';
import { toSheet, type Sheet } from './understanding/sheet/sheet.ts';
import { unlessUndrawable } from './unlessUndrawable.ts';

/** `formPages`: how many pages so far had a form. */
export type OnProgress = (progress: ExtractionProgress, formPages: number) => void;

/** Pages whose pixels (6 MB each) stay in memory until their values' pictures are cut. */
const MOST_DRAWN = 6;

export interface ReadPage {
  readonly source: SourcePage;
  readonly isBlank: boolean;
  readonly sheet: Sheet;
  readonly form: FormDefinition | null;
  /** The page, or each copy of the form on it, with labels found. */
  readonly maps: readonly MappedSheet[];
}

/** Each once, though two of the pages may stand on it. */
export const sourcesOf = (pages: readonly ReadPage[]) => [...new Set(pages.map(({ source }) => source))];

export interface ReadPages {
  readonly pages: readonly ReadPage[];
  /** Numbers of the pages that were looked at. */
  readonly looked: ReadonlySet<number>;
  /** The time was up before the last page. */
  readonly isCutShort: boolean;
}

/** Every page that is looked at, until the time is up. */
export async function readPages(
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
