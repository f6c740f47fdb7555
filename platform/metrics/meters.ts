/**
 * Everything this process counts and measures itself, for Prometheus. Labels are words of ours (a route's pattern, a
 * document type, an outcome), never an id, a name or an address: they would be personal data, and a series each.
 */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a scrape of this process answers. */
export const registry = new Registry();
const registers = [registry];

/** Answered requests: how many and how long, by route pattern. */
export const httpSeconds = new Histogram({
  name: 'portal_http_request_seconds',
  help: 'Time from a request to the end of its answer, by method, route pattern and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});

/** Requests refused by a rate limit. */
export const limitsHit = new Counter({
  name: 'portal_limits_hit_total',
  help: 'Requests refused with 429, by the name of the limit.',
  labelNames: ['limit'],
  registers,
});

/** Requests refused because too many were under way. */
export const requestsShed = new Counter({
  name: 'portal_requests_shed_total',
  help: 'Requests refused with 503 because too many were under way in this process.',
  registers,
});

/** Readings that came to an end; `reason` is empty where the document was read. */
export const reads = new Counter({
  name: 'portal_reads_total',
  help: 'Readings that came to an end, by the type the document was uploaded as, outcome and reason.',
  labelNames: ['type', 'outcome', 'reason'],
  registers,
});

/** How long a reading took in its child process. */
export const readSeconds = new Histogram({
  name: 'portal_read_seconds',
  help: 'Time a document was being read, by type and outcome.',
  labelNames: ['type', 'outcome'],
  buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 180],
  registers,
});

/** How long a document had waited when its first reading began. */
export const readWaitSeconds = new Histogram({
  name: 'portal_read_wait_seconds',
  help: 'Time from the upload of a document to the beginning of its first reading.',
  buckets: [0.5, 1, 5, 15, 30, 60, 300, 900, 3600],
  registers,
});

/** Tries to send a mail: `sent`, `postponed` (tried again) or `refused` (for good). */
export const mails = new Counter({
  name: 'portal_mails_total',
  help: 'Tries to send a mail, by kind and outcome (sent, postponed, refused).',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Does this process lead the reconciler's rounds? Exactly one process of an installation should. */
export const reconcilerLeader = new Gauge({
  name: 'portal_reconciler_leader',
  help: '1 in the process that brings queue and rows in line, 0 elsewhere.',
  registers,
});
