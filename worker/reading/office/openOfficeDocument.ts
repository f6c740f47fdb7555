/** A Word or Excel file as a document to read: its text laid out as pages, without any picture. */
import type { OfficeKind } from '#domain/documents/sniffFile';
import type { Page } from '../page.ts';
import type { OpenedDocument, SourcePage } from '../sourceDocument.ts';
import { checkArchive } from './checkArchive.ts';
import { isProtected } from './isProtected.ts';
import { layOutLines } from './layOutLines.ts';
import { readOffice } from './readOffice.ts';

/** Opens the file; its text is read at once, being small. */
export async function openOfficeDocument(bytes: Uint8Array, kind: OfficeKind): Promise<OpenedDocument> {
  const danger = kind === 'docx' || kind === 'xlsx' ? await checkArchive(bytes) : null;
  if (danger) return { ok: false, reason: danger };
  if (await isProtected(bytes, kind)) return { ok: false, reason: 'protected-office-file' };
  const pages = await readPages(bytes, kind);
  if (!pages) return { ok: false, reason: 'unsupported-office-file' };
  return {
    ok: true,
    document: {
      kind: 'office',
      pageCount: pages.length,
      pages: () => sourcePages(pages),
      close: () => Promise.resolve(),
    },
  };
}

async function readPages(bytes: Uint8Array, kind: OfficeKind): Promise<Page[] | null> {
  try {
    return layOutLines(await readOffice(bytes, kind));
  } catch {
    // Damaged, or of a version older than any library reads: the sentence for the person is the same.
    return null;
  }
}

function* sourcePages(pages: readonly Page[]): Generator<SourcePage, void, undefined> {
  for (const page of pages) {
    const whole = () => Promise.resolve(page);
    yield {
      number: page.number,
      text: page,
      glance: whole,
      read: whole,
      // There is nothing more to see than the text itself.
      pictures: () => Promise.resolve([]),
      inkShares: (boxes) => Promise.resolve(boxes.map(() => 0)),
      readRegions: (boxes) => Promise.resolve(boxes.map((box) => ({ box, words: [] }))),
      release: () => {},
    };
  }
}
