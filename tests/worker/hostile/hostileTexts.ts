/** Text, rich text and web pages under Office names, made to trap patterns or to flood. */
import type { HostileFile } from './hostileFile.ts';
import { CALLS } from './hostileFile.ts';
import { noise, TRAPS } from './hostilePdfs.ts';

const file = (name: string, text: () => string | Buffer, more: Partial<HostileFile> = {}): HostileFile => ({
  name,
  endings: [],
  isQuick: true,
  make: () => Buffer.from(text() as string),
  ...more,
});

const digits = (size: number): string =>
  noise(size)
    .toString('latin1')
    .replace(/[^]/g, (letter) =>
      letter.charCodeAt(0) % 11 === 10 ? '\n' : String(letter.charCodeAt(0) % 11),
    );

export const HOSTILE_TEXTS: readonly HostileFile[] = [
  file('five megabytes of digits.xls', () => `Date\tAmount\n${digits(5_000_000)}`, { isQuick: false }),
  file('five megabytes in one line.xls', () => `Date\tAmount\n${'1234567890 '.repeat(450_000)}`, {
    isQuick: false,
  }),
  file('words that trap patterns.xls', () => `Date\tAmount\n${TRAPS.join('\n')}`),
  file(
    'words that trap patterns, as a page.xls',
    () => `<html><table>${TRAPS.map((trap) => `<tr><td>${trap}</td></tr>`).join('')}</table></html>`,
  ),
  file('zero bytes between letters.xls', () => Buffer.from('Date\tAmount\nSSN 900-12-3456\n', 'utf16le')),
  file('tags that never close.xls', () => `<html><table>${'<td '.repeat(1_000_000)}`),
  file('comments that never close.xls', () => `<html><table>${'<!--'.repeat(1_000_000)}`),
  file('scripts that never close.xls', () => `<html><table>${'<script>'.repeat(300_000)}`),
  file('tables in tables.xls', () => `<html>${'<table><tr><td>'.repeat(300_000)}x`),
  file(
    'a page that calls.xls',
    () =>
      `<html><head><link rel=stylesheet href="${CALLS}"><meta http-equiv=refresh content="0;url=${CALLS}"></head><script>fetch("${CALLS}")</script><img src="${CALLS}"><iframe src="${CALLS}"></iframe><table><tr><td>License BL-2024-58376</td></tr></table></html>`,
    { isCalling: true },
  ),
  file(
    'numbers of letters that do not exist.xls',
    () => `<html><table><tr><td>${'&#99999999;&#xffffff;&#55296;'.repeat(1000)}</td></tr></table></html>`,
  ),
  file(
    'text that no browser shows.xls',
    () => '<html><style>.h{display:none}</style><p class=h>License BL-1</p><div hidden>x<p>y</div></html>',
    { endings: ['nothing-legible'] },
  ),
  file(
    'elements hidden in hidden elements.xls',
    () => `<html>${'<style>'.repeat(200_000)}${'<div hidden>'.repeat(200_000)}x`,
  ),
  file('text that no reader shows.doc', () => '{\\rtf1 {\\v License BL-1}{\\deleted Owner}}', {
    endings: ['nothing-legible'],
  }),
  file('groups in groups.doc', () => `{\\rtf1 ${'{'.repeat(2_000_000)}`),
  file('groups that never opened.doc', () => `{\\rtf1 License BL-2024-58376 ${'}'.repeat(2_000_000)}`),
  file('words without end.doc', () => `{\\rtf1 \\${'a'.repeat(3_000_000)}}`),
  file(
    'rich text that fetches.doc',
    () =>
      `{\\rtf1{\\field{\\*\\fldinst{INCLUDEPICTURE "${CALLS}" \\\\d}}{\\fldrslt x}}{\\*\\template ${CALLS}}{\\object\\objautlink\\objupdate{\\*\\objdata 0105}}License BL-2024-58376}`,
    { isCalling: true },
  ),
];
