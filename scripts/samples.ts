/** `npm run samples -- OUTDIR [--seed N]`: writes invented documents of every kind, and a manifest of what is on them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readOptions, refuse } from './processes/readOptions.ts';
import { makeSample, planSamples } from './samples/makeSamples.ts';
import type { ManifestEntry } from './samples/manifest.ts';

const USAGE = 'Usage: npm run samples -- OUTDIR [--seed N]';
const { values, positionals } = readOptions(USAGE, { seed: { type: 'string', default: '1' } });
const [directory = refuse('Name a directory to write them to.', USAGE)] = positionals;
const seed = Number(values.seed);
if (!Number.isInteger(seed)) refuse('--seed is a whole number.', USAGE);

const documents = await writeSamples(directory);
console.log(`${documents.length} documents and manifest.json written to ${directory}`);

async function writeSamples(directory: string): Promise<ManifestEntry[]> {
  await mkdir(directory, { recursive: true });
  const documents: ManifestEntry[] = [];
  for (const planned of planSamples(seed)) {
    const { bytes, entry } = await makeSample(planned);
    await writeFile(path.join(directory, entry.file), bytes);
    documents.push(entry);
  }
  const manifest = { set: `samples-${seed}`, count: documents.length, documents };
  await writeFile(path.join(directory, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return documents;
}
