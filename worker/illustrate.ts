/** Pictures of the pieces of pages the found values were read from. */
import type { FoundValue } from '#domain/documents/extraction';
import { failureOf } from './reading/failureOf.ts';
import type { SourcePage } from './reading/sourceDocument.ts';

/** A long return gives some dozens of values that reach the questionnaire; this only bounds a strange one. */
const MAX_SNIPPETS = 80;

/**
 * Value id (its place in `found`) -> PNG. Figures that only stay in the extracted data get none, nor do values of a page
 * that cannot be drawn: they were read from its text, and are not lost for want of a picture.
 */
export async function illustrate(
  sources: readonly SourcePage[],
  found: readonly FoundValue[],
): Promise<Record<string, Uint8Array>> {
  const shown = found
    .map((value, index) => ({ ...value, id: String(index) }))
    .filter(({ box, to }) => box !== null && !to.startsWith('fields.'))
    .slice(0, MAX_SNIPPETS);
  const snippets: Record<string, Uint8Array> = {};
  for (const source of sources) {
    const here = shown.filter(({ page }) => page === source.number);
    if (here.length === 0) continue;
    const pictures = await source.pictures(here.flatMap(({ box }) => box ?? [])).catch(noneWhereUndrawable);
    here.forEach(({ id }, index) => {
      const picture = pictures[index];
      if (picture) snippets[id] = picture;
    });
    source.release();
  }
  return snippets;
}

function noneWhereUndrawable(error: unknown): Uint8Array[] {
  if (failureOf(error) === null) throw error;
  return [];
}
