/** Mail waiting to be sent. The row comes first, the job after; a sent mail leaves no row. */
import mongoose, { Schema, type Types } from 'mongoose';
import { openMail, sealMail } from '../cipher/mailSeal.ts';
import { SECOND } from '../clock.ts';
import { databaseNowPlus, OWN_PIPELINE } from './extractionLease.ts';
import { clear, sealed } from './fieldTags.ts';

export type MailKind = 'password-reset' | 'notice' | 'test';

export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The one link a person must be able to follow; announced in development, where nothing is sent. */
  readonly link?: string;
}

export interface MailRow {
  readonly _id: Types.ObjectId;
  readonly kind: MailKind;
  /** Absent for mail that belongs to no account. */
  readonly userId: Types.ObjectId | null;
  readonly content: string;
  readonly status: 'pending' | 'failed';
  readonly tries: number;
  /** By the database's clock; while a mail is being sent it lies ahead, which keeps others away from it. */
  readonly nextTryAt: Date;
  readonly expiresAt: Date;
}

const schema = new Schema<MailRow>(
  {
    kind: clear(String, 'a kind'),
    userId: clear(Schema.Types.ObjectId, 'an id', { default: null, index: true }),
    content: sealed({ required: true }),
    status: clear(String, 'a status'),
    tries: clear(Number, 'a counter'),
    nextTryAt: clear(Date, 'a time'),
    expiresAt: clear(Date, 'a time', { expires: 0 }),
  },
  { versionKey: false },
);
schema.index({ status: 1, nextTryAt: 1 });

export const MailModel = mongoose.model<MailRow>('Mail', schema, 'mails');

/** Two tries of one mail are never closer than this; longer than the mail server may take to answer. */
const SENDING_MS = 30 * SECOND;
const isDue = () => ({
  status: 'pending' as const,
  $expr: mongoose.trusted({ $and: [{ $lte: ['$nextTryAt', '$$NOW'] }, { $gt: ['$expiresAt', '$$NOW'] }] }),
});

/** Stores a mail to be sent before `expiresAt`; answers its id. Durable when it returns. */
export async function insertMail(
  kind: MailKind,
  content: MailContent,
  options: { userId?: string | Types.ObjectId; expiresAt: Date },
): Promise<string> {
  const _id = new mongoose.Types.ObjectId();
  const waiting = {
    status: 'pending',
    tries: 0,
    nextTryAt: new Date(0),
    expiresAt: options.expiresAt,
  } as const;
  await MailModel.create({
    _id,
    kind,
    userId: options.userId ?? null,
    content: sealMail(_id.toString(), content),
    ...waiting,
  });
  return _id.toString();
}

/** Claims a due mail for one try; null when it is sent, expired, failed or being sent. */
export async function claimMail(
  mailId: string,
): Promise<(MailContent & Pick<MailRow, 'kind' | 'tries'>) | null> {
  const row = await MailModel.findOneAndUpdate(
    { _id: mailId, ...isDue() },
    [{ $set: { nextTryAt: databaseNowPlus(SENDING_MS), tries: { $add: ['$tries', 1] } } }],
    { ...OWN_PIPELINE, returnDocument: 'after' },
  ).lean<MailRow>();
  return row ? { ...openMail<MailContent>(mailId, row.content), kind: row.kind, tries: row.tries } : null;
}

/** The mail has left: its row is removed. */
export async function removeMail(mailId: string): Promise<void> {
  await MailModel.deleteOne({ _id: mailId });
}

/** The mail could not leave: tried again in `delayMs`, or never again when it is null (the receiver refused it). */
export async function postponeMail(mailId: string, delayMs: number | null): Promise<void> {
  const set = delayMs === null ? { status: 'failed' } : { nextTryAt: databaseNowPlus(delayMs) };
  await MailModel.updateOne({ _id: mailId }, [{ $set: set }], OWN_PIPELINE);
}

/** Ids of mails that are due. */
export async function listDueMail(limit: number): Promise<string[]> {
  const rows = await MailModel.find(isDue(), '_id').limit(limit).lean<MailRow[]>();
  return rows.map((row) => row._id.toString());
}
