/** `npm run lockfile`: run it after `npm install` where the registry does not hold every platform's binaries. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingEntries, type LockedPackage } from './completeLockfile.ts';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const missing = missingEntries(lock.packages);
const byPath = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byPath) }, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} entries added`);
