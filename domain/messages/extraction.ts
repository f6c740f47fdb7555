/** Why a document could not be read, and what to do. */
import type { FailureCode } from '../documents/extraction.ts';

export const extraction = {
  'empty-file': 'This file is empty. Please upload it again.',
  'not-readable':
    'This file could not be read. Please check that it opens on your computer, then upload it again.',
  'password-protected':
    'This PDF is protected with a password. Enter its password, or upload a copy without one.',
  'wrong-password': 'That password did not open this PDF. Please check it and enter it again.',
  'locked-pdf':
    'This PDF opens only for certain people or in certain software. Open it there, print it to a new PDF and upload that.',
  'broken-pdf': 'This PDF is damaged and could not be opened. Please download or scan it again.',
  'no-pages': 'This PDF has no pages. Please upload another file.',
  'xfa-only':
    'This PDF holds a form that only Adobe software can show. Open it there, print it to a new PDF and upload that.',
  'only-packed-files':
    'This PDF is only a cover for other files packed inside it. Open it, save those files and upload each of them.',
  'nothing-legible': 'Nothing legible was found on this document. A sharper, brighter picture usually helps.',
  'too-many-scanned-pages':
    'This document has too many scanned pages to read. Please upload just the pages that matter.',
  'could-not-rasterise':
    'The pages of this document could not be turned into images. Please upload a picture of each page.',
  'unsupported-office-file':
    'This Office file is in a format that cannot be read. Save it as PDF and upload that.',
  'protected-office-file':
    'This Office file is protected with a password. Open it, save it as PDF without a password, and upload that.',
  'archive-too-large': 'This Office file is too large once unpacked. Save it as PDF and upload that.',
  'image-too-large': 'This picture has too many pixels to be read. Please upload a smaller one.',
  'image-too-small':
    'This picture is too small to be read. Please take it again from closer or at a higher resolution.',
  'took-too-long':
    'Reading this document took too long, so it was stopped. Please upload just the pages that matter.',
  'took-too-much-memory':
    'This document needs too much memory to be read. Please upload just the pages that matter.',
  'reader-crashed': 'This document could not be read. Please print it to a new PDF and upload that.',
  'stored-damaged':
    'The stored copy of this document can no longer be opened. Please remove it and upload it again.',
} as const satisfies Record<FailureCode, string>;
