/** Calls the API by the names of domain/api.ts and checks that whatever comes back keeps the contract. */
import { expect } from '@jest/globals';
import request, { type Response, type Test } from 'supertest';
import { API, type CallName } from '#domain/api';
import { failure, type Call } from '#domain/api/call';

interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: { readonly bytes: Buffer; readonly name: string };
  /** Text fields beside the file. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface Client {
  readonly token: string | undefined;
  /** A call as the contract describes it; a 2xx answer and a failure are checked against their schemas. */
  call(name: CallName, options?: CallOptions): Promise<Response>;
  /** Any request, unchecked, with this client's token. */
  raw(method: string, path: string): Test;
  /** Uploads a document and answers the response. */
  upload(bytes: Buffer, name?: string, documentType?: string): Promise<Response>;
}

const fill = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));

function requireContract(call: Call, response: Response): void {
  if (response.status >= 400) return void expect(failure.safeParse(response.body).error).toBeUndefined();
  if (call.answer) expect(call.answer.safeParse(response.body).error).toBeUndefined();
}

/** A client with or without a token. */
export function createClient(url: string, token?: string): Client {
  const raw = (method: string, path: string): Test => {
    const test = new (request.Test as unknown as new (app: string, method: string, path: string) => Test)(
      url,
      method,
      path,
    );
    return token ? test.set('Authorization', `Bearer ${token}`) : test;
  };
  const call: Client['call'] = async (name, { params, body, headers = {}, file, fields = {} } = {}) => {
    const definition: Call = API[name];
    let test = raw(definition.method.toUpperCase(), fill(definition.path, params)).set(headers);
    for (const [field, value] of Object.entries(fields)) test = test.field(field, value);
    if (file) test = test.attach(definition.upload?.fileField ?? 'file', file.bytes, file.name);
    if (body !== undefined) test = test.send(body as object);
    const response = await test;
    requireContract(definition, response);
    return response;
  };
  const upload: Client['upload'] = async (bytes, name = 'my w2.pdf', documentType = 'w2-form') =>
    await call('uploadDocument', { file: { bytes, name }, fields: { documentType } });
  return { token, call, raw, upload };
}
