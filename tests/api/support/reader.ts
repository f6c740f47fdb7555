/** A worker whose reader does what is written in the "PDF": it reads, fails, or waits until it is let go. */
import type { Reading } from '#domain/documents/extraction';
import type { Snippets } from '#platform/snippets';
import type { ParserPool } from '../../../worker/parserChild/parserPool.ts';

export interface Reader {
  /** Lets every waiting reading go on. */
  release(): void;
  stop(): Promise<void>;
}

type Script = Pick<Reading, 'outcome'> & Partial<Reading> & { readonly waits?: boolean };

const HEADER = '%PDF-1.7\n';

/** A file that passes for a PDF and tells the reader what to answer. */
export function pdfSaying(script: Script): Buffer {
  return Buffer.from(HEADER + JSON.stringify(script));
}

const NOTHING_FOUND = { documentType: null, pageCount: 1, forms: [], found: [], additionalPeople: [] };

function scriptOf(bytes: Uint8Array): Script {
  try {
    return JSON.parse(Buffer.from(bytes).toString('latin1').slice(HEADER.length)) as Script;
  } catch {
    return { outcome: 'failed', reason: 'not-readable' };
  }
}

/** What the reader says it met on the first page. */
export const MET = { form: 'W-2', taxYear: 2023, page: 1 } as const;

/** Consumes the extraction queue inside the test process. */
export async function startReader(): Promise<Reader> {
  const { consumeExtractions } = await import('#platform/extractionQueue');
  const { processDocument } = await import('../../../worker/processDocument.ts');
  let waiting: (() => void)[] = [];
  const release = () => {
    for (const go of waiting) go();
    waiting = [];
  };
  const pool: Pick<ParserPool, 'read' | 'cancel'> = {
    async read(_documentId, { bytes }, onProgress) {
      const { waits, ...told } = scriptOf(bytes);
      onProgress({ percent: 50, page: 2, pages: 2, met: [MET] });
      if (waits) await new Promise<void>((resolve) => waiting.push(resolve));
      const reading = { ...NOTHING_FOUND, ...told };
      const snippets: Snippets = reading.found.length > 0 ? { 0: Buffer.from('a picture') } : {};
      return { kind: 'reading', reading, snippets };
    },
    cancel: release,
  };
  const consumer = consumeExtractions(async (job) => await processDocument(job, pool as ParserPool), 2);
  const stop = async () => {
    release();
    await consumer.drain(5000);
  };
  return { release, stop };
}
