/** Looks at start-up how long MongoDB keeps the transaction of a process that was killed, and whether its clock is ours; says so when not. */
import mongoose from 'mongoose';
import { now, SECOND } from './clock.ts';
import { log } from './log.ts';

const NAME = 'transactionLifetimeLimitSeconds';
/** Ours take less than a second; until it is over the rows of a killed process's transaction stay locked. */
const LONGEST = 15;

/** More than any way there and back, and less than matters to a link that is valid for an hour. */
const MOST_SECONDS_APART = 60;

/** Warns only: documents go by the database's clock, but sessions, links and mails end too early or too late. */
export async function checkClock(): Promise<void> {
  const hello = await mongoose.connection.db
    ?.admin()
    .command({ hello: 1 })
    .catch(() => undefined);
  const theirs: unknown = hello?.localTime;
  if (!(theirs instanceof Date)) return;
  const ahead = Math.round((now().getTime() - theirs.getTime()) / SECOND);
  if (Math.abs(ahead) > MOST_SECONDS_APART)
    log.warn({ variable: 'clock', count: ahead }, "seconds this machine's clock is ahead of mongodb's");
}

/** Warns only: nothing is lost, but after a crash one user's documents and answers may wait for a minute. */
export async function checkMongoSettings(): Promise<void> {
  try {
    const answer = await mongoose.connection.db?.admin().command({ getParameter: 1, [NAME]: 1 });
    if (Number(answer?.[NAME]) > LONGEST) log.warn({ variable: NAME }, 'mongodb should be set to 8 seconds');
  } catch (err) {
    log.debug({ err, step: 'mongodb settings' }, 'mongodb did not tell its settings'); // the command is forbidden
  }
}
