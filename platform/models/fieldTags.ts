/** How a stored field is declared: `clear` with the reason it may be read by anyone who holds the disk, or `sealed`. */
import type { SchemaTypeOptions } from 'mongoose';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a tag serves fields of every type, and Mongoose asks for the exact one
type Options = SchemaTypeOptions<any>;

/** A field stored in clear. `why` says what makes it harmless; models.test.ts fails for a field without a tag. */
export function clear(type: unknown, why: string, options: Options = {}): Options {
  return { type, ...options, clearBecause: why } as Options;
}

/** A sealed text (a vault's, a mail seal's, a wrapped key or a one-way digest). */
export function sealed(options: Options = {}): Options {
  return { type: String, ...options, isSealed: true } as Options;
}
