/** R12: APIs and workers are restarted in order, one after the other, while clients go on: no call fails. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { w2Pdf } from './support/documents.ts';
import { recordGate, rounds, seconds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Service } from './support/service.ts';
import { withToken } from './support/visitor.ts';
import { stateOf, untilRead } from './support/waiting.ts';

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

/**
 * What a balancer does: asks each API every quarter of a second whether it is ready, uses those that are, and asks the
 * other one where nobody listens.
 */
function balance(urls: readonly string[]) {
  const ready = new Set(urls);
  let turn = 0;
  let isOver = false;
  const isReady = async (url: string) =>
    (await fetch(`${url}/api/serving`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined))?.ok;
  const watch = async (url: string) => {
    while (!isOver) {
      if (await isReady(url)) ready.add(url);
      else ready.delete(url);
      await pause(250);
    }
  };
  const watching = Promise.all(urls.map(watch));
  return {
    next: () => {
      const possible = ready.size > 0 ? [...ready] : urls;
      return possible[turn++ % possible.length] as string;
    },
    isReady: (url: string) => ready.has(url),
    stop: async () => {
      isOver = true;
      await watching;
    },
  };
}

const timesReady = ({ name }: Service) => portal.readLog(name).split('worker ready').length;

describe('When APIs and workers are restarted one after the other', () => {
  it('F28, R12: then no call fails and every document is read once', async () => {
    const other = await portal.addApi();
    const otherWorker = await portal.addWorker();
    const apis = [
      { service: portal.api, url: portal.url },
      { service: other as Service, url: other.url },
    ];
    const balancer = balance(apis.map(({ url }) => url));
    const known = await portal.newUser();
    const user = withToken(balancer.next, known);
    const bytes = await w2Pdf();
    let isOver = false;
    const failures: number[] = [];
    let calls = 0;
    let refused = 0;
    let uploads = 0;
    const ask = async (isUpload: boolean) => {
      const once = () => (isUpload ? user.upload(bytes) : user.call('GET', '/api/questionnaire'));
      let { status, isRefused } = await once();
      for (; isRefused; { status, isRefused } = await once()) {
        refused += 1;
        await pause(50);
      }
      calls += 1;
      if (isUpload) uploads += 1;
      if (status !== 200) failures.push(status);
    };
    const asking = Promise.all(
      [0, 1, 2, 3].map(async (client) => {
        for (let index = 0; !isOver; index += 1) await ask(client === 0 && index % 10 === 0);
      }),
    );
    let slowestApi = 0;
    let slowestWorker = 0;
    for (let round = 0; round < rounds(1, 3); round += 1) {
      for (const { service, url } of apis) {
        slowestApi = Math.max(slowestApi, await service.stop());
        await service.start();
        await waitUntil('the balancer', () => balancer.isReady(url), { limitMs: 300_000 });
      }
      for (const worker of [portal.worker, otherWorker]) {
        slowestWorker = Math.max(slowestWorker, await worker.stop());
        const starts = timesReady(worker);
        await worker.start();
        // One after the other: with no worker at all no API calls itself ready.
        await waitUntil('the worker', () => timesReady(worker) > starts, { limitMs: 300_000 });
      }
    }
    isOver = true;
    await asking;
    await balancer.stop();
    recordGate(
      'R12',
      'rolling restart: 0 failed calls, drain <= 10 s (API), <= 30 s (worker)',
      `${failures.length} failed of ${calls} (${refused} found nobody and were asked elsewhere), slowest drain ${seconds(slowestApi)} (API), ${seconds(slowestWorker)} (worker)`,
      failures.length === 0 && slowestApi <= 10_000 && slowestWorker <= 30_000,
    );
    expect(failures).toEqual([]);
    const documents = await untilRead(known);
    expect(documents.filter(({ extractionStatus }) => extractionStatus === 'completed')).toHaveLength(
      uploads,
    );
    expect(await stateOf(known)).toMatchObject({ rev: uploads });
  }, 900_000);
});
