/** The first container of `docker compose up`: makes missing secrets and gives each volume to the user who writes to it. */
import { chownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeSecrets, USERS } from './makeSecrets.ts';

/** Fresh volumes belong to root; restored ones to whoever unpacked them. */
function give(folder: string, uid: number): void {
  if (statSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(folder, entry), uid, uid);
  chownSync(folder, uid, uid); // last: a run that was killed begins again
}

const made = makeSecrets('/secrets');
give('/volumes/mongo', USERS.mongo);
give('/volumes/redis', USERS.redis);
give('/volumes/backups', USERS.portal);
console.log(made.length > 0 ? `made ${made.join(', ')}` : 'every secret is there');
