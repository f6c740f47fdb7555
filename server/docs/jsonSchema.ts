/** A schema of domain/api.ts as JSON Schema, for the contract. */
import { z } from 'zod';

/** What goes in (`input`) or comes out (`output`); what JSON Schema cannot say, such as a transformation, is left open. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete json.$schema; // the OpenAPI document names the dialect once
  return json;
}
