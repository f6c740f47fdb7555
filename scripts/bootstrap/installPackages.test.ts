/** When are the packages there? */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hasInstalledPackages } from './installPackages.mjs';
import { newTestFolder } from '../../tests/support/testFolder.ts';

type Packages = Record<string, { version?: string; optional?: boolean }>;

function checkout(wanted: Packages, present?: Packages): string {
  const root = newTestFolder('packages');
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (present) {
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
  }
  return root;
}
const lock: Packages = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

describe('When a command looks at node_modules', () => {
  it('misses everything on a fresh clone, and after an install that was killed before npm wrote its record', () => {
    expect(hasInstalledPackages(checkout(lock))).toBe(false);
  });
  it('is content without the optional packages of other platforms', () => {
    expect(hasInstalledPackages(checkout(lock, { 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
  });
  it('notices that the lockfile has moved on', () => {
    expect(hasInstalledPackages(checkout(lock, { 'node_modules/a': { version: '0.9.0' } }))).toBe(false);
  });
  it('notices a package that is missing', () => {
    expect(hasInstalledPackages(checkout(lock, { 'node_modules/b': { version: '2.0.0' } }))).toBe(false);
  });
});
