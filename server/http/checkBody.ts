/** Checks a body by its schema and says what is wrong, field by field. */
import type { z } from 'zod';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';

const MAX_FIELDS = 100;

/** Where a schema has no sentence of its own; the library's would repeat the names of fields that were sent. */
const ownWords = { error: () => messages.http.invalid };

/** The checked body; throws 400 with the first sentence as message and every field by its dotted path. */
export function checkBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const checked = schema.safeParse(body, ownWords);
  if (checked.success) return checked.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues.slice(0, MAX_FIELDS))
    fields[path.join('.')] ??= message;
  const [first] = Object.values(fields);
  // An issue of the whole body has no field to name.
  delete fields[''];
  throw new AppError(400, 'INVALID', first ?? messages.http.invalid, { fields });
}
