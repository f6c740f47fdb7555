/** A worker process whose reader writes down what it reads. */
import { runWorker } from '../../../worker/runWorker.ts';

await runWorker({ entry: new URL('./countingReader.ts', import.meta.url) });
process.exit(0);
