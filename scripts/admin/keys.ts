/** `keys new`, `keys rotate [--deep]`, `keys verify`: the operator's encryption keys. Ids and counts only, nothing personal. */
import { randomBytes } from 'node:crypto';
import { keyRing } from '#platform/cipher/keyRing';
import { openEverything, type Opened } from '#platform/keys/openEverything';
import { renewUserKeys } from '#platform/keys/renewUserKeys';
import { rotateKeys } from '#platform/keys/rotateKeys';
import { CommandFailed, type Command, type Findings } from './command.ts';
import { table } from './table.ts';

const SHOWN = 20;

/** k1, k2, ...: the first that was not given yet. */
function freeKeyId(): string {
  let number = 1;
  while (keyRing().ids.includes(`k${number}`)) number += 1;
  return `k${number}`;
}

export const newKey: Command = {
  name: 'keys new',
  takes: [],
  summary: 'Make a key to put in front of DATA_ENCRYPTION_KEY (k2:NEW,k1:OLD)',
  needs: 'database',
  run: async () => await Promise.resolve(`${freeKeyId()}:${randomBytes(32).toString('base64')}`),
};

const list = (ids: readonly string[]) =>
  ids
    .slice(0, SHOWN)
    .map((id) => `  ${id}`)
    .join('\n');
const failedText = (ids: readonly string[]) =>
  `${ids.length} could not be done; look at them with keys verify:\n${list(ids)}`;

async function rotateToActive(): Promise<Findings> {
  const { users, mails, failed, retired } = await rotateKeys();
  const active = keyRing().activeId;
  const lines = [
    `${users} users and ${mails} waiting mails were put under key ${active}.`,
    ...(failed.length > 0 ? [failedText(failed)] : []),
    ...(retired.length > 0 ? [`Nothing needs ${retired.join(', ')} any more.`] : []),
    failed.length === 0
      ? `DATA_ENCRYPTION_KEY may now hold ${active} alone; keep older keys as long as backups made with them.`
      : 'Keep all keys.',
  ];
  return { text: lines.join('\n'), isSound: failed.length === 0 };
}

async function renewDeeply(): Promise<Findings> {
  const { renewed, finished, waiting, failed } = await renewUserKeys();
  const lines = [
    `${renewed} users were given a new key and their data was sealed again with it.`,
    `${finished} users' old keys were destroyed.`,
    ...(renewed + waiting > 0
      ? [`${renewed + waiting} old keys are kept for requests under way: run this again in an hour.`]
      : []),
    ...(failed.length > 0 ? [failedText(failed)] : []),
  ];
  return { text: lines.join('\n'), isSound: failed.length === 0 };
}

export const rotate: Command = {
  name: 'keys rotate',
  takes: [],
  options: ['--deep'],
  summary: 'Put everything under the first key of DATA_ENCRYPTION_KEY; --deep also renews every user key',
  needs: 'database',
  async run(words) {
    const shallow = await rotateToActive();
    if (!words.includes('--deep')) return shallow;
    if (!shallow.isSound) throw new CommandFailed(shallow.text);
    const deep = await renewDeeply();
    return { text: `${shallow.text}\n${deep.text}`, isSound: deep.isSound };
  },
};

function report({ values, files, users, byKey, unreadable }: Opened): string {
  const rows = Object.entries(byKey).map(([keyId, { userKeys, addresses, mails }]) => [
    keyRing().ids.includes(keyId) ? keyId : `${keyId} (not given)`,
    ...[userKeys, addresses, mails].map(String),
  ]);
  const bad = unreadable.map(({ collection, id, field }) => `${collection} ${id} ${field}`);
  return [
    table(['KEY', 'USER KEYS', 'ADDRESSES', 'MAILS'], rows),
    '',
    `${users} users: ${values} sealed values and ${files} files opened, ${unreadable.length} did not.`,
    ...(bad.length > 0 ? [list(bad)] : []),
  ].join('\n');
}

export const verifyKeys: Command = {
  name: 'keys verify',
  takes: [],
  options: ['--json'],
  summary: 'Open everything that is stored and count what each key holds',
  needs: 'database',
  async run(words) {
    const opened = await openEverything();
    const text = words.includes('--json') ? JSON.stringify(opened, null, 2) : report(opened);
    return { text, isSound: opened.unreadable.length === 0 };
  },
};
