/** A folder with the unpacked language data, made when it is needed. */
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PACKED_DATA } from './languageData.ts';

const fileOf = (language: string) => `${language}.traineddata`;

export interface TrainedData {
  /** The folder; made anew (60 ms, 12 MB) when somebody emptied the scratch folder it stood in. */
  folder(): Promise<string>;
  remove(): Promise<void>;
}

/** Data of one engine, shared by its readers. */
export function openTrainedData(): TrainedData {
  let path: string | undefined;
  let looking: Promise<string> | undefined;
  const ensure = async (): Promise<string> => {
    if (!path || !(await isThere(join(path, fileOf('eng'))))) path = await unpack();
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
  const entries = Object.entries(PACKED_DATA).map(async ([language, packed]) => {
    await writeFile(join(folder, fileOf(language)), await promisify(gunzip)(await readFile(packed)));
  });
  await Promise.all(entries);
  return folder;
}
