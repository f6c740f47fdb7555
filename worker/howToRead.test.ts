import { expect, it } from '@jest/globals';
import { howToRead } from './howToRead.ts';

it('The first scanned pages of a document are read, the heads of the next ones looked at, and two thousand pages end', () => {
  const pages = Array.from({ length: 2000 }, (_, index) => howToRead(index + 1));
  const count = (how: string) => pages.filter((one) => one === how).length;
  expect([count('whole'), count('ifForm'), count('not')]).toEqual([12, 100, 1888]);
  expect(pages.lastIndexOf('whole')).toBeLessThan(pages.indexOf('ifForm'));
});
