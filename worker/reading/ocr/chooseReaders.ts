/** Which of the two engines reads pictures here: the Tesseract program where it is installed, else Tesseract as WebAssembly. */
import { spawnSync } from 'node:child_process';
import { OcrTimeoutError, type PictureReader } from './pictureReader.ts';
import { programReader } from './programReader.ts';
import { threadReader } from './threadReader.ts';
import { openTrainedData } from './trainedData.ts';

export interface Readers {
  start(): PictureReader;
  /** After the last reader was closed. */
  close(): Promise<void>;
}

const PROGRAM = 'tesseract';
/** Older ones do not know the data of version 4. */
const OLDEST_MAJOR = 4;

/** OCR_ENGINE=wasm leaves the program alone; otherwise it is used where it is there. */
export function chooseReaders(wanted = process.env.OCR_ENGINE): Readers {
  const data = openTrainedData();
  const inThread = () => threadReader(data);
  const isProgram = wanted !== 'wasm' && hasProgram();
  return {
    start: isProgram ? () => withFallback(programReader(PROGRAM, data), inThread) : inThread,
    close: () => data.remove(),
  };
}

/** Is a Tesseract program on the PATH that reads our data? */
export function hasProgram(): boolean {
  const { stdout, stderr } = spawnSync(PROGRAM, ['--version'], {
    env: process.env,
    encoding: 'utf8',
    timeout: 5000,
  });
  const major = /^tesseract v?(\d+)/m.exec(`${stdout}${stderr}`)?.[1];
  return Number(major ?? 0) >= OLDEST_MAJOR;
}

/** Reads with the first until it fails (removed, out of processes); from then on, and that picture too, with the second. */
export function withFallback(first: PictureReader, second: () => PictureReader): PictureReader {
  let reader = first;
  return {
    warmUp: () => reader.warmUp(),
    read: async (raster, layout, limitMs) => {
      try {
        return await reader.read(raster, layout, limitMs);
      } catch (error) {
        if (reader !== first || error instanceof OcrTimeoutError) throw error;
        reader = second();
        return await reader.read(raster, layout, limitMs);
      }
    },
    close: async () => {
      await reader.close();
    },
  };
}
