/** `npm ci` on any machine: the lockfile must hold every platform's binaries, each with its checksum. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Where Node would look for `name` required by the package at `from`, nearest first. */
function placesOf(name: string, from: string): string[] {
  const places = [`${from ? `${from}/` : ''}node_modules/${name}`];
  const above = from.lastIndexOf('/node_modules/');
  return from ? [...places, ...placesOf(name, above < 0 ? '' : from.slice(0, above))] : places;
}

// npm drops what its registry lacks without a word. Pin the package to a version whose binaries are all there.
test("the lockfile names every platform's binaries", () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, from).some((place) => packages[place]),
    ),
  );
  expect(missing).toEqual([]);
});

test('every package has a checksum, or comes inside one that has', () => {
  const unchecked = Object.entries(packages).filter(
    ([place, { integrity, inBundle }]) => place !== '' && !integrity && !inBundle,
  );
  expect(unchecked.map(([place]) => place)).toEqual([]);
});
