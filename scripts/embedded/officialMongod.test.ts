/** The official download, from a server that misbehaves. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ensureEntry, readEntry } from './cacheEntry.ts';
import { buildOfficialMongod, downloadOfficial } from './officialMongod.ts';
import { newTestFolder } from '../../tests/support/testFolder.ts';

type Manner = 'whole' | 'cut' | 'silent' | 'forged';
const folder = newTestFolder('official');
const home = path.join(folder, 'cache', 'mongod-official');
mkdirSync(path.dirname(home));

/** An archive as MongoDB publishes it, with a script for a server in it. */
function makeArchive(): Buffer {
  const bin = path.join(folder, 'mongodb-7/bin');
  mkdirSync(bin, { recursive: true });
  const padding = `# ${createHash('sha512').update('x').digest('hex')}`.repeat(2000);
  writeFileSync(path.join(bin, 'mongod'), `#!/bin/sh\necho "db version v7.0.28"\n${padding}\n`);
  chmodSync(path.join(bin, 'mongod'), 0o755);
  execFileSync('tar', ['-czf', path.join(folder, 'm.tgz'), '-C', folder, 'mongodb-7']);
  return readFileSync(path.join(folder, 'm.tgz'));
}
const archive = makeArchive();
const md5 = createHash('md5').update(archive).digest('hex');

let server: http.Server | undefined;
async function serve(manner: Manner): Promise<void> {
  server = http.createServer((request, response) => {
    if (request.url?.endsWith('.md5')) return response.end(manner === 'forged' ? '0'.repeat(32) : md5);
    response.writeHead(200, { 'content-length': archive.length });
    if (manner === 'whole' || manner === 'forged') return response.end(archive);
    response.write(archive.subarray(0, archive.length / 2), () => manner === 'cut' && response.destroy());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    MONGOMS_USE_HTTP: '1',
    MONGOMS_DOWNLOAD_URL: `http://127.0.0.1:${port}/mongodb-linux-x86_64-debian12-7.0.28.tgz`,
  });
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
const ensure = () => ensureEntry(home, 'MongoDB', () => undefined, buildOfficialMongod);

describe('When MongoDB is downloaded', () => {
  it('throws half a download away, and fetches all of it the next time', async () => {
    await serve('cut');
    await expect(ensure()).rejects.toThrow();
    expect(readEntry(home)).toBeUndefined();
    server?.close();
    await serve('whole');
    await expect(ensure()).resolves.toBe('7.0.28');
  });
  it('gives up on a server that goes silent', async () => {
    await serve('silent');
    const work = mkdtempSync(path.join(folder, 'work-'));
    await expect(downloadOfficial(work, 1500)).rejects.toThrow('no progress');
  });
  it('refuses an archive that is not what its publisher says', async () => {
    await serve('forged');
    const work = mkdtempSync(path.join(folder, 'work-'));
    await expect(downloadOfficial(work)).rejects.toThrow(/md5/i);
  });
});
