import { describe, expect, it } from '@jest/globals';
import type { FoundValue } from '#domain/documents/extraction';
import { illustrate } from './illustrate.ts';
import { CannotDrawError } from './reading/raster/drawWithAnyEngine.ts';
import type { SourcePage } from './reading/sourceDocument.ts';

const PICTURE = new Uint8Array([1]);
const value = (page: number): FoundValue => ({
  to: 'primaryPerson.fullName',
  value: 'Ann Lee',
  form: 'W-2',
  page,
  box: { x0: 0, y0: 0, x1: 9, y1: 9 },
  confidence: 1,
  source: 'text',
  use: 'direct',
});
const source = (number: number, pictures: () => Promise<Uint8Array[]>) =>
  ({ number, pictures, release: () => undefined }) as unknown as SourcePage;
const drawn = source(2, () => Promise.resolve([PICTURE]));

describe('When values were read from the text of a page', () => {
  it.each([
    ['cannot be drawn', new CannotDrawError('No engine can draw this page')],
    ['takes too much memory to be drawn', new RangeError('PDFium is out of memory')],
  ])('that %s, then only their pictures are missing', async (_name, error) => {
    const undrawn = source(1, () => Promise.reject(error));
    expect(await illustrate([undrawn, drawn], [value(1), value(2)])).toEqual({ 1: PICTURE });
  });

  it('and this machine fails, then that is told', async () => {
    const failing = source(1, () => Promise.reject(new Error('ENOSPC')));
    await expect(illustrate([failing], [value(1)])).rejects.toThrow('ENOSPC');
  });
});
