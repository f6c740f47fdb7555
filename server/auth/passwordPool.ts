/** Runs bcrypt in two threads, so that signing in never holds up other people's requests. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';

type Task =
  | { readonly kind: 'hash'; readonly digest: string; readonly cost: number }
  | { readonly kind: 'compare'; readonly digest: string; readonly hash: string };
interface Waiting {
  readonly task: Task;
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

const THREADS = 2;
/** Beyond this many the last one would wait longer than anybody is willing to. */
const MAX_WAITING = 50;

// A text and not a file: tsx, the built product and Jest each load files in their own way, and this runs in all of them.
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const bcrypt = require(workerData);
  parentPort.on('message', async ({ kind, digest, cost, hash }) => {
    const result = kind === 'hash' ? await bcrypt.hash(digest, cost) : await bcrypt.compare(digest, hash);
    parentPort.postMessage(result);
  });
`;

const waiting: Waiting[] = [];
const idle: Worker[] = [];
let started = 0;

function startThread(): Worker {
  const library = createRequire(import.meta.url).resolve('bcryptjs');
  const thread = new Worker(PROGRAM, { eval: true, workerData: library, env: {}, execArgv: [] });
  thread.unref();
  started += 1;
  return thread;
}

function run(thread: Worker, { task, resolve, reject }: Waiting): void {
  const done = (result: string | boolean) => {
    thread.off('error', fail).unref();
    idle.push(thread);
    resolve(result);
    next();
  };
  const fail = (error: Error) => {
    thread.off('message', done);
    started -= 1;
    reject(error);
    next();
  };
  thread.once('message', done).once('error', fail).ref();
  thread.postMessage(task);
}

function next(): void {
  const thread = idle.pop() ?? (started < THREADS && waiting.length > 0 ? startThread() : undefined);
  if (!thread) return;
  const first = waiting.shift();
  if (first) run(thread, first);
  else idle.push(thread);
}

/** Hashes or compares; throws 503 when too many are waiting. */
export async function runBcrypt(task: Task): Promise<string | boolean> {
  if (waiting.length >= MAX_WAITING)
    throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 5 });
  return await new Promise((resolve, reject) => {
    waiting.push({ task, resolve, reject });
    next();
  });
}
