/** The API inside the test process, on a database of its own, with a reader that reads what a test tells it to. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { useIsolatedDatabase } from '../../support/isolatedDatabase.ts';
import { createClient, type Client } from './client.ts';
import { startReader, type Reader } from './reader.ts';

export interface Api {
  readonly url: string;
  /** Makes calls without a token. */
  readonly visitor: Client;
  /** A new account, signed in. */
  newUser(more?: Partial<NewUser>): Promise<User>;
  /** Signs in to an existing account. */
  signIn(user: Pick<User, 'email' | 'password'>): Promise<Client>;
  readonly reader: Reader;
  readonly folder: string;
  close(): Promise<void>;
}

interface NewUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export interface User extends Client {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

/** For the head of a test file: as startApi, and closed after the file's last test. */
export async function openApi(env?: NodeJS.ProcessEnv): Promise<Api> {
  const api = await startApi(env);
  afterAll(async () => await api.close(), 60_000);
  return api;
}

let users = 0;

/** Only one API per test file: the settings are read once. `env` overrides any of them. */
export async function startApi(env: NodeJS.ProcessEnv = {}): Promise<Api> {
  const database = useIsolatedDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-test-'));
  // CORS, mail and the like as in production; limits far away unless a test is about them.
  Object.assign(process.env, {
    DATA_DIR: folder,
    LIMITS_SCALE: '1000',
    UPLOAD_WAIT_MS: '30000', // tests look at what was read, and machines are slow
    APP_URL: 'https://portal.example.com',
    ...env,
  });

  // After the settings: platform reads them once.
  const { createApp } = await import('../../../server/app.ts');
  const { openServer } = await import('../../../server/http/openServer.ts');
  const { settleLaterWork } = await import('../../../server/http/laterWork.ts');
  const { prepareDatabase } = await import('#platform/startUp');
  const { disconnectMongo } = await import('#platform/mongo');
  const { closeRedis, isRedisReady } = await import('#platform/redis');
  const { closeExtractionQueue } = await import('#platform/extractionQueue');
  const { closeMailQueue } = await import('#platform/mailQueue');
  await prepareDatabase();
  while (!(await isRedisReady())) await new Promise((resolve) => setTimeout(resolve, 20));
  const reader = await startReader();
  const server = await listen(openServer(createApp({ clientFolder: env.CLIENT_FOLDER })));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visitor = createClient(url);

  const newUser: Api['newUser'] = async (more = {}) => {
    const entered = {
      firstName: 'Test',
      lastName: 'Person',
      email: `person${++users}@example.com`,
      password: 'secret-1',
      ...more,
    };
    const { body } = await visitor.call('register', { body: entered });
    const client = createClient(url, body.token as string);
    return { ...client, ...entered, userId: (body.user as { _id: string })._id };
  };
  const signIn: Api['signIn'] = async ({ email, password }) => {
    const { body } = await visitor.call('login', { body: { email, password } });
    return createClient(url, body.token as string);
  };
  const close = async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    await settleLaterWork();
    await reader.stop();
    await Promise.all([closeExtractionQueue(), closeMailQueue()]);
    closeRedis();
    await disconnectMongo();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, visitor, newUser, signIn, reader, folder, close };
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
