/** Writes a small private file whole or not at all. */
import { renameSync, writeFileSync } from 'node:fs';

/** Readable by this user only (0600); readers see the old text or the new, never half of it. */
export function writeFileAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
