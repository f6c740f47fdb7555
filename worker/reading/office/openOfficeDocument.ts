/** A Word or Excel file as a document to read: its text laid out as pages, without any picture. */
import type { FailureCode } from '#domain/documents/extraction';
import type { OfficeKind } from '#domain/documents/sniffFile';
import type { Page } from '../page.ts';
import type { OpenedDocument, SourcePage } from '../sourceDocument.ts';
import { checkArchive } from './checkArchive.ts';
import { hasSoundTree } from './hasSoundTree.ts';
import { isProtected } from './isProtected.ts';
import { layOutLines } from './layOutLines.ts';
import { readOffice } from './readOffice.ts';
import { HoldsTooMuchError } from './readWord.ts';

/** Opens the file; its text is read at once, being small. */
export async function openOfficeDocument(bytes: Uint8Array, kind: OfficeKind): Promise<OpenedDocument> {
  const danger = kind === 'docx' || kind === 'xlsx' ? await checkArchive(bytes) : null;
  if (danger) return { ok: false, reason: danger };
  const isContainer = kind === 'doc' || kind === 'xls';
  if (isContainer && !hasSoundTree(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
    return { ok: false, reason: 'unsupported-office-file' };
  if (await isProtected(bytes, kind)) return { ok: false, reason: 'protected-office-file' };
  const pages = await readPages(bytes, kind);
  if (typeof pages === 'string') return { ok: false, reason: pages };
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

async function readPages(bytes: Uint8Array, kind: OfficeKind): Promise<Page[] | FailureCode> {
  try {
    return layOutLines(await readOffice(bytes, kind));
  } catch (error) {
    // Damaged, or of a version older than any library reads: the sentence for the person is the same.
    return error instanceof HoldsTooMuchError ? 'archive-too-large' : 'unsupported-office-file';
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
