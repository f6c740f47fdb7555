/** One call of the API tied to what answers it; path, method, access and checks come from its definition in domain/api.ts. */
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Call } from '#domain/api/call';
import type { UserRow } from '#platform/models/user';
import type { ReceivedFile } from './receiveFile.ts';
import type { Limit } from './rateLimits.ts';

/** Who is asking. */
export interface Visitor {
  readonly user: UserRow;
  readonly sessionId: string;
}

/** Everything a handler may know about a request. */
export interface Visit<Body = unknown> {
  /** The checked body (of an upload: the fields beside the file). */
  readonly body: Body;
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  /** The signed-in user; asking for it in a public call is a programming error and throws. */
  readonly visitor: Visitor;
  /** Address of the client, for limits only. */
  readonly ip: string;
  /** The file of an upload, stored encrypted; whoever refuses it later removes it. */
  readonly file: ReceivedFile | undefined;
  /** Notes in the log line whose account this request concerns, where nobody is signed in. */
  readonly concerns: (userId: string) => void;
  /** The revision an If-Match header names; a save treats it like `rev` in the body. */
  readonly ifMatch: string | undefined;
}

/** Sent as it is instead of JSON. */
export interface FileAnswer {
  readonly content: Readable | Buffer;
  readonly mediaType: string;
  /** Length of the content. */
  readonly bytes: number;
  /** Name it is saved under; absent for a picture shown in the page. */
  readonly downloadName?: string;
}

type BodyFor<C> =
  C extends Call<infer B> ? (B extends z.ZodUndefined ? Record<string, unknown> : z.output<B>) : never;
/** What a handler answers; `success: true` is added where it does not say otherwise. */
type AnswerFor<C> =
  C extends Call<z.ZodType, infer A>
    ? A extends z.ZodUndefined
      ? FileAnswer
      : Omit<z.input<A>, 'success'> & { success?: boolean }
    : never;

export interface DoorOptions<Answer> {
  /** Spent before the body is read. */
  readonly limits?: readonly Limit[];
  /** A look before the body is read (quota, submitted): throws to refuse. */
  readonly before?: (visitor: Visitor) => Promise<void>;
  /** How many of a signed-in user, and of everybody, may be under way at once; absent: any number. */
  readonly atOnce?: { readonly each: number; readonly together: number };
  /** The answer's ETag. */
  readonly etag?: (answer: Answer) => string | undefined;
  /** The answer is of somebody else's shape: sent without `success`. */
  readonly isForeign?: boolean;
}

export interface Door extends DoorOptions<never> {
  readonly call: Call;
  readonly handle: (visit: Visit<never>) => unknown;
}

/** Ties a call to its handler; the types of body and answer follow from the call. */
export function door<C extends Call>(
  call: C,
  handle: (visit: Visit<BodyFor<NoInfer<C>>>) => AnswerFor<NoInfer<C>> | Promise<AnswerFor<NoInfer<C>>>,
  options: DoorOptions<AnswerFor<NoInfer<C>>> = {},
): Door {
  return { call, handle, ...options };
}
