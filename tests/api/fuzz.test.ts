/** Thousands of generated requests over the OpenAPI document: none of them is our fault (5xx), all keep the contract. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { API } from '#domain/api';
import type { Call } from '#domain/api/call';
import { failure } from '#domain/api/call';
import { openApi } from './support/api.ts';

const api = await openApi({ UPLOAD_WAIT_MS: '0', LIMITS_SCALE: '1000000' });
const user = await api.newUser();

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
}

const awkward = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    '\uD800',
    '$where',
    '__proto__',
    '-1',
    '1e999',
    'NaN',
    '../..',
    '9'.repeat(400),
    '2024-02-30',
    '(',
    'a@b.c',
    '🦊',
  ],
);
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), awkward);
const anything = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: fc.double() },
  fc.constantFrom<unknown>(null, true, false, 0, -0, 2 ** 53, [], {}, [[[]]], { $ne: null }),
  fc.anything({ maxDepth: 3 }),
);

/** Mostly what the schema says, now and then anything. */
function valuesOf(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fittingValuesOf(schema) }, { weight: 1, arbitrary: anything });
}

function fittingValuesOf(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  const [type] = [schema.type ?? 'any'].flat();
  if (type === 'object' && schema.properties) {
    const members = Object.entries(schema.properties).map(([name, member]) => [name, valuesOf(member)]);
    return fc.record(Object.fromEntries(members) as Record<string, Arbitrary<unknown>>, { requiredKeys: [] });
  }
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 5 });
  if (type === 'string') return anyText;
  if (type === 'number') return fc.oneof(fc.integer(), fc.double());
  if (type === 'integer') return fc.integer({ min: 0, max: 5 });
  return type === 'boolean' ? fc.boolean() : anything;
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);
const ids = fc.oneof(
  fc.constant('a'.repeat(24)),
  anyText.filter((text) => isWellFormed(text) && text !== '' && !/^\.+$/.test(text)),
);
/** These would end the session the other requests are made with. */
const ENDING = new Set(['logout', 'deleteAccount', 'changePassword']);
const RUNS = 60;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function expectContract(call: Call, { status, body }: Answer): void {
  expect(status).toBeLessThan(500);
  if (status >= 400) expect(failure.safeParse(body).error).toBeUndefined();
  else if (call.answer) expect(call.answer.safeParse(body).error).toBeUndefined();
}

const toJson = (value: unknown) => {
  try {
    return (
      JSON.stringify(value, (_key, member: unknown) =>
        typeof member === 'bigint' ? String(member) : member,
      ) ?? 'null'
    );
  } catch {
    return '{}'; // fast-check also makes objects that refuse to be written
  }
};

describe('When thousands of generated requests arrive', () => {
  it('then none is answered with 5xx', async () => {
    const { body: document } = await api.visitor.call('openApi');
    const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(
      Object.values,
    ) as Operation[];
    let sent = 0;
    for (const { operationId, requestBody } of operations) {
      const call = (API as Record<string, Call>)[operationId] as Call;
      const schema = requestBody?.content['application/json']?.schema;
      const client = ENDING.has(operationId) ? api.visitor : user;
      const property = fc.asyncProperty(
        ids,
        ids,
        schema ? valuesOf(schema) : anything,
        async (one, two, value) => {
          const params = [one, two];
          const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(params.pop() ?? 'x'));
          const request = client.raw(call.method.toUpperCase(), path);
          const hasBody = call.method !== 'get' && !call.upload;
          const answer = hasBody
            ? await request.set('Content-Type', 'application/json').send(toJson(value))
            : await request;
          sent += 1;
          expectContract(call, answer);
        },
      );
      const weight = schema?.properties?.personalInfo ? 10 : 1;
      await fc.assert(property, { numRuns: RUNS * weight, endOnFailure: true });
    }
    expect(sent).toBeGreaterThan(2000);
  }, 600_000);

  it('then generated forms are none either', async () => {
    const property = fc.asyncProperty(
      anyText,
      anyText,
      fc.uint8Array({ maxLength: 2000 }),
      async (name, type, bytes) => {
        const fileName = isWellFormed(name) && !/[\r\n\0]/.test(name) ? name : 'a.pdf';
        const request = user
          .raw('POST', API.uploadDocument.path)
          .field('documentType', isWellFormed(type) ? type : 'w2-form');
        expectContract(API.uploadDocument, await request.attach('document', Buffer.from(bytes), fileName));
      },
    );
    await fc.assert(property, { numRuns: 150, endOnFailure: true });
  }, 120_000);
});
