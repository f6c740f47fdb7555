/** The one error that is an answer: a status, a code for programs and a sentence for people. */

interface AppErrorDetails {
  /** Field path -> sentence, for validation errors. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense; sent as Retry-After. */
  readonly retryAfter?: number;
  /** Further members of the JSON answer (e.g. `pdfAnalysis`, the current object of a conflict). Never personal data of others. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Thrown by services, turned into `{success: false, message, code, ...}` by the server's error handler. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly details: AppErrorDetails;

  /** `status` is the HTTP status, `code` in UPPER_SNAKE, `message` a sentence of domain/messages.ts. */
  constructor(status: number, code: string, message: string, details: AppErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
