/** The worker process. */
import { log } from '#platform/log';
import { exitCodeOf, isForOperator } from '#platform/startFailure';
import { runWorker } from './runWorker.ts';

/** Last resort: an error nobody caught is told without its message, which may quote a document. */
function crash(err: unknown): void {
  log.fatal({ err, service: 'worker' }, 'stopped by an error nobody caught');
  process.exit(1);
}

process.on('uncaughtException', crash).on('unhandledRejection', crash);
try {
  await runWorker();
  process.exit(0);
} catch (err) {
  if (isForOperator(err)) process.stderr.write(`${err.message}\n`);
  log.fatal({ err, service: 'worker' }, 'worker cannot run');
  process.exit(exitCodeOf(err));
}
