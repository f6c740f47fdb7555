// A lock that dies with its owner: a file that names the process holding it.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startToken } from './processIdentity.mjs';

const ME = { pid: process.pid, token: startToken(process.pid) };

function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' ? undefined : { pid: 0, token: '' };
  }
}
const isHeld = (owner) => owner.pid > 0 && isAlive(owner.pid, owner.token);

/** Puts the file there complete or not at all; false when another one was first. */
function create(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(ME));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead owner's file away; if a living one took the lock in that instant, its file is put back. */
function clearDeadOwner(file) {
  const aside = `${file}.dead-${process.pid}`;
  try {
    renameSync(file, aside);
    if (isHeld(readOwner(aside))) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Takes the lock: {release} when it is ours, {owner} (its process number) when a living process holds it. */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    if (create(file)) return { release: () => rmSync(file, { force: true }) };
    const owner = readOwner(file);
    if (owner && isHeld(owner)) return { owner: owner.pid };
    if (owner) clearDeadOwner(file);
  }
}

/** Runs `work` while holding the lock, after waiting (said once through `onWait`) for whoever holds it. */
export async function withLock(file, work, onWait = () => undefined) {
  let lock = takeLock(file);
  if (lock.owner) onWait(lock.owner);
  while (!lock.release) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    lock = takeLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
