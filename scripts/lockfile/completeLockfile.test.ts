/** The lockfile must hold every platform's binaries, or `npm ci` refuses on the next machine. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { missingEntries, type LockedPackage } from './completeLockfile.ts';

test("the lockfile names every platform's binaries (mend it with `npm run lockfile`)", () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  expect(missingEntries(lock.packages)).toEqual({});
});

test('a binary the registry lacks is entered with the version asked for and the platform its name tells', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/core-linux-arm-gnueabihf': '1.2.3',
        '@tool/core-linux-x64-musl': '1.2.3',
      },
    },
  };
  expect(missingEntries(packages)).toEqual({
    'node_modules/@tool/core-linux-arm-gnueabihf': {
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm'],
    },
    'node_modules/@tool/core-linux-x64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
  });
});

test('an entry beside or above the package that asks for it is enough', () => {
  const asks = { optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
  expect(
    missingEntries({ 'node_modules/a/node_modules/b': asks, 'node_modules/@tool/linux-x64': {} }),
  ).toEqual({});
});

test('what cannot be told from name and version is left to a person', () => {
  const asking = (name: string, version: string) => ({
    'node_modules/a': { optionalDependencies: { [name]: version } },
  });
  expect(() => missingEntries(asking('@tool/fast', '1.0.0'))).toThrow(
    '@tool/fast does not tell its platform',
  );
  expect(() => missingEntries(asking('@tool/linux-x64', '^1.0.0'))).toThrow('is no exact version');
});
