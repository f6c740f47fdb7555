/** A parser child for tests: the "document" is a JSON text that says how the reader behaves. */
import { existsSync, writeFileSync } from 'node:fs';
import type { Reading } from '#domain/documents/extraction';
import { HURRY, type ChildMessage, type ReadRequest } from '../../../worker/parserChild/messages.ts';

export interface Script {
  /** crashesOnce: dies the first time (leaving the mark), reads the second time. waits: reads when the mark exists. */
  readonly reader:
    | 'reads'
    | 'readsLate'
    | 'crashes'
    | 'crashesOnce'
    | 'spins'
    | 'hogs'
    | 'waits'
    | 'throws'
    | 'traps'
    | 'trapsInNeed'
    | 'copesWithNeed'
    | 'readsWhenHurried'
    | 'lacksRoomOnce';
  readonly mark?: string;
  /** readsLate: how long it does nothing before. */
  readonly waitMs?: number;
  readonly reading?: Reading;
}

let onHurry = () => {};
const tell = (message: ChildMessage) => process.send?.(message);

function give(reading: Reading | undefined): void {
  if (reading) tell({ type: 'reading', reading, snippets: { 0: Buffer.from('PNG of a piece of the page') } });
}

function hog(): never {
  const held: Buffer[] = [];
  for (;;) held.push(Buffer.alloc(64 * 1024 * 1024, held.length + 1));
}

const PDFIUM_IN_NEED = 'Failed to grow the heap from 967573504 bytes to 1016004608 bytes, not enough memory!';

const READERS: Record<Script['reader'], (script: Script) => void> = {
  reads: ({ reading }) => give(reading),
  crashes: () => process.kill(process.pid, 'SIGKILL'),
  crashesOnce: ({ mark = '', reading }) => {
    if (existsSync(mark)) return give(reading);
    writeFileSync(mark, '');
    process.kill(process.pid, 'SIGKILL');
  },
  spins: () => {
    for (;;);
  },
  hogs: hog,
  waits: ({ mark = '', reading }) => {
    tell({ type: 'progress', progress: { percent: 50, page: 1, pages: 2 } });
    const timer = setInterval(() => {
      if (!existsSync(mark)) return;
      clearInterval(timer);
      give(reading);
    }, 50);
  },
  throws: () => tell({ type: 'crashed', name: 'TypeError' }),
  traps: () => tell({ type: 'crashed', name: 'RuntimeError' }),
  trapsInNeed: () => {
    console.error(PDFIUM_IN_NEED);
    tell({ type: 'crashed', name: 'RuntimeError' });
  },
  copesWithNeed: ({ reading }) => {
    console.error(PDFIUM_IN_NEED);
    setTimeout(() => give(reading), 1000); // its words come another way
  },
  readsLate: ({ waitMs, reading }) => void setTimeout(() => give(reading), waitMs),
  readsWhenHurried: ({ reading }) => {
    onHurry = () => give(reading);
  },
  lacksRoomOnce: ({ mark = '', reading }) => {
    if (existsSync(mark)) return give(reading);
    writeFileSync(mark, '');
    tell({ type: 'crashed', name: 'Error', code: 'ENOSPC' });
  },
};

process.on('message', (message: ReadRequest | typeof HURRY) => {
  if (message === HURRY) return onHurry();
  const script = JSON.parse(Buffer.from(message.bytes).toString()) as Script;
  READERS[script.reader](script);
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready' });
