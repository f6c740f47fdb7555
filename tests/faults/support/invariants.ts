/** What `npm run admin -- verify` says of everything that is stored. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import type { FaultPortal } from './portal.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Verdict {
  readonly id: string;
  readonly violations: readonly { readonly collection: string; readonly id: string; readonly what: string }[];
}

/** One sentence per broken invariant. */
export async function violations({ mongodbUri, redisUrl, folder }: FaultPortal): Promise<string[]> {
  const env = {
    ...process.env,
    ...{ MONGODB_URI: mongodbUri, REDIS_URL: redisUrl, DATA_DIR: folder, NODE_ENV: 'test', NODE_OPTIONS: '' },
  };
  const words = ['--import', 'tsx', path.join(root, 'scripts/admin.ts'), 'verify', '--json'];
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, words, { env, cwd: root }, (_error, stdout, stderr) =>
      resolve(stdout || stderr),
    ),
  );
  const verdicts = JSON.parse(output) as Verdict[];
  return verdicts.flatMap(({ id, violations: broken }) =>
    broken.map(({ collection, id: row, what }) => `${id}: ${collection} ${row}: ${what}`),
  );
}
