/** Every call of the API, defined once for server, client, tests and the OpenAPI document. */
import type { z } from 'zod';
import { authCalls } from './api/auth.ts';
import type { Call } from './api/call.ts';
import { documentCalls } from './api/documents.ts';
import { operationCalls } from './api/operations.ts';
import { peopleCalls } from './api/people.ts';
import { questionnaireCalls } from './api/questionnaire.ts';
import { userCalls } from './api/user.ts';

export const API = {
  ...authCalls,
  ...userCalls,
  ...questionnaireCalls,
  ...documentCalls,
  ...peopleCalls,
  ...operationCalls,
};

export type CallName = keyof typeof API;
type SchemaOf<C, Key extends string> = C extends { [K in Key]?: infer S } ? Exclude<S, undefined> : never;
type Shape<C, Key extends 'body' | 'answer'> = SchemaOf<C, Key> extends z.ZodType ? SchemaOf<C, Key> : never;

/** What a client sends. */
export type BodyOf<Name extends CallName> = z.input<Shape<(typeof API)[Name], 'body'>>;
/** What the server works with after checking. */
export type CheckedBodyOf<Name extends CallName> = z.output<Shape<(typeof API)[Name], 'body'>>;
/** What the server answers. */
export type AnswerOf<Name extends CallName> = z.output<Shape<(typeof API)[Name], 'answer'>>;

export type { Call };
