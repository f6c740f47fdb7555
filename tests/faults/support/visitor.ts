/** A client of the portal that survives its faults: a call that was cut off answers status 0. */

export interface Answer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are looked into by tests only
  readonly body: Record<string, any>;
  readonly retryAfter: string | null;
  readonly ms: number;
  /** Nobody listened there: the call never reached a server. */
  readonly isRefused?: boolean;
}

export interface Visitor {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** `replaces`: the document whose place it takes. */
  upload(bytes: Uint8Array, name?: string, documentType?: string, replaces?: string): Promise<Answer>;
}

const LIMIT_MS = 60_000;

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const from = performance.now();
  const answer = { status: 0, body: {}, retryAfter: null };
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    const body = (await response.json()) as Answer['body'];
    const { status, headers } = response;
    return { status, body, retryAfter: headers.get('retry-after'), ms: performance.now() - from };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return { ...answer, ms: performance.now() - from, isRefused: cause?.code === 'ECONNREFUSED' };
  }
}

const json = { 'Content-Type': 'application/json' };

/** One call without a token. */
export async function call(base: string, method: string, path: string, body?: unknown): Promise<Answer> {
  return await ask(`${base}${path}`, {
    method,
    headers: json,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A visitor with a token; `base` may be a function, so that calls go to whichever API is up. */
export function withToken(base: () => string, known: Omit<Visitor, 'call' | 'upload'>): Visitor {
  const headers = { Authorization: `Bearer ${known.token}` };
  return {
    ...known,
    call: async (method, path, body) =>
      await ask(`${base()}${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, ...json },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    upload: async (bytes, name = 'my w2.pdf', documentType = 'w2-form', replaces) => {
      const form = new FormData();
      form.set('documentType', documentType);
      if (replaces) form.set('replaces', replaces);
      form.set('document', new Blob([Buffer.from(bytes)]), name);
      return await ask(`${base()}/api/ai/upload-document`, { method: 'POST', headers, body: form });
    },
  };
}

let people = 0;

/** A new account, signed in. */
export async function register(base: () => string): Promise<Visitor> {
  const entered = {
    ...{ firstName: 'Test', lastName: 'Person', password: 'secret-1' },
    email: `person${++people}-${process.pid}@example.com`,
  };
  const { status, body } = await call(base(), 'POST', '/api/auth/register', entered);
  if (status !== 201 && status !== 200) throw new Error(`not registered: ${status}`);
  const { email, password } = entered;
  return withToken(base, { userId: body.user._id as string, email, password, token: body.token as string });
}
