/** One Tesseract worker thread: offline language data, every step under a time limit, errors as rejections. */
import { createWorker, OEM, type Page as TesseractPage, type Worker } from 'tesseract.js';
import { OcrTimeoutError } from './pictureReader.ts';

/** Loading takes about 0.4 s; a worker that does not answer in this time never will. */
const START_LIMIT_MS = 30_000;

export interface OcrWorker {
  /** Recognises a picture file (PNG, JPEG or TIFF bytes). Rejects on a picture it cannot decode, or after `limitMs`. */
  recognise(image: Buffer, parameters: Record<string, string>, limitMs: number): Promise<TesseractPage>;
  close(): Promise<void>;
}

/** Starts a worker thread for languages ("spa+deu") whose unpacked data is in `folder`. Rejects when the engine or its data cannot be loaded. */
export async function startOcrWorker(languages: string, folder: string): Promise<OcrWorker> {
  let fail: (error: Error) => void = () => {};
  const failure = new Promise<never>((_, reject) => (fail = reject));
  failure.catch(() => {});
  const worker = await withLimit(
    Promise.race([
      createWorker(languages, OEM.LSTM_ONLY, {
        langPath: folder,
        gzip: false,
        cacheMethod: 'none',
        // Without a handler a bad picture ends the whole process.
        errorHandler: (error: unknown) => fail(new Error('Tesseract failed', { cause: error })),
      }),
      failure,
    ]),
    START_LIMIT_MS,
  );
  return wrap(worker);
}

function wrap(worker: Worker): OcrWorker {
  let current: Record<string, string> = {};
  return {
    recognise: async (image, parameters, limitMs) => {
      if (Object.entries(parameters).some(([name, value]) => current[name] !== value)) {
        await withLimit(worker.setParameters(parameters), limitMs);
        current = { ...current, ...parameters };
      }
      const answer = await withLimit(worker.recognize(image, {}, { text: false, blocks: true }), limitMs);
      return answer.data;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OcrTimeoutError('OCR took too long')), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
