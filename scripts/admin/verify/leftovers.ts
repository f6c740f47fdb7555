/** I8 and I9: no page image is left in scratch folders of this machine, and everything stored can be opened. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openEverything } from '#platform/keys/openEverything';
import { SCRATCH_FOLDER, scratchRoot } from '../../../worker/parserChild/scratch.ts';
import { lookAtEach, type Invariant } from './invariant.ts';
import { rowsOf } from './storedRows.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isReading(): Promise<boolean> {
  for await (const _row of rowsOf('documents', { 'extraction.status': 'processing' }, { _id: 1 }))
    return true;
  return false;
}

/** What programs keep for themselves while idle: the loader's cache, unpacked language data. Nothing of a document. */
const isOfProgram = (name: string) => /^(tsx-|node-compile-cache|tessdata)/.test(name);

/** The folder of a running worker is empty between documents; that of a worker that is gone should not be there. */
function judge(name: string): string | undefined {
  const pid = Number(/-(\d+)-/.exec(name)?.[1]);
  if (!isAlive(pid)) return 'of a worker that is gone';
  const left = readdirSync(path.join(scratchRoot(), name)).filter((entry) => !isOfProgram(entry));
  return left.length > 0 ? 'not empty' : undefined;
}

export const scratchIsEmpty: Invariant = {
  id: 'I8',
  sentence: 'Scratch folders of this machine are empty when nothing is read',
  async look() {
    const folders = readdirSync(scratchRoot()).filter((name) => name.startsWith(`${SCRATCH_FOLDER}-`));
    const isBusy = await isReading();
    return await lookAtEach(folders, (name) => {
      const what = isBusy ? undefined : judge(name);
      return what ? { collection: 'scratch', id: name, what } : undefined;
    });
  },
};

export const everythingOpens: Invariant = {
  id: 'I9',
  sentence: 'Everything that is sealed can be opened',
  async look() {
    const { values, files, unreadable } = await openEverything();
    const violations = unreadable.map(({ collection, id, field }) => ({
      collection,
      id,
      what: `${field} does not open`,
    }));
    return { checked: values + files + violations.length, violations };
  },
};
