/** `queue`: how much waits, what is stuck, what failed. Ids and codes only: an operator needs no names here. */
import mongoose from 'mongoose';
import { fromNow, MINUTE } from '#platform/clock';
import { hasWorker, queueFigures } from '#platform/extractionQueue';
import { DocumentModel, type DocumentRow } from '#platform/models/document';
import { MailModel } from '#platform/models/mail';
import type { Command } from './command.ts';
import { table } from './table.ts';

/** Nothing a healthy portal reads waits this long without its reader renewing its lease. */
const STUCK_AFTER_MS = 5 * MINUTE;
const SHOWN = 20;

type Row = Pick<DocumentRow, '_id' | 'documentType' | 'uploadedAt' | 'extraction'>;
const find = async (filter: object) =>
  await DocumentModel.find({ deletedAt: null, ...filter })
    .select('documentType uploadedAt extraction')
    .sort({ uploadedAt: -1 })
    .limit(SHOWN)
    .lean<Row[]>();

const count = async (status: DocumentRow['extraction']['status']) =>
  await DocumentModel.countDocuments({ deletedAt: null, 'extraction.status': status });

function listing(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return `${title}: none`;
  const cells = rows.map(({ _id, documentType, uploadedAt, extraction }) => [
    _id.toString(),
    documentType,
    uploadedAt.toISOString(),
    extraction.errorCode ?? extraction.status,
  ]);
  return `${title} (newest ${SHOWN}):\n${table(['DOCUMENT', 'TYPE', 'UPLOADED', 'STATE'], cells)}`;
}

async function figures(): Promise<string> {
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = await queueFigures();
  const mailFailed = await MailModel.countDocuments({ status: 'failed' });
  const mailWaiting = await MailModel.countDocuments({ status: 'pending' });
  return [
    `Worker:     ${(await hasWorker()) ? 'running' : 'NOT RUNNING'}`,
    `Queue:      ${waiting + prioritized} waiting, ${active} being read, ${delayed} to be tried again`,
    `Documents:  ${await count('pending')} pending, ${await count('processing')} processing, ${await count('failed')} failed, ${await count('completed')} completed`,
    `Mail:       ${mailWaiting} waiting, ${mailFailed} refused`,
  ].join('\n');
}

export const showQueue: Command = {
  name: 'queue',
  takes: [],
  summary: 'Show depths, stuck and failed documents, waiting mail',
  async run() {
    const old = mongoose.trusted({ $lt: fromNow(-STUCK_AFTER_MS) });
    const waitsLong = await find({ 'extraction.status': 'pending', uploadedAt: old });
    const lostReader = await find({ 'extraction.status': 'processing', 'extraction.leaseUntil': old });
    const failed = await find({ 'extraction.status': 'failed' });
    return [await figures(), listing('Stuck', [...waitsLong, ...lostReader]), listing('Failed', failed)].join(
      '\n\n',
    );
  },
};
