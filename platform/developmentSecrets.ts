/** Secrets of a development machine: made once, kept in DATA_DIR/secrets.json, readable by the owner only. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './makeFolder.ts';

export interface DevelopmentSecrets {
  readonly JWT_SECRET: string;
  readonly DATA_ENCRYPTION_KEY: string;
}

const FILE = 'secrets.json';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as DevelopmentSecrets;

/** The secrets of this data directory; none when they were never made. */
export function keptSecrets(dataDir: string): Partial<DevelopmentSecrets> {
  const file = path.join(dataDir, FILE);
  return existsSync(file) ? read(file) : {};
}

/**
 * Reads the secrets of this data directory, making them first if there are none. API and worker may start at the same
 * moment: the file is written aside and hard-linked into place, so the second one fails to link and reads the first's.
 */
export function developmentSecrets(dataDir: string): DevelopmentSecrets {
  const file = path.join(dataDir, FILE);
  try {
    return read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeFolder(dataDir);
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secrets: DevelopmentSecrets = {
    JWT_SECRET: randomBytes(48).toString('base64url'),
    DATA_ENCRYPTION_KEY: `k1:${randomBytes(32).toString('base64')}`,
  };
  writeFileSync(aside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(aside);
  }
  return read(file);
}
