/** A folder with the unpacked language data for the Tesseract program, made when it is needed. */
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ENGLISH } from './englishData.ts';

const NAME = 'eng.traineddata';

export interface TrainedData {
  /** The folder; made anew (50 ms, 5 MB) when somebody emptied the scratch folder it stood in. */
  folder(): Promise<string>;
  remove(): Promise<void>;
}

/** Data of one engine, shared by its readers. */
export function openTrainedData(): TrainedData {
  let path: string | undefined;
  let looking: Promise<string> | undefined;
  const ensure = async (): Promise<string> => {
    if (!path || !(await isThere(join(path, NAME)))) path = await unpack();
    return path;
  };
  return {
    // Who asks while another is unpacking waits for the same folder.
    folder: () => (looking ??= ensure().finally(() => (looking = undefined))),
    remove: async () => {
      await looking?.catch(() => {});
      if (path) await rm(path, { recursive: true, force: true });
      path = undefined;
    },
  };
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function unpack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessdata-'));
  const packed = await readFile(join(ENGLISH, `${NAME}.gz`));
  await writeFile(join(folder, NAME), await promisify(gunzip)(packed));
  return folder;
}
