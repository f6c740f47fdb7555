/** Ports, leftovers and crashes of an embedded database, with a stand-in for the database. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isAlive } from '../bootstrap/processIdentity.mjs';
import { launch, type RunningProcess } from '../processes/runningProcess.ts';
import { waitUntil } from '../processes/waitUntil.ts';
import { startDatabase, type DatabaseKind, type DatabasePlace } from './databaseServer.ts';
import { findFreePort } from './freePort.ts';
import { newTestFolder } from '../../tests/support/testFolder.ts';

const signal = new AbortController().signal;
/** Answers with its process number and directory. */
const STAND_IN = `
  const directory = process.cwd();
  const server = require('net').createServer((socket) => socket.end(process.pid + ' ' + directory));
  server.listen(Number(process.argv[1]), '127.0.0.1');
  setInterval(() => {}, 1000);`;

let place: DatabasePlace;
let kind: DatabaseKind;
let running: RunningProcess[] = [];

function identify(port: number): Promise<{ pid: number; directory: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').on('error', reject);
    socket.on('data', (bytes) => {
      const [pid, directory = ''] = bytes.toString().split(' ');
      resolve({ pid: Number(pid), directory });
    });
  });
}
beforeEach(async () => {
  const dataDir = newTestFolder('database');
  place = { dataDir, logDir: dataDir };
  kind = {
    name: 'standIn',
    firstPort: await findFreePort(30_000 + Math.floor(Math.random() * 20_000)),
    command: process.execPath,
    directory: path.join(dataDir, 'files'),
    args: (port) => ['-e', STAND_IN, String(port)],
    identify,
    prepare: () => Promise.resolve(true),
  };
});
afterEach(async () => {
  await Promise.all(running.map((each) => each.stop(0)));
  running = [];
});
async function start(fixedPort?: number) {
  const started = await startDatabase(kind, place, signal, fixedPort);
  running.push(started.running);
  return started;
}
const remembered = () =>
  JSON.parse(readFileSync(path.join(place.dataDir, 'standIn.json'), 'utf8')) as { pid: number; port: number };

describe('When an embedded database is started', () => {
  it('moves to the next port when its own is taken, and remembers it', async () => {
    const squatter = net.createServer().listen(kind.firstPort, '127.0.0.1');
    const { port, running: first } = await start();
    expect(port).toBeGreaterThan(kind.firstPort);
    expect(remembered()).toEqual({ pid: first.pid, port });
    squatter.close();
    await first.stop(5000);
    expect((await start()).port).toBe(port);
  });

  it('adopts the one that a killed starter left running', async () => {
    const { running: first, port } = await start();
    const again = await start();
    expect([again.running.pid, again.port]).toEqual([first.pid, port]);
    await again.running.stop(5000);
    expect(isAlive(first.pid)).toBe(false);
  });

  it('leaves a program alone that has got the number and the port of the old one', async () => {
    mkdirSync(path.join(place.dataDir, 'elsewhere'));
    const stranger = launch(process.execPath, ['-e', STAND_IN, String(kind.firstPort)], {
      cwd: path.join(place.dataDir, 'elsewhere'),
    });
    running.push(stranger);
    await waitUntil('the stranger', () => identify(kind.firstPort), { limitMs: 10_000, process: stranger });
    writeFileSync(
      path.join(place.dataDir, 'standIn.json'),
      JSON.stringify({ pid: stranger.pid, port: kind.firstPort }),
    );
    const { running: own } = await start();
    expect(own.pid).not.toBe(stranger.pid);
    expect(stranger.hasEnded()).toBe(false);
  });

  it('tells when it ends while starting', async () => {
    kind = { ...kind, args: () => ['-e', 'process.exit(3)'] };
    await expect(start()).rejects.toThrow('standIn ended while starting (exit code 3)');
  });

  it('comes back on the same port after a crash, because its clients know that one', async () => {
    const { running: first, port } = await start();
    await first.stop(0);
    expect((await start(port)).port).toBe(port);
  });
});
