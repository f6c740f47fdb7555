/** Who keeps the pace is not cut off, also when it was this process that was held up. */
import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { requirePace } from './requirePace.ts';

/** Sends 200 bytes every few milliseconds until told to end by its input; prints the status it is answered with. */
const CLIENT = `
  const request = require('node:http').request(process.argv[1], { method: 'POST' }, ({ statusCode }) => {
    process.stdout.write(String(statusCode));
    process.exit();
  });
  request.on('error', () => process.exit());
  const sending = setInterval(() => request.write('x'.repeat(200)), 5);
  process.stdin.once('data', () => { clearInterval(sending); request.end(); });
`;

const app = express();
let onFirstBytes = (): void => undefined;
let received = 0;
app.post('/', requirePace({ everyMs: 300, bytes: 100 }), (request, response) => {
  request.once('data', () => onFirstBytes());
  request.on('data', (bytes: Buffer) => (received += bytes.length));
  request.on('end', () => response.end());
});
let server: Server;
beforeAll((done) => void (server = app.listen(0, '127.0.0.1', () => done())));
afterAll(() => void server.close());

function holdUp(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('When this process stands still for a second, then what came meanwhile counts', async () => {
  const { port } = server.address() as AddressInfo;
  onFirstBytes = () => holdUp(1000);
  const client = spawn(process.execPath, ['-e', CLIENT, `http://127.0.0.1:${port}/`]);
  const status = new Promise((resolve) =>
    client.stdout.once('data', (text: Buffer) => resolve(String(text))),
  );
  const wait = setInterval(() => {
    if (received <= 20_000) return;
    clearInterval(wait); // told once more it might be gone
    client.stdin.end('end');
  }, 20);
  const answered = await status;
  clearInterval(wait);
  client.kill();
  expect(answered).toBe('200');
}, 30_000);
