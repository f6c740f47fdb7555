/** Recognises MongoDB's answer to a value that must be unique and is not. */

/** Was this error caused by a unique index (code 11000)? */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}
