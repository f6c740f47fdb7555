/** A file made to break a reader, and what it is allowed to end as. */
import type { FailureCode } from '#domain/documents/extraction';
import { findKeptPort } from '../../support/keptPort.ts';

/** `refused`: at the door, before it is stored; `completed`: read, because what is odd about it does no harm. */
export type Ending = 'refused' | 'completed' | FailureCode;

export interface HostileFile {
  /** Names the trick, and by its extension what the file says it is. */
  readonly name: string;
  make(): Uint8Array | Promise<Uint8Array>;
  /** Empty: any bounded ending will do. */
  readonly endings: readonly Ending[];
  /** Cheap enough to be tried at every change; the others are tried by `npm run hostile`. */
  readonly isQuick?: boolean;
  /** The address of a listener stands in it, where something must not call. */
  readonly isCalling?: boolean;
}

/** Where a file that calls out would call: the run listens there and hears nothing. */
export const CALLS = `http://127.0.0.1:${await findKeptPort()}/called`;
