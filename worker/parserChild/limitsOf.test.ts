import { describe, expect, it } from '@jest/globals';
import { limitsOf } from './limitsOf.ts';

describe('A document may take', () => {
  it.each([
    ['a PDF', '%PDF-1.7', 60],
    ['a picture', 'GIF89a', 60],
    ['rich text', '{\\rtf1 a}', 30],
    ['an old Office file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0k\0b\0o\0o\0k\0', 30],
  ])('for a page, or to be opened, where it is %s, so much processor time', (_name, text, seconds) => {
    expect(limitsOf(Buffer.from(text, 'latin1'))).toEqual({ limitMs: 180_000, pageCpuSeconds: seconds });
  });
});
