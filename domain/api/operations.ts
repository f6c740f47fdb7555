/** Calls for operators and tools. */
import { z } from 'zod';
import { call } from './call.ts';

const state = z.enum(['ok', 'down']);

export const operationCalls = {
  health: call({
    method: 'get',
    path: '/api/health',
    summary: 'The process is up',
    access: 'public',
    answer: z.object({ success: z.literal(true), status: z.literal('ok') }),
  }),
  ready: call({
    method: 'get',
    path: '/api/ready',
    summary: 'Database, queue and worker are reachable (503 when one is not)',
    access: 'public',
    answer: z.object({
      success: z.literal(true),
      status: z.literal('ready'),
      checks: z.object({ database: state, queue: state, worker: state }),
    }),
  }),
  serving: call({
    method: 'get',
    path: '/api/serving',
    summary: 'This process answers calls: its database is there and it is not stopping (for balancers)',
    access: 'public',
    answer: z.object({ success: z.literal(true), status: z.literal('serving') }),
  }),
  settings: call({
    method: 'get',
    path: '/api/settings',
    summary: 'What the browser needs to know before anybody signs in',
    access: 'public',
    answer: z.object({ success: z.literal(true), debugTools: z.boolean(), minPasswordLength: z.number() }),
  }),
  openApi: call({
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This contract as OpenAPI 3.1',
    access: 'public',
    answer: z.record(z.string(), z.unknown()),
  }),
};
