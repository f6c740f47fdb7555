/** What `npm start` was asked to do, from its arguments and environment. */
import path from 'node:path';
import { StartProblem } from '../processes/startProblem.ts';

export type StartSettings = {
  root: string;
  /** Absolute. */
  dataDir: string;
  logDir: string;
  port: number;
  /** What a person opens in the browser. */
  address: string;
  isDevelopment: boolean;
};

/** Throws StartProblem when PORT is not a port. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): StartSettings {
  const root = path.resolve(import.meta.dirname, '../..');
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartProblem('PORT must be a number from 1 to 65535, for example: PORT=3100 npm start');
  const dataDir = path.resolve(root, env.DATA_DIR || 'data');
  return {
    root,
    dataDir,
    logDir: path.join(dataDir, 'logs'),
    port,
    address: (env.APP_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    isDevelopment: args.includes('--dev'),
  };
}
