/** The story of a start: claim, provide, build, run; and of a stop, in the opposite order. */
import path from 'node:path';
import { buildProduct } from '../build/buildProduct.ts';
import { isFree } from '../embedded/freePort.ts';
import { startDatabases } from '../embedded/startDatabases.ts';
import { unlessAborted } from '../processes/unlessAborted.ts';
import { voice } from '../processes/voice.ts';
import { provideDocumentTools } from '../systemPrograms/provideDocumentTools.ts';
import { startApplication } from './application.ts';
import { claimDataDir } from './claimDataDir.ts';
import { startDevelopment } from './development.ts';
import { endLeftovers } from './leftovers.ts';
import { writeRuntime } from './runtimeFile.ts';
import { StartProblem } from '../processes/startProblem.ts';
import type { StartSettings } from './settings.ts';

type Undo = () => Promise<void> | void;

async function requireFreePort(port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new StartProblem(
    port < 1024
      ? `Port ${port} is taken, or needs more rights than this user has. Choose another: PORT=3100 npm start`
      : `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 100} npm start`,
  );
}

function showWelcome({ address, dataDir, logDir, isDevelopment }: StartSettings): void {
  const line = (topic: string, text: string) => console.log(`  ${topic.padEnd(10)} ${text}`);
  const relative = (folder: string) => path.relative(process.cwd(), folder) || '.';
  console.log('\n  Bookkeeping Onboarding Portal is running.\n');
  line('Open', isDevelopment ? 'the address Vite prints' : address);
  line('Stop', 'Ctrl-C');
  line('Data', `${relative(dataDir)} (logs in ${relative(logDir)})\n`);
}

/** Everything from nothing to a running portal; what was begun is handed to `onUndo` as soon as it exists. */
async function startAll(settings: StartSettings, stopping: AbortController, onUndo: (undo: Undo) => void) {
  const { root, dataDir, isDevelopment } = settings;
  const { signal } = stopping;
  const onGivenUp = (reason = new StartProblem('Something keeps ending, see above and the logs.')) =>
    stopping.abort(reason);
  onUndo(claimDataDir(settings));
  await unlessAborted(endLeftovers(dataDir, voice('portal')), signal);
  await requireFreePort(settings.port);
  const databases = startDatabases({ dataDir, signal, onGivenUp: () => onGivenUp() });
  onUndo(async () => (await databases.catch(() => undefined))?.stop());
  const provided = Promise.all([
    databases,
    isDevelopment ? undefined : buildProduct(root, voice('build')),
    provideDocumentTools(voice('documents')),
  ]);
  const [{ mongodbUri, redisUrl }] = await unlessAborted(provided, signal);
  onUndo(writeRuntime(dataDir, { mongodbUri, redisUrl, address: settings.address, pid: process.pid }));
  const addresses = {
    MONGODB_URI: mongodbUri,
    REDIS_URL: redisUrl,
    DATA_DIR: dataDir,
    PORT: String(settings.port),
  };
  const options = { settings, env: { ...process.env, ...addresses }, signal, onGivenUp };
  onUndo(isDevelopment ? startDevelopment(options) : await startApplication(options));
  if (!signal.aborted) showWelcome(settings);
}

/** Runs until `stopping` is aborted, then undoes everything; throws what went wrong, if anything did. */
export async function runPortal(settings: StartSettings, stopping: AbortController): Promise<void> {
  const undos: Undo[] = [];
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  try {
    await startAll(settings, stopping, (undo) => undos.unshift(undo));
    await stopped;
    if (stopping.signal.reason instanceof StartProblem) throw stopping.signal.reason;
  } finally {
    stopping.abort();
    for (const undo of undos) await undo();
  }
}
