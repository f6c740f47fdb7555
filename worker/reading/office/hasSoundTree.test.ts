import { describe, expect, it } from '@jest/globals';
import { CFB as untyped } from '@e965/xlsx';
import { hasSoundTree } from './hasSoundTree.ts';

/** The package leaves its container's types out. */
const CFB = untyped as unknown as {
  readonly utils: { cfb_new(): object; cfb_add(file: object, path: string, content: Buffer): void };
  write(file: object, options: { type: 'buffer' }): Buffer;
};

function container(...parts: string[]): Buffer {
  const file = CFB.utils.cfb_new();
  for (const part of parts) CFB.utils.cfb_add(file, part, Buffer.alloc(5000, 1));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
/** `links` of the part of that name: left, right, child. */
function relinked(file: Buffer, name: string, links: readonly [number, number, number]): Buffer {
  const at = file.indexOf(Buffer.from(name, 'utf16le'));
  links.forEach((link, index) => file.writeUInt32LE(link, at + 68 + index * 4));
  return file;
}
const NONE = 0xffffffff;
const END = 0xfffffffe;
const SECTOR = 512;
/** A container of nothing but a directory of so many empty parts, behind the ten sectors of its table. */
function withParts(count: number): Buffer {
  const [tables, sectors] = [10, (count * 128) / SECTOR];
  const file = Buffer.alloc((1 + tables + sectors) * SECTOR);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(tables, 48);
  file.writeUInt32LE(END, 68);
  for (let table = 0; table < tables; table++) file.writeUInt32LE(table, 76 + table * 4);
  for (let at = tables; at < tables + sectors; at++)
    file.writeUInt32LE(at + 1 < tables + sectors ? at + 1 : END, SECTOR + at * 4);
  return file;
}

describe('The parts of an old-style container', () => {
  it('When they were written by an honest program, in folders and over many sectors, then they are a tree', () => {
    expect(hasSoundTree(container('/WordDocument'))).toBe(true);
    const many = Array.from({ length: 120 }, (_, index) => `/folder${index % 7}/part${index}`);
    expect(hasSoundTree(container(...many))).toBe(true);
  });

  it.each([
    ['itself', [1, 1, NONE]],
    ['its root', [NONE, NONE, 0]],
    ['another that leads back', [NONE, 2, NONE]],
  ] as const)('When one is a branch of %s, then they are none', (_name, links) => {
    const file = relinked(container('/Alpha', '/Beta1'), 'Alpha', links);
    expect(hasSoundTree(relinked(file, 'Beta1', [1, NONE, NONE]))).toBe(false);
  });

  it('When two lead to each other and nothing leads to them, then they are none', () => {
    const alone = relinked(container('/Alpha', '/Beta1'), 'Root Entry', [NONE, NONE, NONE]);
    const file = relinked(alone, 'Alpha', [NONE, 2, NONE]);
    expect(hasSoundTree(relinked(file, 'Beta1', [1, NONE, NONE]))).toBe(false);
  });

  it('When there are more of them than anybody made, then they are none', () => {
    expect(hasSoundTree(withParts(5000))).toBe(true);
    expect(hasSoundTree(withParts(5004))).toBe(false);
  });

  it('When the list of the table leads back to itself, then that is looked at once', () => {
    const file = container('/WordDocument');
    file.writeUInt32LE(0, 68);
    expect(hasSoundTree(file)).toBe(true);
  });

  it('When the file is cut off, then its library says so', () => {
    expect(hasSoundTree(container('/WordDocument').subarray(0, 60))).toBe(true);
  });
});
