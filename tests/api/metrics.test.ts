/** What Prometheus sees: figures about the portal, and nothing about a person. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findKeptPort } from '../support/keptPort.ts';
import { until } from '../worker/support/until.ts';
import { startApi, type Api, type User } from './support/api.ts';
import { w2Pdf } from './support/files.ts';

let api: Api;
let user: User;
let metricsUrl: string;
let stopMetrics: () => void;

beforeAll(async () => {
  const port = await findKeptPort();
  metricsUrl = `http://127.0.0.1:${port}`;
  api = await startApi({ METRICS_PORT: String(port) });
  const { startMetricsServer } = await import('#platform/metrics/metricsServer');
  const { watchStores } = await import('#platform/metrics/storeGauges');
  watchStores();
  stopMetrics = startMetricsServer('server');
  user = await api.newUser({ lastName: 'Marguerite', email: 'marguerite@example.com' });
});
afterAll(async () => {
  stopMetrics();
  await api.close();
});

const scrape = async () => await (await fetch(`${metricsUrl}/metrics`)).text();
/** The value of one series, by its name and what its labels must hold. */
async function valueOf(series: string, ...labels: string[]): Promise<number | undefined> {
  const line = (await scrape())
    .split('\n')
    .find((text) => text.startsWith(series) && labels.every((label) => text.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('What operators are given', () => {
  const alerts = readFileSync('ops/alerts.yml', 'utf8');
  const dashboard = readFileSync('ops/dashboard.json', 'utf8');

  it('asks only for figures that exist', async () => {
    const text = await scrape();
    const asked = `${alerts}${dashboard}`.match(/\b(portal|nodejs|process)_\w+/g) ?? [];
    const names = new Set(asked.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('says with each alert what to do', () => {
    const rules = alerts.split('- alert:').slice(1);
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => !/\baction: \S/.test(rule))).toEqual([]);
  });
});

describe('Prometheus', () => {
  it('finds requests by route pattern and status, never by the address that was called', async () => {
    const id = '0123456789abcdef01234567';
    await user.raw('DELETE', `/api/ai/remove-document/${id}`);
    await api.visitor.raw('GET', '/api/ai/documents');
    await api.visitor.raw('GET', '/api/no-such/thing?name=Ann');

    const text = await scrape();
    expect(text).toMatch(
      /portal_http_request_seconds_count\{method="DELETE",route="[^"]*:\w+",status="404"\} 1/,
    );
    expect(text).toMatch(/portal_http_request_seconds_count\{method="GET",route="[^"]*",status="401"\} 1/);
    expect(text).not.toContain(id);
    expect(text).not.toContain('no-such');
  });

  it('finds how documents were read, and that none waits', async () => {
    await user.upload(w2Pdf);
    const counted = async () => (await valueOf('portal_read_seconds_count', 'type="w2-form"')) !== undefined;
    await until('the reading is counted', counted); // after the answer: the row comes first
    await expect(valueOf('portal_reads_total', 'type="w2-form"', 'outcome="completed"')).resolves.toBe(1);
    await expect(valueOf('portal_read_seconds_count', 'type="w2-form"')).resolves.toBe(1);
    await expect(valueOf('portal_read_wait_seconds_count')).resolves.toBe(1);
    await expect(valueOf('portal_documents_unread', 'state="pending"')).resolves.toBe(0);
    await expect(valueOf('portal_oldest_unread_seconds')).resolves.toBe(0);
    await expect(valueOf('portal_queue_jobs', 'state="failed"')).resolves.toBe(0);
  });

  it('finds which limit was hit', async () => {
    const { spend } = await import('../../server/http/rateLimits.ts');
    const limit = { name: 'test-limit', times: 0.001, seconds: 60, per: 'key' } as const;
    await spend(limit, 'someone');
    await expect(spend(limit, 'someone')).rejects.toMatchObject({ status: 429 });
    await expect(valueOf('portal_limits_hit_total', 'limit="test-limit"')).resolves.toBe(1);
  });

  it('finds the process itself: event loop, memory', async () => {
    const text = await scrape();
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('finds nothing about a person', async () => {
    const text = await scrape();
    for (const personal of ['Marguerite', 'marguerite@', 'Ann Lee', '900-11-1111', user.userId, '127.0.0.1'])
      expect(text).not.toContain(personal);
  });

  it('gets no other page from that port, and no metrics from the public one', async () => {
    expect((await fetch(`${metricsUrl}/api/health`)).status).toBe(404);
    expect((await fetch(`${metricsUrl}/health`)).status).toBe(200);
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  });
});
