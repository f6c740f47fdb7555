/** For tests only: stands in for the server below axios, so that everything above it is the real thing. */
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { http } from './http.ts';

export interface FakeRequest {
  method: string;
  path: string;
  /** The JSON body, or the multipart form. */
  body: unknown;
  authorization: string | undefined;
  /** Tells when the page gives the call up. */
  signal: InternalAxiosRequestConfig['signal'];
}
type AnswerMaker = (request: FakeRequest) => object | Promise<object>;
/** An answer, or a function that makes one; `refuse(...)` makes a failure. */
export type FakeAnswer = object | AnswerMaker;

export class FakeFailure {
  readonly status: number;
  readonly data: object;
  constructor(status: number, data: object) {
    this.status = status;
    this.data = data;
  }
}

/** A failure as the server gives it. */
export function refuse(status: number, message = '', more: object = {}): FakeFailure {
  return new FakeFailure(status, { success: false, message, code: 'FAKE', requestId: 'fake', ...more });
}

function readRequest(config: InternalAxiosRequestConfig): FakeRequest {
  const data: unknown = config.data;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    body: typeof data === 'string' ? (JSON.parse(data) as unknown) : data,
    authorization: config.headers.get('Authorization')?.toString(),
    signal: config.signal,
  };
}

function respond(config: InternalAxiosRequestConfig, answer: object): AxiosResponse {
  const status = answer instanceof FakeFailure ? answer.status : 200;
  const data = answer instanceof FakeFailure ? answer.data : answer;
  const response = { data, status, statusText: '', headers: {}, config };
  if (status < 300) return response;
  throw new AxiosError(`Status ${status}`, undefined, config, {}, response);
}

/**
 * Answers by `'METHOD /path'`; a path nobody described is a 404 that names it. Returns every request made, in order,
 * and the table itself, so that a test can change an answer on the way.
 */
export function fakeApi(answers: Record<string, FakeAnswer>) {
  const requests: FakeRequest[] = [];
  http.defaults.adapter = async (config) => {
    const request = readRequest(config);
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    const answer = answers[key] ?? refuse(404, `Nobody answers ${key}`);
    const given = typeof answer === 'function' ? await (answer as AnswerMaker)(request) : answer;
    return respond(config, given);
  };
  return {
    requests,
    answers,
    sent: (key: string) => requests.filter((r) => `${r.method} ${r.path}` === key),
  };
}
