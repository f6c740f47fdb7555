/**
 * A parser child for tests with several workers: it writes down who reads what, and answers once as many workers as the
 * document asks for have begun to read. So a test sees each reading, and needs no luck to see every worker at work.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import type { ChildMessage, ReadRequest } from '../../../worker/parserChild/messages.ts';
import { readingOf } from '../../../worker/saving/readingBuilder.ts';

/** What stands in the "PDF" after its header. */
export interface CountedDocument {
  readonly tag: string;
  /** One line per reading: `<worker's process id> <tag>`. */
  readonly logFile: string;
  readonly untilWorkers: number;
}

/** Who has read what, so far. */
export function readingsIn(logFile: string): { worker: string; tag: string }[] {
  const lines = readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => line.split(' ')).map(([worker = '', tag = '']) => ({ worker, tag }));
}

const HEADER = '%PDF-1.7\n';

/** The file to upload. */
export const countedPdf = (document: CountedDocument) => Buffer.from(HEADER + JSON.stringify(document));

const tell = (message: ChildMessage) => process.send?.(message);

process.on('message', ({ bytes }: ReadRequest) => {
  const text = Buffer.from(bytes).toString().slice(HEADER.length);
  const { tag, logFile, untilWorkers } = JSON.parse(text) as CountedDocument;
  appendFileSync(logFile, `${process.ppid} ${tag}\n`);
  const timer = setInterval(() => {
    if (new Set(readingsIn(logFile).map(({ worker }) => worker)).size < untilWorkers) return;
    clearInterval(timer);
    tell({ type: 'reading', reading: readingOf('w2-form', { 'fields.wages': 1000 }), snippets: {} });
  }, 20);
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready' });
