/** MongoDB's answer to a value that must be unique and is not, made and recognised. */

/** The value is taken; carries MongoDB's own code, so that callers need to know one case only. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError';
  readonly code = 11000;
}

/** Was this error caused by a unique index (code 11000)? */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}
