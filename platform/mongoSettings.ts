/** Looks at start-up how long MongoDB keeps the transaction of a process that was killed, and says so when it is long. */
import mongoose from 'mongoose';
import { log } from './log.ts';

const NAME = 'transactionLifetimeLimitSeconds';
/** Ours take less than a second; until it is over the rows of a killed process's transaction stay locked. */
const LONGEST = 15;

/** Warns only: nothing is lost, but after a crash one user's documents and answers may wait for a minute. */
export async function checkMongoSettings(): Promise<void> {
  try {
    const answer = await mongoose.connection.db?.admin().command({ getParameter: 1, [NAME]: 1 });
    if (Number(answer?.[NAME]) > LONGEST) log.warn({ variable: NAME }, 'mongodb should be set to 8 seconds');
  } catch (err) {
    log.debug({ err, step: 'mongodb settings' }, 'mongodb did not tell its settings'); // the command is forbidden
  }
}
