/** The log file of one process: kept small, and shown when the process will not start. */
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LARGE = 10_000_000;
const SHOWN_LINES = 15;
const TAIL_BYTES = 16_384;

export type LogFile = { file: string; readNewLines: () => string };

/** What a JSON log line says to a person; other lines are shown as they are. */
function spoken(line: string): string {
  try {
    const entry = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [entry.msg, entry.err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/** The log of `name`; an old one that has grown large is put aside as .1 (the one before it goes). */
export function openLog(logDir: string, name: string): LogFile {
  const file = path.join(logDir, `${name}.log`);
  if (existsSync(file) && statSync(file).size > LARGE) renameSync(file, `${file}.1`);
  const before = existsSync(file) ? statSync(file).size : 0;
  const readNewLines = () => {
    if (!existsSync(file)) return '';
    const handle = openSync(file, 'r');
    const { size } = fstatSync(handle);
    const from = Math.max(before, size - TAIL_BYTES);
    const bytes = Buffer.alloc(Math.max(0, size - from));
    readSync(handle, bytes, 0, bytes.length, from);
    closeSync(handle);
    return bytes.toString().trim().split('\n').slice(-SHOWN_LINES).map(spoken).join('\n');
  };
  return { file, readNewLines };
}
