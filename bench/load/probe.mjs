// Loaded into a process under load (node --import): writes its event-loop lag, memory and handles down every second.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const file = process.env.PROBE_FILE;
const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
lag.enable();
const inMs = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

function writeLine() {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const line = {
    at: Date.now(),
    lagP99: inMs(lag.percentile(99)),
    lagMax: inMs(lag.max),
    rss,
    heapUsed,
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout').length,
    cpuMs: (user + system) / 1000,
  };
  lag.reset();
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
if (file) setInterval(writeLine, 1000).unref();
