/** Redis 7.0 of Debian 12, unpacked with its libraries; no root. */
import fs from 'node:fs';
import path from 'node:path';
import type { BuildEntry } from './cacheEntry.ts';
import { downloadDebs, unpackDebs } from './debianPackages.ts';
import { redisVersion } from './programVersion.ts';

/** The server is the same program as redis-check-rdb (package redis-tools); its name chooses what it does. */
const PACKAGES =
  'redis-tools libc6 libatomic1 liblzf1 libjemalloc2 libsystemd0 libssl3 libstdc++6 libgcc-s1 libcap2 libgcrypt20 ' +
  'liblzma5 libzstd1 liblz4-1 libgpg-error0';
const MACHINES: Partial<Record<string, { debian: string; folder: string; loader: string }>> = {
  x64: { debian: 'amd64', folder: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { debian: 'arm64', folder: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

export const buildDebianRedis: BuildEntry = async (out, work) => {
  const machine = process.platform === 'linux' ? MACHINES[process.arch] : undefined;
  if (!machine) throw new Error(`there is none for ${process.platform}/${process.arch}`);
  const debs = await downloadDebs(
    work,
    PACKAGES.split(' ').map((name) => `${name}:${machine.debian}`),
  );
  const root = path.join(out, 'sysroot');
  await unpackDebs(Object.values(debs), root, ['./usr/bin/redis-check-rdb']);
  fs.renameSync(path.join(root, 'usr/bin/redis-check-rdb'), path.join(root, 'usr/bin/redis-server'));
  const server = path.join(out, 'redis-server');
  const script = `#!/bin/sh
root=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/sysroot || exit 126
lib="$root/lib/${machine.folder}"
exec "$lib/${machine.loader}" --library-path "$lib:$root/usr/lib/${machine.folder}" "$root/usr/bin/redis-server" "$@"
`;
  fs.writeFileSync(server, script, { mode: 0o755 });
  const version = await redisVersion(server);
  if (!version) throw new Error('the unpacked redis-server does not run');
  return version;
};
