import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { resize } from '../images/resize.ts';
import type { Raster } from '../raster/raster.ts';
import { trimToInk } from '../raster/trimToInk.ts';
import { chooseReaders, hasProgram, withFallback } from './chooseReaders.ts';
import { createOcrEngine } from './ocrEngine.ts';
import { OcrTimeoutError, type PictureReader } from './pictureReader.ts';
import { programReader, readTable, run } from './programReader.ts';
import { threadReader } from './threadReader.ts';
import { openTrainedData } from './trainedData.ts';

// OCR on a machine that is busy with other tests; a limit for what hangs, nothing waits for it.
jest.setTimeout(240_000);

const LINES = [
  'Wages tips other compensation 48,213.77',
  'SSN 900-12-3456 EIN 98-7654321',
  'Mei-Ling Ramirez',
];

async function drawn(lines: readonly string[] = LINES): Promise<Raster> {
  const rows = lines.map((line, index) => `<text x="80" y="${90 + index * 70}">${line}</text>`).join('');
  const svg = `<svg width="1100" height="320"><rect width="1100" height="320" fill="#fff"/><g font-family="sans-serif" font-size="36">${rows}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, scale: 250 / 72 };
}

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'ocr-test-'));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

async function read(wanted: string | undefined) {
  const engine = createOcrEngine(1, chooseReaders(wanted));
  const words = await engine.read(await drawn(), 'sparse');
  await engine.close();
  return words;
}

describe('the two engines', () => {
  it.each(['native', 'wasm'])(
    'When names hold letters that English lacks, then %s reads them as they are',
    async (wanted) => {
      const engine = createOcrEngine(1, chooseReaders(wanted));
      const words = await engine.read(await drawn(['José Núñez Ibáñez', 'Ignacio Castañeda']), 'names');
      await engine.close();
      expect(words.map(({ text }) => text)).toEqual(['José', 'Núñez', 'Ibáñez', 'Ignacio', 'Castañeda']);
    },
  );

  it('When the same picture is read by each, then words, places and certainty agree', async () => {
    const [program, thread] = [await read('native'), await read('wasm')];
    expect(program.map(({ text }) => text)).toEqual(LINES.join(' ').split(' '));
    expect(thread.map(({ text }) => text)).toEqual(program.map(({ text }) => text));
    for (const [index, word] of program.entries()) {
      const other = thread[index]!;
      expect(Math.abs(word.box.x0 - other.box.x0)).toBeLessThan(1);
      expect(Math.abs(word.box.y1 - other.box.y1)).toBeLessThan(1);
      expect(Math.abs(word.confidence - other.confidence)).toBeLessThan(0.1);
    }
  });

  it.each([true, false])(
    'When nothing is said and a program is there: %s, then it is asked exactly then',
    async (isThere) => {
      const [place, calls] = [folder(), join(folder(), 'calls')];
      const program = `#!/bin/sh\necho "$*" >> '${calls}'\necho 'tesseract 5.3.0'\n[ "$1" = --version ]\n`;
      if (isThere) writeFileSync(join(place, 'tesseract'), program, { mode: 0o700 });
      const path = process.env.PATH;
      process.env.PATH = isThere ? `${place}:${path}` : place;
      const engine = createOcrEngine(1);
      const words = await engine.read(await drawn(), 'block').finally(async () => {
        process.env.PATH = path;
        await engine.close();
      });
      // it reads nothing; what always works then does
      expect(words.map(({ text }) => text).join(' ')).toContain('900-12-3456');
      const asked = existsSync(calls) ? readFileSync(calls, 'utf8') : '';
      expect(asked.includes('stdin stdout')).toBe(isThere);
    },
  );
});

describe('a reader with a second one behind it', () => {
  const failing = (error: Error): PictureReader => ({
    warmUp: () => Promise.resolve(),
    read: () => Promise.reject(error),
    close: () => Promise.resolve(),
  });

  it('When the program has gone, then the thread reads this picture and the next', async () => {
    const data = openTrainedData();
    const reader = withFallback(programReader(join(folder(), 'no-such-program'), data), () =>
      threadReader(data),
    );
    for (const layout of ['block', 'sparse'] as const) {
      const words = await reader.read(await drawn(), layout, 60_000);
      expect(words.map(({ text }) => text).join(' ')).toContain('900-12-3456');
    }
    await reader.close();
    await data.remove();
  });

  it('When a picture takes too long, then it is not read once more', async () => {
    const second = jest.fn(() => threadReader(openTrainedData()));
    const reader = withFallback(failing(new OcrTimeoutError('late')), second);
    await expect(reader.read(await drawn(), 'block', 1)).rejects.toBeInstanceOf(OcrTimeoutError);
    expect(second).not.toHaveBeenCalled();
  });
});

describe('an engine', () => {
  it('When it has settled, then what was warmed up and read for nobody has ended, well or badly', async () => {
    const ended: string[] = [];
    const later = (what: string) =>
      new Promise<void>((resolve) => setImmediate(resolve)).then(() => void ended.push(what));
    const start = (): PictureReader => ({
      warmUp: () => later('warmed'),
      read: () => later('read').then(() => Promise.reject(new OcrTimeoutError('late'))),
      close: () => Promise.resolve(),
    });
    const engine = createOcrEngine(1, { start, close: () => Promise.resolve() });
    engine.warmUp();
    engine.read(await drawn(), 'block').catch(() => {});
    await engine.settled();
    expect(ended).toEqual(['warmed', 'read']);
  });
});

describe('the program', () => {
  const script = (text: string) => {
    const file = join(folder(), 'program');
    writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o700 });
    return file;
  };

  it('When it never ends, then it is killed and the time is told', async () => {
    const spinning = script('exec sleep 600');
    await expect(run(spinning, [], Buffer.alloc(0), 300)).rejects.toBeInstanceOf(OcrTimeoutError);
  });

  it('When it dies without taking the picture, then that is an error and not a hang', async () => {
    const dying = script('kill -9 $$');
    await expect(run(dying, [], Buffer.alloc(5_000_000), 60_000)).rejects.toThrow('SIGKILL');
  });

  it('When it never stops talking, then it is stopped', async () => {
    await expect(run(script('exec yes'), [], Buffer.alloc(0), 60_000)).rejects.toThrow('too much');
  });

  const installed = hasProgram() ? it : it.skip;
  installed('When it does not stay, then every picture is read by one of its own', async () => {
    const once = script('case "$*" in *stream_filelist*) exit 1 ;; *) exec tesseract "$@" ;; esac');
    const data = openTrainedData();
    const reader = programReader(once, data);
    for (const layout of ['block', 'block'] as const) {
      const words = await reader.read(await drawn(), layout, 60_000);
      expect(words.map(({ text }) => text).join(' ')).toContain('900-12-3456');
    }
    await reader.close();
    await data.remove();
  });

  installed.each([
    { what: 'as large as on a page', share: 1, programs: 'no other program' },
    { what: 'drawn larger for another look', share: 1.5, programs: 'no other program' },
    { what: 'drawn smaller than pages are', share: 0.7, programs: 'one more program' },
  ])(
    'When a picture after a page is $what, then $programs is started for it',
    async ({ share, programs }) => {
      const starts = join(folder(), 'starts');
      const counted = script(`echo started >> '${starts}'; exec tesseract "$@"`);
      const data = openTrainedData();
      const reader = programReader(counted, data);
      const page = await drawn();
      const larger = await resize(page, share);
      for (const picture of [page, larger]) {
        const words = await reader.read(picture, 'block', 60_000);
        expect(words.map(({ text }) => text).join(' ')).toContain('900-12-3456');
      }
      await reader.close();
      await data.remove();
      expect(readFileSync(starts, 'utf8').trim().split('\n')).toHaveLength(
        programs === 'one more program' ? 2 : 1,
      );
    },
  );

  installed.each(['sparse', 'block', 'names', 'word', 'page'] as const)(
    'When pictures follow each other in the layout %s, then one program reads them all, and each alone',
    async (layout) => {
      const starts = join(folder(), 'starts');
      const counted = script(`echo started >> '${starts}'; exec tesseract "$@"`);
      const data = openTrainedData();
      const reader = programReader(counted, data);
      const said = [];
      for (const word of ['2024', 'Wages', '2025'])
        said.push(
          (await reader.read(trimToInk(await drawn([word])).raster, layout, 60_000)).map(({ text }) => text),
        );
      await reader.close();
      await data.remove();
      expect(said).toEqual([['2024'], ['Wages'], ['2025']]);
      expect(readFileSync(starts, 'utf8').trim().split('\n')).toHaveLength(1);
    },
  );

  it('When its table holds blocks, lines and blanks, then only words come out, in points', () => {
    const table = [
      'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
      '4\t1\t1\t1\t1\t0\t10\t20\t300\t40\t-1\t',
      '5\t1\t1\t1\t1\t1\t10\t20\t30\t40\t91.5\tEIN',
      '5\t1\t1\t1\t1\t2\t50\t20\t30\t40\t95\t ',
    ].join('\n');
    expect(readTable(table, 2)).toEqual([
      { text: 'EIN', box: { x0: 5, y0: 10, x1: 20, y1: 30 }, confidence: 0.915, source: 'ocr' },
    ]);
  });
  it('When a word is said to be higher than its line, then it is as high as the line; a line that was not seen whole says nothing', () => {
    const row = (level: number, top: number, height: number, text = '') =>
      `${level}\t1\t1\t1\t1\t1\t10\t${top}\t30\t${height}\t95\t${text}`;
    const heights = (line: string) =>
      readTable([line, row(5, 14, 32, 'income')].join('\n'), 1).map(({ box }) => [box.y0, box.y1]);
    expect(heights(row(4, 18, 19))).toEqual([[18, 37]]);
    expect(heights(row(4, 18, 7))).toEqual([[14, 46]]);
  });
});

describe('the language data', () => {
  it('When somebody empties the scratch folder, then it is unpacked anew, once for all who ask', async () => {
    const data = openTrainedData();
    const first = await data.folder();
    rmSync(first, { recursive: true });
    const [again, same] = await Promise.all([data.folder(), data.folder()]);
    expect(again).toBe(same);
    expect(readdirSync(again)).toEqual([
      'deu.traineddata',
      'eng.traineddata',
      'fra.traineddata',
      'spa.traineddata',
    ]);
    await data.remove();
    expect(() => readdirSync(again)).toThrow();
  });
});
