import { expect, it } from '@jest/globals';
import { unreadParts } from './unreadParts.ts';

it('When all pages were looked at and nothing is packed inside, then there is nothing to tell', () => {
  expect(unreadParts(2, new Set([1, 2]), 0)).toEqual({});
});

it('When pages were not looked at, then it says how many and which is the first', () => {
  expect(unreadParts(5, new Set([1, 2, 4]), 0)).toEqual({ unread: { pages: { count: 2, of: 5, first: 3 } } });
});

it('When files are packed inside, then it says how many', () => {
  expect(unreadParts(1, new Set([1]), 3)).toEqual({ unread: { packedFiles: 3 } });
});
