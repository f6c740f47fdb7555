/** What the figures were taken on: never a name, only what matters to them. */
import os from 'node:os';

export function machine(): string {
  const [cpu] = os.cpus();
  const load = os.loadavg()[0]?.toFixed(1);
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores ${cpu?.model.trim()}, ${memory} GB, Node ${process.version}, load ${load}`;
}
