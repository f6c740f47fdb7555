/** The worker process with the test reader, for tests that kill it. */
import { runWorker } from '../../../worker/runWorker.ts';

await runWorker({ entry: new URL('./fakeReader.ts', import.meta.url) });
process.exit(0);
