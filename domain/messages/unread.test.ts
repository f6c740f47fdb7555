import { expect, it } from '@jest/globals';
import { unread } from './unread.ts';

it.each([
  [
    { pages: { count: 1, of: 9, first: 4 } },
    'Page 4 of this document was not looked at. If it matters, please upload it on its own.',
  ],
  [
    { pages: { count: 1400, of: 3400, first: 2001 } },
    '1,400 of the 3,400 pages of this document were not looked at, the first of them page 2,001. If they matter, please upload just those pages.',
  ],
  [
    { packedFiles: 1 },
    'Another file is packed inside this PDF and was not read. If it matters, open the PDF, save that file and upload it.',
  ],
])('When %j was not read, then it says so, and what to do', (parts, sentence) => {
  expect(unread.parts(parts)).toBe(sentence);
});

it('When pages and files were not read, then it says both', () => {
  const said = unread.parts({ pages: { count: 2, of: 3, first: 2 }, packedFiles: 3 });
  expect(said).toMatch(/^2 of the 3 pages .* 3 other files are packed inside/);
});
