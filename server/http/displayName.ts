/** The name a file is shown under: the person's own, without anything that could mislead a screen or a file system. */
import type { FileKind } from '#domain/documents/sniffFile';

const MAX_LENGTH = 255;
/**
 * Control characters, line separators, half letters, and whatever is not seen: marks that turn the reading direction
 * (`gpj.exe` shown as `exe.jpg`), spaces without width, tags.
 */
const HARMFUL = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
/** Names Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const ENDING = /\.[a-z]{2,5}$/i;
/** What cutting a letter of two code units in the middle leaves; no header can be made of it. */
const HALF_LETTER = /[\ud800-\udbff]$/;

/** The last part of whatever path was sent, cleaned, at most 255 characters, its ending kept; `document.pdf` if nothing is left. */
export function displayName(sent: string, kind: FileKind): string {
  const last = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(HARMFUL, '').trimEnd();
  const ending = ENDING.exec(last)?.[0] ?? '';
  const stem = last
    .slice(0, last.length - ending.length)
    .replace(/^[.\-\s]+/, '')
    .replace(RESERVED, '_$1')
    .slice(0, MAX_LENGTH - ending.length)
    .replace(HALF_LETTER, '');
  const isNameless = stem.replace(/[.\s]/g, '') === '';
  return isNameless ? `document${ending || `.${kind}`}` : stem + ending;
}
