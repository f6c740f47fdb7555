/** `npm start`: runs the portal until it is told to stop; exit code 0 after a stop, 1 when something was wrong. */
import { onStopRequest } from '../processes/onStopRequest.ts';
import { voice } from '../processes/voice.ts';
import { runPortal } from './runPortal.ts';
import { StartProblem } from '../processes/startProblem.ts';
import { readSettings } from './settings.ts';

const stopping = new AbortController();
let asked = 0;
onStopRequest((times) => {
  asked = times;
  voice('portal')(times === 1 ? 'stopping ...' : 'still stopping, work in progress is being finished ...');
  stopping.abort();
});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // the terminal was closed

function describe(error: Error): string {
  if (error instanceof StartProblem) return error.message;
  return error.stack ?? error.message; // a fault of ours: whoever reports it needs the place
}

try {
  await runPortal(readSettings(process.argv.slice(2), process.env), stopping);
} catch (error) {
  if (!asked) console.error(`\n${describe(error as Error)}\n`);
  process.exitCode = asked ? 0 : 1;
}
if (asked) voice('portal')('stopped');
process.exit();
