/** The contract as OpenAPI 3.1, made from domain/api.ts: whatever a call says there is said here. */
import { API } from '#domain/api';
import { failure, type Call } from '#domain/api/call';
import { jsonSchema } from './jsonSchema.ts';

type JsonObject = Record<string, unknown>;

const FAILURES: Readonly<Record<number, string>> = {
  400: 'The request is malformed or a field is not acceptable (see fields)',
  401: 'Not signed in, or the session has ended',
  404: 'There is no such call or thing of yours',
  405: 'Another method is meant (see Allow)',
  409: 'The present state does not allow this (see code)',
  413: 'Too large',
  415: 'Another content type or kind of file is meant',
  429: 'Too many requests (see Retry-After)',
  503: 'Temporarily unavailable (see Retry-After)',
};

const failureRef = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

function failuresOf({ access, body, upload, path, failures = [] }: Call): JsonObject {
  const isPersonal = access === 'user' ? [401] : [];
  const hasParameter = path.includes('{') ? [404] : [];
  const hasBody = body || upload ? [400, 413, 415] : [];
  const statuses = new Set([...hasBody, ...isPersonal, ...hasParameter, 405, ...failures, 429, 503]);
  const sorted = [...statuses].sort((a, b) => a - b);
  return Object.fromEntries(
    sorted.map((status) => [status, { description: FAILURES[status] ?? 'Failure', content: failureRef }]),
  );
}

const binary = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

function successOf({ answer, summary }: Call): JsonObject {
  if (!answer) return binary;
  return { description: summary, content: { 'application/json': { schema: jsonSchema(answer, 'output') } } };
}

function uploadBody({ fileField, fields }: NonNullable<Call['upload']>): JsonObject {
  const { properties, required } = jsonSchema(fields, 'input') as {
    properties: JsonObject;
    required?: string[];
  };
  const file = { type: 'string', format: 'binary' };
  const schema = {
    type: 'object',
    properties: { [fileField]: file, ...properties },
    required: [fileField, ...(required ?? [])],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function requestBodyOf({ body, upload }: Call): JsonObject {
  if (upload) return { requestBody: uploadBody(upload) };
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
  };
}

const parametersOf = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** `/api/auth/login` is of `auth`. */
const tagOf = ({ path }: Call) => path.split('/')[2] ?? 'api';

function operationOf(name: string, call: Call): JsonObject {
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call)],
    security: call.access === 'user' ? [{ bearer: [] }] : [],
    parameters: parametersOf(call),
    ...requestBodyOf(call),
    responses: { 200: successOf(call), ...failuresOf(call) },
  };
}

function pathsOf(calls: Readonly<Record<string, Call>>): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries(calls))
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(name, call) };
  return paths;
}

let document: JsonObject | undefined;

/** The whole document; made once. */
export function openApi(): JsonObject {
  return (document ??= {
    openapi: '3.1.0',
    info: {
      title: 'Bookkeeping Onboarding Portal',
      version: '1.0.0',
      description: 'Every failure is JSON with success false, a sentence (message), a code and a requestId.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: pathsOf(API),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: jsonSchema(failure, 'output') },
    },
  });
}
