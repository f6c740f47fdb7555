/** The wire breaks in the middle of a call, or of a write to the database: sending the same once more gives the same state. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { w2Pdf } from './support/documents.ts';
import { isWhole } from './support/gates.ts';
import { violations } from './support/invariants.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import { startTcpProxy, type Cut, type TcpProxy } from './support/tcpProxy.ts';
import { withToken, type Visitor } from './support/visitor.ts';
import { listDocuments, untilRead } from './support/waiting.ts';

let portal: FaultPortal;
/** Between client and API, and between a second API and the database. */
let front: TcpProxy;
let back: TcpProxy;
let farUrl: string;
beforeAll(async () => {
  portal = await startFaultPortal();
  front = await startTcpProxy(Number(new URL(portal.url).port));
  const uri = new URL(portal.mongodbUri);
  back = await startTcpProxy(Number(uri.port));
  uri.port = String(back.port);
  uri.searchParams.delete('replicaSet');
  uri.searchParams.set('directConnection', 'true'); // or the driver would go past the proxy
  farUrl = (await portal.addApi({ MONGODB_URI: uri.href })).url;
}, 900_000);
afterAll(async () => {
  await Promise.all([front.close(), portal.stop()]);
  await back.close();
}, 900_000);

const afters = isWhole ? [0, 100, 400, 700, 1500, 4000] : [0, 700];
const cuts: Cut[] = (['up', 'down'] as const).flatMap((direction) =>
  (['reset', 'silence'] as const).flatMap((how) => afters.map((after) => ({ direction, how, after }))),
);
const told = ({ direction, how, after }: Cut) => `${how} after ${after} bytes ${direction}`;
const cases = cuts.map((cut) => [told(cut), cut] as const);

const readAnswers = async (user: Visitor) =>
  (await user.call('GET', '/api/questionnaire')).body.questionnaire;
const save = (user: Visitor, rev: number, additionalNotes: string) =>
  user.call('POST', '/api/questionnaire', { rev, additionalInfo: { additionalNotes } });

/** Saves while the wire breaks, mends it, saves the same again: one revision more, and the typed text. */
async function saveTwice(user: Visitor, proxy: TcpProxy, cut: Cut, direct: Visitor): Promise<void> {
  const { rev } = (await save(user, 0, 'before')).body.questionnaire as { rev: number };
  proxy.cutNext(cut);
  const saving = save(user, rev, told(cut));
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, 3000))]);
  proxy.mend();
  const first = await saving;
  const second = await save(direct, rev, told(cut));
  expect(second.status).toBe(200);
  if (first.status === 200) expect(second.body).toEqual(first.body);
  const stored = await readAnswers(direct);
  expect([stored.rev, stored.additionalInfo.additionalNotes]).toEqual([rev + 1, told(cut)]);
}

describe('When the wire breaks', () => {
  it.each(cases)(
    'F18: between browser and API, %s, then the same save sent again gives the same state',
    async (_told, cut) => {
      const direct = await portal.newUser();
      await saveTwice(
        withToken(() => `http://127.0.0.1:${front.port}`, direct),
        front,
        cut,
        direct,
      );
    },
    900_000,
  );

  it.each(cases)(
    'F18: between API and database, %s, then the same save sent again gives the same state',
    async (_told, cut) => {
      const direct = await portal.newUser();
      await saveTwice(
        withToken(() => farUrl, direct),
        back,
        cut,
        direct,
      );
    },
    900_000,
  );

  it('F18: while files are sent, then each is there whole or not at all, and everything is in order', async () => {
    const direct = await portal.newUser();
    const user = withToken(() => `http://127.0.0.1:${front.port}`, direct);
    let accepted = 0;
    for (const cut of cuts) {
      front.cutNext(cut);
      const sending = user.upload(await w2Pdf());
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, 3000))]);
      front.mend();
      if ((await sending).status === 200) accepted += 1;
    }
    const documents = await untilRead(direct, { limitMs: 300_000 });
    expect(documents.length).toBeGreaterThanOrEqual(accepted);
    expect(documents.every(({ extractionStatus }) => extractionStatus === 'completed')).toBe(true);
    expect((await listDocuments(direct)).length).toBe(documents.length);
    expect(await violations(portal)).toEqual([]);
  }, 900_000);
});
