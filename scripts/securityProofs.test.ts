/** docs/security.md says which test proves what: every named test exists, every item has a proof, a page, an owner or an exception. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const proofs = [...page.matchAll(/^\| (P\d+) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, id = '', file = '', name = '']) => ({ id, file, name }),
);
/** What may stand behind an item: proofs, pages, duties of the operator, exceptions. */
const known = new Set([
  ...proofs.map(({ id }) => id),
  ...[...page.matchAll(/\[(D\d+)\]\(([^)]+)\)/g)].map(([, id]) => id),
  ...[...page.matchAll(/^- \*{0,2}([OE]\d)\b/gm)].map(([, id]) => id),
]);
const items = [...page.matchAll(/^\| (\d+\.\d+\.\d+[\d., ]*?) +\| .+? +\| ([A-Z0-9, ]+?) +\|$/gm)].map(
  ([, ids = '', by = '']) => ({
    ids: ids.split(', '),
    by: by.split(', '),
  }),
);

const upTo = (chapter: string, last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${chapter}.${first + index}`);
/** Items of levels 1 and 2 that apply here. */
const LEVEL_1 = [
  ...upTo('1.2', 5),
  '1.3.2',
  '1.5.1',
  '2.1.1',
  ...upTo('2.2', 2),
  '2.3.1',
  ...upTo('3.2', 2),
  ...upTo('3.4', 2),
  ...upTo('3.5', 3),
  '4.1.1',
  ...upTo('5.2', 2),
  ...upTo('5.3', 2),
  '6.1.1',
  ...upTo('6.2', 8),
  ...upTo('6.3', 2),
  ...upTo('6.4', 2),
  ...upTo('7.2', 4),
  ...upTo('7.4', 2),
  '8.1.1',
  ...upTo('8.2', 2),
  '8.3.1',
  ...upTo('9.1', 3),
  '9.2.1',
  ...upTo('11.3', 2),
  '11.4.1',
  '12.1.1',
  ...upTo('12.2', 2),
  '13.4.1',
  '14.2.1',
  '14.3.1',
  '15.1.1',
  '15.2.1',
  '15.3.1',
];
const LEVEL_2 = [
  ...upTo('1.1', 2),
  '1.2.9',
  '1.3.3',
  '1.3.6',
  ...upTo('1.3', 11, 10),
  '1.4.2',
  '1.5.2',
  ...upTo('2.1', 3, 2),
  '2.2.3',
  ...upTo('2.3', 3, 2),
  '2.4.1',
  ...upTo('3.4', 6, 3),
  ...upTo('3.7', 2),
  ...upTo('4.1', 3, 2),
  '4.2.1',
  '5.1.1',
  '5.2.3',
  ...upTo('5.4', 3),
  '6.1.2',
  ...upTo('6.2', 12, 9),
  '6.3.3',
  '6.4.3',
  ...upTo('6.5', 5),
  ...upTo('7.1', 2),
  ...upTo('7.3', 2),
  ...upTo('7.4', 5, 3),
  ...upTo('7.5', 2),
  '8.1.2',
  '8.2.3',
  '8.4.1',
  ...upTo('9.2', 3, 2),
  ...upTo('11.1', 2),
  ...upTo('11.2', 3),
  '11.3.3',
  ...upTo('11.4', 4, 2),
  '11.5.1',
  '11.6.1',
  '12.1.2',
  ...upTo('12.3', 4),
  '13.1.1',
  ...upTo('13.2', 5),
  ...upTo('13.3', 2),
  ...upTo('13.4', 5, 2),
  ...upTo('14.1', 2),
  ...upTo('14.2', 4, 2),
  ...upTo('14.3', 3, 2),
  ...upTo('15.1', 3, 2),
  ...upTo('15.2', 3, 2),
  ...upTo('15.3', 7, 3),
  '16.1.1',
  ...upTo('16.2', 5),
  ...upTo('16.3', 4),
  ...upTo('16.4', 3),
  ...upTo('16.5', 3),
];

describe('docs/security.md', () => {
  it.each(proofs)('names a test that exists: $id $name', ({ file, name }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(name);
  });

  it('has something behind every item of ASVS levels 1 and 2 that applies, and names nothing that is not there', () => {
    const covered = items.flatMap(({ ids }) => ids);
    expect([...LEVEL_1, ...LEVEL_2].filter((id) => !covered.includes(id))).toEqual([]);
    expect(new Set(covered).size).toBe(covered.length);
    const named = [...items.flatMap(({ by }) => by), ...(page.match(/\b[P]\d+\b/g) ?? [])];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    for (const [, link = ''] of page.matchAll(/\]\(([\w./-]+\.md)\)/g))
      expect({ link, isThere: existsSync(path.join(root, 'docs', link)) }).toEqual({ link, isThere: true });
  });

  it('has at most six exceptions', () => {
    expect(page.match(/^- \*\*E\d\*\*/gm)?.length).toBeLessThanOrEqual(6);
  });
});
