/** `npm run dev`: server and worker restarted on every change (tsx watch), the client by Vite. */
import path from 'node:path';
import { launch } from '../processes/runningProcess.ts';
import { voice } from '../processes/voice.ts';
import type { ApplicationOptions } from './application.ts';

const STOP_LIMIT_MS = 10_000;

/** Everything prints on this terminal; what ends by itself is told and stays ended. */
export function startDevelopment({ settings, env, signal }: ApplicationOptions): () => Promise<void> {
  const tool = (file: string) => path.join(settings.root, 'node_modules', file);
  const commands: Record<string, string[]> = {
    api: [tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'],
    worker: [tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'worker/main.ts'],
    client: [tool('vite/bin/vite.js'), '--clearScreen=false'],
  };
  const running = Object.entries(commands).map(([name, args]) => {
    const started = launch(process.execPath, args, { cwd: settings.root, env });
    void started.gone.then((reason) => {
      if (!signal.aborted) voice(name)(`has ended (${reason})`);
    });
    return started;
  });
  return async () => {
    await Promise.all(running.map((started) => started.stop(STOP_LIMIT_MS)));
  };
}
