/** Texts that must never lie anywhere in clear, and a sweep that looks for them in folders and buffers. */
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const word = () => `canary${randomUUID().replace(/[^a-f]/g, '')}q`;

/** New ones for every run, so that an older run's leftovers are not found. */
export function makeCanaries() {
  const ssn = `9${digits(8)}`;
  const hyphens = `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`;
  const ein = `98${digits(7)}`;
  return {
    ssn,
    ssnHyphens: hyphens,
    ssnSpaces: hyphens.replaceAll('-', ' '),
    ein,
    einHyphen: `${ein.slice(0, 2)}-${ein.slice(2)}`,
    bankNumber: `77${digits(12)}`,
    password: `Pw-${word()}`,
    newPassword: `Pw-${word()}`,
    fullName: `Zaphod ${word()}`,
    email: `${word()}@example.com`,
    /** Of an account whose mail its server refuses, naming it. */
    refusedEmail: `${word()}@example.com`,
    employer: `${word()} Widgets LLC`,
    street: `${digits(4)} ${word()} Avenue`,
    documentPassword: `Pw-${word()}`,
    phrase: `phrase ${word()}`,
    /** In a workbook only, whose bytes are packed. */
    cell: `cell ${word()}`,
    fileName: `${word()}.pdf`,
    userAgent: `agent-${word()}`,
  };
}

/** A text as it lies on a disk: as it is, in base64 wherever it may begin there, in hexadecimal. */
function spellings(text: string): string[] {
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );
  return [text, ...inBase64, Buffer.from(text).toString('hex')];
}

/** Names of the canaries found in some bytes. */
export function findCanaries(canaries: Readonly<Record<string, string>>, bytes: Buffer): string[] {
  return Object.entries(canaries)
    .filter(([, text]) => spellings(text).some((spelling) => bytes.includes(spelling)))
    .map(([name]) => name);
}

/** `program: canary` for every canary among the arguments and settings of any process this user may look at. */
export function sweepProcesses(canaries: Readonly<Record<string, string>>): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    try {
      const [command, settings] = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`));
      const found = findCanaries(canaries, Buffer.concat([command as Buffer, settings as Buffer]));
      return found.map((name) => `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()}: ${name}`);
    } catch {
      return []; // it has ended, or is somebody else's
    }
  });
}

/** `file: canary` for every canary in every file under a folder; a file that goes away meanwhile is passed over. */
export function sweepFolder(canaries: Readonly<Record<string, string>>, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      try {
        const file = path.join(entry.parentPath, entry.name);
        const inName = findCanaries(canaries, Buffer.from(entry.name));
        const inside = findCanaries(canaries, readFileSync(file));
        return [...inName, ...inside].map((name) => `${entry.name}: ${name}`);
      } catch {
        return [];
      }
    });
}
