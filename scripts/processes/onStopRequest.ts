/** Hears that this program is to end: Ctrl-C, SIGTERM, a closed terminal, or npm having been stopped above it. */

const PARENT_CHECK_MS = 500;

/**
 * Calls `stop` with 1 for the first request, 2 for the second, and so on. npm hands SIGTERM only to its shell, which
 * dies without telling us: under npm, losing the parent is a request too.
 */
export function onStopRequest(stop: (times: number) => void): void {
  let times = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop((times += 1)));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (times === 0) stop((times += 1));
  }, PARENT_CHECK_MS);
  timer.unref();
}
