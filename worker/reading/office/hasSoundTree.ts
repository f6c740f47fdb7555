/**
 * Do the parts of an old-style container (MS-CFB) hang together as a tree? Their libraries follow a branch that leads back
 * to itself until no memory is left, so this is looked at before any of them opens the file.
 */

const LAST_SPECIAL = 0xfffffffa;
const ENTRY_BYTES = 128;
/** Where an entry names its left and right neighbour and its first child (2.6.1). */
const LINKS_AT = [68, 72, 76] as const;
const NONE = 0xffffffff;
/** In the header (2.2): the size of a sector as a power of two, the first sectors of the directory, of the table's further list. */
const SHIFT_AT = 30;
const DIRECTORY_AT = 48;
const FURTHER_AT = 68;
const LIST_AT = 76;
const LIST_LENGTH = 109;
/** Ten times the parts of the largest honest file; the libraries' work grows with the square. */
const MOST_PARTS = 5000;

/** False where a part hangs on two others, on itself or in a circle, or where there are more parts than anybody made. */
export function hasSoundTree(file: Buffer): boolean {
  try {
    return isTree(linksOf(directoryOf(file)));
  } catch {
    return true; // cut off: the libraries say so themselves
  }
}

/** The sectors that hold the directory, one behind the other. */
function directoryOf(file: Buffer): Buffer {
  const size = 2 ** Math.min(file.readUInt16LE(SHIFT_AT), 20);
  const sector = (number: number) => file.subarray((number + 1) * size, (number + 2) * size);
  const most = Math.min(Math.ceil(file.length / size), Math.ceil((MOST_PARTS * ENTRY_BYTES) / size) + 1);
  const tables = tableSectors(file, size, sector);
  const next = (number: number) =>
    sector(tables[Math.floor((number * 4) / size)] ?? NONE).readUInt32LE((number * 4) % size);
  const found: Buffer[] = [];
  for (let at = file.readUInt32LE(DIRECTORY_AT); at < LAST_SPECIAL && found.length < most; at = next(at))
    found.push(sector(at));
  return Buffer.concat(found);
}

/** The numbers of the sectors that hold the allocation table: the first in the header, the others in sectors of their own. */
function tableSectors(file: Buffer, size: number, sector: (number: number) => Buffer): number[] {
  const numbers = Array.from({ length: LIST_LENGTH }, (_, index) => file.readUInt32LE(LIST_AT + index * 4));
  const most = file.length / size;
  for (let at = file.readUInt32LE(FURTHER_AT); at < LAST_SPECIAL && numbers.length < most;) {
    const list = sector(at);
    for (let index = 0; index < size / 4 - 1; index++) numbers.push(list.readUInt32LE(index * 4));
    at = list.readUInt32LE(size - 4);
  }
  return numbers;
}

/** For each part those it names. A part that was never used is filled with zeros and names nothing. */
function linksOf(directory: Buffer): number[][] {
  const parts = Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES),
  );
  return parts.map((part) => {
    const links = LINKS_AT.map((at) => part.readUInt32LE(at));
    return links.every((link) => link === 0) ? [] : links.filter((link) => link < parts.length);
  });
}

function isTree(links: readonly (readonly number[])[]): boolean {
  if (links.length > MOST_PARTS) return false;
  const parents = new Map<number, number>();
  for (const [part, named] of links.entries())
    for (const other of named) {
      if (other === 0 || parents.has(other)) return false;
      parents.set(other, part);
    }
  // Each has one parent at most: whoever climbs on for longer than there are parts goes round in a circle.
  const sound = new Set<number>();
  for (const start of links.keys()) {
    const path = new Set<number>();
    let at: number | undefined = start;
    while (at !== undefined && !sound.has(at)) {
      if (path.has(at)) return false;
      path.add(at);
      at = parents.get(at);
    }
    for (const part of path) sound.add(part);
  }
  return true;
}
