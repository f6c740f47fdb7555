/** No sealed field is forgotten when keys change. */
import { describe, expect, it } from '@jest/globals';
import type { Schema } from 'mongoose';
import { MODELS } from '../models/index.ts';
import { SEALED_COLLECTIONS } from './sealedValues.ts';

/** Sealed by the operator's key or one-way, not by a user's key: keys rotate sees to them by name. */
const NOT_BY_USER_KEY = new Set([
  ...['users.emailIndex', 'users.passwordHash', 'users.keys.wrapped'],
  ...['resetTokens.tokenHash', 'mails.content', 'keyChecks.proof'],
]);

function sealedFields(schema: Schema, prefix: string): string[] {
  return Object.entries(schema.paths).flatMap(([name, path]) => {
    const { options, schema: inner } = path as unknown as {
      options: { isSealed?: boolean };
      schema?: Schema;
    };
    const field = `${prefix}.${name}`;
    return [...(options.isSealed ? [field] : []), ...(inner ? sealedFields(inner, field) : [])];
  });
}

const anyRow = {
  _id: { toString: () => 'x', toHexString: () => 'x' },
  documentId: 'x',
  metadata: {},
  originalName: 'x',
  result: 'x',
  password: 'x',
  history: [{ content: 'x' }],
};
const known = SEALED_COLLECTIONS.flatMap(({ name, valuesOf }) =>
  valuesOf(anyRow as never).map(({ field }) => `${name}.${field.replace('.0', '')}`),
);

describe('The registry of sealed values', () => {
  it.each(MODELS.map((model) => [model.collection.collectionName, model.schema as Schema] as const))(
    'knows every field of %s that users’ keys seal',
    (name, schema) => {
      const fields = sealedFields(schema, name).filter((field) => !NOT_BY_USER_KEY.has(field));
      expect(known).toEqual(expect.arrayContaining(fields));
    },
  );
});
