/** Connects to the portal's databases, runs one command and lets go again. */
import { getSystemErrorMap } from 'node:util';
import { KeyError } from '#platform/cipher/keyRing';
import { SECOND } from '#platform/clock';
import { config, ConfigError } from '#platform/config';
import { closeExtractionQueue } from '#platform/extractionQueue';
import { log } from '#platform/log';
import { closeMailQueue } from '#platform/mailQueue';
import { refuseDowngrade } from '#platform/migrations/runMigrations';
import { checkKeys } from '#platform/models/keyCheck';
import { connectMongo, disconnectMongo } from '#platform/mongo';
import { closeRedis, isRedisReady } from '#platform/redis';
import { isStoreAway } from '#platform/storeAway';
import { onStopRequest } from '../processes/onStopRequest.ts';
import { START } from './calledAs.ts';
import { CommandFailed, type Command } from './command.ts';
import { useRunningAddress } from './runningAddress.ts';

const NOT_RUNNING = `The portal's databases cannot be reached. Start the portal first (${START}), or name its databases with MONGODB_URI and REDIS_URL.`;
const WENT_AWAY =
  'The database or the queue stopped answering. Once /api/ready names nothing that is down, run the command again.';
const CONNECT_MS = 5 * SECOND;

async function connect(needs: Command['needs']): Promise<void> {
  log.level = 'silent'; // the answer of the command is all there is to see
  useRunningAddress();
  if (needs === 'nothing') return;
  config(); // says what is missing before anything is tried
  await connectMongo({ signal: AbortSignal.timeout(CONNECT_MS) }).catch((error: unknown) => {
    throw error instanceof ConfigError ? error : new CommandFailed(NOT_RUNNING);
  });
  await refuseDowngrade(); // before anything of a newer release is misread, or written over
  await checkKeys();
  if (needs === 'database') return;
  const until = Date.now() + CONNECT_MS;
  while (!(await isRedisReady())) {
    if (Date.now() > until) throw new CommandFailed(NOT_RUNNING);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function disconnect(): Promise<void> {
  await Promise.all([closeExtractionQueue(), closeMailQueue()]);
  closeRedis();
  await disconnectMongo();
}

/** Settings that are missing because the portal is not running are told as that. */
function tell(error: unknown): string {
  if (error instanceof ConfigError)
    return /^(MONGODB_URI|REDIS_URL) is missing/m.test(error.message) ? NOT_RUNNING : error.message;
  if (error instanceof CommandFailed || error instanceof KeyError) return error.message;
  if (isStoreAway(error)) return WENT_AWAY;
  const [code, reason] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno ?? 0) ?? [];
  if (code) return `This did not work: ${reason} (${code}).`;
  // The message of anything else may quote personal data.
  return `This did not work (${error instanceof Error ? error.name : typeof error}).`;
}

/** Aborted by the first request to stop; a second one is not waited for. */
function stopSignal({ stopsInOrder }: Command): AbortSignal {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new CommandFailed('Broken off. Nothing of it was kept.'));
  if (stopsInOrder) onStopRequest((times) => (times === 1 ? stop() : process.exit(1)));
  return stopping.signal;
}

/** Answers the exit code: 0 done, 1 could not be done or a check found something wrong. */
export async function runCommand(command: Command, values: readonly string[]): Promise<number> {
  const { run, needs } = command;
  const signal = stopSignal(command);
  try {
    await connect(needs);
    const told = await run(values, signal);
    const { text, isSound } = typeof told === 'string' ? { text: told, isSound: true } : told;
    console.log(text);
    return isSound ? 0 : 1;
  } catch (error) {
    console.error(tell(error));
    return 1;
  } finally {
    await disconnect();
  }
}
