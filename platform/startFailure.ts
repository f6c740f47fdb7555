/** A start that only the operator can mend (a setting, a key, the database of a newer release): trying again does not help. */
import { KeyError } from './cipher/keyRing.ts';
import { ConfigError } from './config.ts';
import { NEEDS_OPERATOR } from './exitCodes.ts';

/** Is its message made for the operator? */
export const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof KeyError;

/** What the process exits with after an error it cannot start with. */
export const exitCodeOf = (error: unknown): number => (isForOperator(error) ? NEEDS_OPERATOR : 1);
