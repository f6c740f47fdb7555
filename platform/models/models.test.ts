/** No field is stored without a decision: sealed, or clear for a reason. */
import { describe, expect, it } from '@jest/globals';
import type { Schema } from 'mongoose';
import { MODELS } from './index.ts';

interface Tagged {
  readonly schema?: Schema;
  readonly options: { readonly clearBecause?: string; readonly isSealed?: boolean };
}

function untagged(schema: Schema, prefix: string): string[] {
  return Object.entries(schema.paths).flatMap(([name, path]) => {
    const { options, schema: inner } = path as unknown as Tagged;
    const isTagged = Boolean(options.clearBecause) || options.isSealed === true || name === '_id';
    return [
      ...(isTagged ? [] : [`${prefix}.${name}`]),
      ...(inner ? untagged(inner, `${prefix}.${name}`) : []),
    ];
  });
}

describe('Stored fields', () => {
  it.each(MODELS.map((model) => [model.modelName, model.schema as Schema] as const))(
    'of %s are sealed, or clear for a reason',
    (name, schema) => {
      expect(untagged(schema, name)).toEqual([]);
    },
  );
});
