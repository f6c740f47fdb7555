/** Clean-and-check of one field: one zod row per kind, used by the server and the browser alike. */
import { z } from 'zod';
import { messages } from '../messages.ts';
import { emptyValue } from './emptyValue.ts';
import type { Bound, Field, FieldKind, FieldOfKind, Value, Values } from './field.ts';
import { parseDate, parseEin, parseNumber, parseSsn } from './parse.ts';

type Schema = z.ZodType<Value>;
const TEXT_CAP = 300;
const LONG_TEXT_CAP = 10_000;
/** Above this a figure is a slip of the keyboard, not a business (and still exact in a double). */
const NUMBER_CAP = 1_000_000_000_000;

const text = (cap: number) =>
  z
    .union([z.string(), z.null().transform(() => '')], messages.field.notText)
    .transform((value) => value.trim())
    .pipe(z.string().max(cap, messages.field.tooLong(cap)));

/** A text that must parse when it is not empty; stored in the parser's own spelling. */
const parsedText = (parse: (value: string) => string | undefined, message: string) =>
  text(TEXT_CAP).transform((value, context): string => {
    if (value === '') return '';
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const keepWhen = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const isEmail = keepWhen(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}\.[^\s@<>".]{1,63}$/);
const isUrl = (value: string) => {
  if (/\s/.test(value)) return undefined; // browsers and Node differ on spaces in host names
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
  return /^https?:$/.test(urlScheme(withScheme)) ? withScheme : undefined;
};
const urlScheme = (value: string) => (URL.canParse(value) ? new URL(value).protocol : '');
/** Letters count as the digits they stand for (1-800-FLOWERS). */
const isPhone = (value: string) => {
  const count = value.replace(/[^\dA-Z]/gi, '').length;
  const isSpelled = /^[\dA-Z\s()+.\-\u2010-\u2015/#*,;:]+$/i.test(value) && /\d.*\d.*\d/s.test(value);
  return isSpelled && count >= 7 && count <= 24 ? value : undefined;
};

/** The bound as a number, today. */
export function boundValue(bound: Bound, now = new Date()): number {
  if (bound === 'thisYear') return now.getFullYear();
  return bound === 'nextYear' ? now.getFullYear() + 1 : bound;
}

interface Limits {
  readonly min?: Bound;
  readonly max?: Bound;
}
function limitMessage(value: number, { min, max }: Limits): string | undefined {
  const low = min === undefined ? -NUMBER_CAP : boundValue(min);
  const high = max === undefined ? NUMBER_CAP : boundValue(max);
  if (value >= low && value <= high) return undefined;
  if (min !== undefined && max !== undefined) return messages.field.between(low, high);
  return value < low ? messages.field.atLeast(low) : messages.field.atMost(high);
}

const raw = z.union([z.string(), z.number(), z.null()], messages.field.notNumber);
type Raw = z.output<typeof raw>;
/** A number within its limits; `''` and `null` are "not given". */
function toNumber(input: Raw, limits: Limits, context: z.RefinementCtx): number | null {
  if (input === null || (typeof input === 'string' && input.trim() === '')) return null;
  const value = parseNumber(input);
  const message = value === undefined ? messages.field.notNumber : limitMessage(value, limits);
  if (value !== undefined && message === undefined) return value;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
const number = (limits: Limits) => raw.transform((input, context) => toNumber(input, limits, context));
const isWhole = (value: number | null) => value === null || Number.isInteger(value);
const cents = (limits: Limits) => number(limits).transform((value) => value && Math.round(value * 100) / 100);

/** The payload says 0 for a year nobody gave, and a client may post the payload back. */
const year = (limits: Limits) =>
  raw
    .transform((input, context) => (Number(input) === 0 ? null : toNumber(input, limits, context)))
    .refine(isWhole, messages.field.wholeNumber);

/** A count's non-numeric entry becomes 0. */
const isNonNumeric = (input: Raw) => typeof input === 'string' && parseNumber(input) === undefined;
const count = (limits: Limits) =>
  raw
    .transform((input, context) => (isNonNumeric(input) ? 0 : (toNumber(input, limits, context) ?? 0)))
    .refine(isWhole, messages.field.wholeNumber);

const yesNo = z.union(
  [
    z.boolean(),
    z.null().transform(() => false),
    z.enum(['', 'true', 'false', 'Yes', 'No', 'yes', 'no']).transform((value) => /^(true|yes)$/i.test(value)),
  ],
  messages.field.notYesNo,
);

const today = () => new Date().toISOString().slice(0, 10);
const date = (field: FieldOfKind<'date'>) =>
  parsedText(parseDate, messages.field.date).refine(
    (value) => value === '' || field.notAfter !== 'today' || value <= today(),
    messages.field.inFuture,
  );

const SCHEMAS: { [Kind in FieldKind]: (field: FieldOfKind<Kind>) => Schema } = {
  text: () => text(TEXT_CAP),
  longText: () => text(LONG_TEXT_CAP),
  email: () => parsedText(isEmail, messages.field.email),
  url: () => parsedText(isUrl, messages.field.url),
  phone: () => parsedText(isPhone, messages.field.phone),
  ssn: () => parsedText(parseSsn, messages.field.ssn),
  ein: () => parsedText(parseEin, messages.field.ein),
  date,
  count,
  money: cents,
  percent: cents,
  year,
  quantity: cents,
  yesNo: () => yesNo,
  choice: (field) =>
    text(TEXT_CAP).refine(
      (value) => value === '' || field.options.includes(value),
      messages.field.choice(field.options),
    ),
  textOrList: () =>
    z.union([text(TEXT_CAP), z.array(text(TEXT_CAP)).max(50)], messages.field.textOrList(TEXT_CAP, 50)),
  // the members a group leaves out are filled in by whoever stores it
  group: (field) =>
    fieldsSchema(field.fields)
      .nullable()
      .transform((values) => (values ?? {}) as Values),
};

/** Schema of one field: takes what was typed or posted, gives the stored value or issues with a sentence each. */
export function fieldSchema(field: Field): Schema {
  return (SCHEMAS[field.kind] as (field: Field) => Schema)(field);
}

/** Schema of an object of fields; every field may be left out, unknown keys are dropped. */
export function fieldsSchema(fields: readonly Field[]): z.ZodObject<Record<string, z.ZodOptional<Schema>>> {
  return z.object(
    Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field).optional()])),
    messages.field.notObject,
  );
}

/** Like `fieldsSchema`, with what was left out filled by its empty value: a whole, storable object. */
export function completeFieldsSchema(fields: readonly Field[]): z.ZodType<Record<string, Value>> {
  return z.object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.kind === 'group'
          ? completeFieldsSchema(field.fields)
              .optional()
              .transform((value) => value ?? emptyValue(field))
          : fieldSchema(field)
              .optional()
              .transform((value) => value ?? emptyValue(field)),
      ]),
    ),
    messages.field.notObject,
  );
}
