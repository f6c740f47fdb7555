/** The address of a database that is run elsewhere. */
import { readFileSync } from 'node:fs';
import { StartProblem } from '../processes/startProblem.ts';

/** NAME, or the content of the file that NAME_FILE names (a mounted secret); undefined when neither is set. */
export function externalAddress(name: 'MONGODB_URI' | 'REDIS_URL'): string | undefined {
  const file = process.env[`${name}_FILE`];
  if (process.env[name] || !file) return process.env[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new StartProblem(`${name}_FILE names ${file}, which cannot be read.`);
  }
}
