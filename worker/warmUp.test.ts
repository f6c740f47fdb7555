import { describe, expect, it } from '@jest/globals';
import type { Reading } from '#domain/documents/extraction';
import { closeReader, readDocument } from './readDocument.ts';
import { warmUp } from './warmUp.ts';

describe('warmUp', () => {
  it('When the reader starts, then it has read a page of each of five kinds of forms', async () => {
    let reading: Reading | undefined;
    await warmUp(async (bytes, options) => (reading = await readDocument(bytes, options)));
    await closeReader();
    const names = reading?.forms.map(({ form }) => form).sort();
    expect(names).toEqual(['1040-SR', '1120', 'Bank statement', 'Business license', 'W-2']);
  });

  it('When reading fails, then the start goes on: the first document will tell', async () => {
    await expect(warmUp(() => Promise.reject(new Error('no memory')))).resolves.toBeUndefined();
  });
});
