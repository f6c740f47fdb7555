/** The name a file is shown under: the person's own, without anything that could mislead a screen or a file system. */
import type { FileKind } from '#domain/documents/sniffFile';

const MAX_LENGTH = 255;
/** Control characters, line separators, and marks that turn the reading direction (`gpj.exe` shown as `exe.jpg`). */
const HARMFUL = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Names Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The last part of whatever path was sent, cleaned, at most 255 characters, its ending kept; `document.pdf` if nothing is left. */
export function displayName(sent: string, kind: FileKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(HARMFUL, '')
    .replace(/^[.\-\s]+|\s+$/g, '')
    .replace(RESERVED, '_$1');
  const ending = /\.[a-z]{2,5}$/i.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length).slice(0, MAX_LENGTH - ending.length);
  const isNameless = stem.replace(/[.\s]/g, '') === '';
  return isNameless ? `document${ending || `.${kind}`}` : stem + ending;
}
