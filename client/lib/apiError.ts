/** A call that failed: status, code and the server's own sentence. */
export interface FailureData {
  message?: string;
  error?: string;
  code?: string;
  /** Dotted path of a field -> what is wrong with it. */
  fields?: Record<string, string>;
  [more: string]: unknown;
}

export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's code, e.g. `STALE`; '' when there is none. */
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer, for failures that say more (pdfAnalysis). */
  readonly data: FailureData;

  constructor(status: number, data: FailureData) {
    super(data.message || data.error || '');
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
    this.code = data.code ?? '';
    this.fields = data.fields ?? {};
  }
}

/** What to tell the person: the server's sentence where there is one, else the fallback (a sentence of messages.toast). */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}

/** No answer came: no network, or no server. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;
