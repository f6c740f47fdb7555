/** The kinds of settings and the note each one carries: rules whose errors name no value. */
import { isIP } from 'node:net';
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
/** Origins of browsers, separated by commas: what a page calls itself, so a path or a bare name would never match. */
export const origins = () =>
  list().refine((all) => all.every((one) => /^https?:\/\/[^\s/?#]+\/?$/i.test(one) && URL.canParse(one)), {
    error: 'must be addresses like https://app.example.com, separated by commas',
  });
/** MongoDB's address, of one host or several. Its driver looks closer (connectMongo). */
export const mongoAddress = (missing: string) =>
  text(missing).regex(/^mongodb(\+srv)?:\/\/[^\s/?#]\S*$/, {
    error: 'must be an address like mongodb://host:27017/portal?replicaSet=rs0',
  });
/** Redis' address; its client would take anything else for the path of a socket and try that for ever. */
export const redisAddress = (missing: string) =>
  text(missing).refine((value) => /^rediss?:\/\/[^\s/?#]/.test(value) && URL.canParse(value), {
    error: 'must be an address like redis://:PASSWORD@host:6379',
  });
/** The name or address of a machine, without protocol, port or path. */
export const hostName = () =>
  z.string().refine((value) => isIP(value) > 0 || /^\w[\w-]*(\.[\w-]+)*\.?$/.test(value), {
    error: 'must be the name or address of a machine, without protocol and port',
  });
/** Whom mail is from: `name@example.com` or `Name <name@example.com>`. */
export const sender = () =>
  z.string().regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    error: 'must be an e-mail address, or a name and <an address>',
  });
const isSample = (value: string) => /^(change|replace|example|your|secret|generate)/i.test(value);
/** Is this a secret of one's own, not what an example or a guide puts in its place? */
export const notSample = (value: string) => !isSample(value.replace(/^k\d+:/, ''));
