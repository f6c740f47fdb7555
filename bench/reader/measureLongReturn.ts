/** Has a long scanned return read in a real parser child: how soon it tells of pages, how many it reads whole, how much memory it takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { familyOf, forgetPeak, peakMegabytes } from '../../tests/worker/hostile/processUse.ts';
import { useScratch } from '../../tests/worker/hostile/useScratch.ts';
import type { BenchFile } from './drawBenchFiles.ts';

const SAMPLE_MS = 50;

export async function measureLongReturn({ bytes, pages }: BenchFile): Promise<string> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'bench-scratch-'));
  useScratch(scratch);
  const { openParserPool } = await import('../../worker/parserChild/parserPool.ts');
  const pool = openParserPool({ size: 1 });
  await pool.whenReady(new AbortController().signal);
  const [pid = 0] = pool.pids();
  forgetPeak(pid);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(
      peak,
      familyOf(pid).reduce((sum, one) => sum + peakMegabytes(one), 0),
    );
  }, SAMPLE_MS);
  const start = performance.now();
  const told: number[] = [];
  const met: { form: string; page: number; seconds: number }[] = [];
  const request = { bytes, fileName: 'return.pdf', documentType: 'personal-tax-return' } as const;
  const outcome = await pool.read('bench', request, (progress) => {
    const at = performance.now() - start;
    told.push(at);
    const form = progress.met?.at(met.length);
    if (form) met.push({ ...form, seconds: at / 1000 });
  });
  const seconds = (performance.now() - start) / 1000;
  const own = peakMegabytes(pid);
  clearInterval(timer);
  await pool.close();
  rmSync(scratch, { recursive: true, force: true });
  const ended =
    outcome.kind === 'reading'
      ? `${outcome.reading.outcome}, ${outcome.reading.found.length} values`
      : outcome.reason;
  return `${pages} scanned pages: ${seconds.toFixed(1)} s (${ended}); page 2 after ${((told[1] ?? 0) / 1000).toFixed(1)} s, told of ${told.length} pages; ${met.map(({ form, page, seconds: at }) => `${form} on page ${page} named after ${at.toFixed(1)} s`).join(', ')}; the child took at most ${Math.round(own)} MB, with its programs ${Math.round(Math.max(peak, own))} MB (goal 1200 MB).`;
}
