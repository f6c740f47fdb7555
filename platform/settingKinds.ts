/** The kinds of settings and the note each one carries: rules whose errors name no value. */
import { z } from 'zod';

export interface SettingNote {
  /** What it does, for an operator; one or two plain sentences. */
  readonly about: string;
  readonly example: string;
  /** What counts when it is unset, where the schema itself has no default. */
  readonly unset?: string;
  /** Never printed; may also be given as `<NAME>_FILE`, the path of a file that holds it. */
  readonly isSecret?: boolean;
}

/** What is known of each setting beside its rule, by its schema. */
export const settingNotes = z.registry<SettingNote>();

/** The same schema, its note written down. */
export function note<Schema extends z.ZodType>(schema: Schema, about: SettingNote): Schema {
  settingNotes.add(schema, about);
  return schema;
}
/** Any text; `error` is said when it is missing. */
export const text = (error: string) => z.string({ error });
/** A number written out, fractions allowed. */
export const number = () => z.coerce.number({ error: 'must be a number' });
/** A whole number, both bounds allowed. */
export const wholeNumber = (low: number, high: number) =>
  number()
    .int({ error: 'must be a whole number' })
    .min(low, { error: `must be from ${low} to ${high}` })
    .max(high, { error: `must be from ${low} to ${high}` });
/** Texts separated by commas; empty ones are left out. */
export const list = () =>
  z.string().transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
/** true or false, in the words operators write. */
export const isOn = () =>
  z
    .string()
    .regex(/^(true|1|yes|on|false|0|no|off)$/i, { error: 'must be true or false' })
    .transform((value) => /^(true|1|yes|on)$/i.test(value));
/** An http or https address. */
export const webAddress = () =>
  z.url({ protocol: /^https?$/, error: 'must be an address like https://example.com' });
const isSample = (value: string) => /^(change|replace|example|your|secret|generate)/i.test(value);
/** Is this a secret of one's own, not what an example or a guide puts in its place? */
export const notSample = (value: string) => !isSample(value.replace(/^k\d+:/, ''));
