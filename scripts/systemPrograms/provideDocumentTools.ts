/** Tesseract, which reads pictures faster than our own copy of it, and a second way to draw PDF pages; the portal works without them. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDirectory } from '../embedded/cacheDirectory.ts';
import { findOnPath } from '../embedded/findOnPath.ts';
import type { Say } from '../processes/voice.ts';
import { aptCommand, aptInstall, canAptInstall } from './aptInstall.ts';

const PROGRAMS = {
  gm: 'graphicsmagick',
  gs: 'ghostscript',
  tesseract: process.platform === 'darwin' ? 'tesseract' : 'tesseract-ocr',
};
const LIMIT_MS = 90_000;

/** Installs them once where the user is root on Debian; else, and offline, says what to type. Never throws. */
export async function provideDocumentTools(say: Say): Promise<void> {
  const missing = () =>
    Object.entries(PROGRAMS)
      .filter(([program]) => !findOnPath(program))
      .map(([, name]) => name);
  if (missing().length === 0) return;
  const marker = path.join(cacheDirectory(), 'document-tools-tried');
  if (canAptInstall() && !existsSync(marker)) {
    writeFileSync(marker, ''); // once: an offline machine must not wait for apt at every start
    say(`installing ${missing().join(' and ')} (once, optional) ...`);
    await aptInstall(missing(), LIMIT_MS);
  }
  const packages = missing();
  const command = process.platform === 'darwin' ? `brew install ${packages.join(' ')}` : aptCommand(packages);
  if (packages.length > 0) say(`optional tools for scans and unusual PDFs are not installed ("${command}")`);
}
