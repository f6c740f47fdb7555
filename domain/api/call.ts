/** What a call is: its door (method, path, access), what goes in and what comes out. */
import { z } from 'zod';

export interface Call<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** OpenAPI spelling: `/api/ai/people/{personId}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: 'public' | 'user';
  /** JSON body; absent when the call takes none. */
  readonly body?: Body;
  /** Multipart form: the field that carries the file, and the text fields beside it. */
  readonly upload?: { readonly fileField: string; readonly fields: z.ZodObject };
  /** JSON answer; absent when the answer is a file. */
  readonly answer?: Answer;
  /** HTTP statuses of failures this call can give, besides those every call can (400, 401, 404, 405, 429, 503). */
  readonly failures?: readonly number[];
}

/** Keeps the exact types of a call's schemas. */
export function call<Body extends z.ZodType = z.ZodUndefined, Answer extends z.ZodType = z.ZodUndefined>(
  definition: Call<Body, Answer>,
): Call<Body, Answer> {
  return definition;
}

/** Every failure, of every call. `fields` names what to mend: dotted path -> sentence. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Failure = z.infer<typeof failure>;

export const done = z.object({ success: z.literal(true), message: z.string() });

/** Database ids: 24 hex digits. Anything else answers as a missing one. */
export const idPattern = /^[a-f\d]{24}$/;
export const id = z.string();
