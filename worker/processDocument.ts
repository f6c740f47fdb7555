/** The story of one document: claim it, open it, have it read in a child, save what was found. */
import { SealError, UNREADABLE_ALARM } from '#platform/cipher/seal';
import { openVault, type Vault } from '#platform/cipher/vault';
import { SECOND } from '#platform/clock';
import { enqueueExtraction, type ExtractionJob } from '#platform/extractionQueue';
import { faultPoint } from '#platform/faultPoint';
import { readFile } from '#platform/fileStore';
import { log } from '#platform/log';
import { documentPlace, type DocumentRow } from '#platform/models/document';
import { claimDocument, MAX_TRIES, releaseForRetry } from '#platform/models/extractionLease';
import { finishExtraction } from '#platform/models/extractionOutcome';
import { takePassword } from '#platform/models/oneShotPassword';
import { findUser } from '#platform/models/user';
import { holdLease } from './holdLease.ts';
import { measureReading } from './measureReading.ts';
import type { ChildOutcome } from './parserChild/parserChild.ts';
import type { ParserPool } from './parserChild/parserPool.ts';
import { saveReading } from './saving/saveReading.ts';

const RETRY_MS = SECOND;
/** A child that was killed may have had bad luck once; twice it is the document. Where that is certain at once, there is no second try. */
const CHILD_TRIES = 2;

/** Gives the document back to be read again in `delayMs`. `isOurFault`: the try does not count against the document. */
async function readAgain(row: DocumentRow, delayMs: number, isOurFault: boolean): Promise<void> {
  const attempt = await releaseForRetry(row, delayMs, isOurFault);
  if (attempt !== null) await enqueueExtraction({ documentId: row._id.toString(), attempt }, { delayMs });
}

type Stop = Extract<ChildOutcome, { kind: 'stopped' }>;
async function afterStop(vault: Vault, row: DocumentRow, { reason, isCertain }: Stop): Promise<void> {
  if (reason === 'cancelled') return await readAgain(row, 0, true); // of a removed document nothing is left to release
  if (reason === 'could-not-start' || reason === 'machine-failed') throw new Error(reason);
  const isDecided = isCertain || row.extraction.tries >= CHILD_TRIES;
  if (!isDecided) return await readAgain(row, RETRY_MS, false);
  await finishExtraction(vault, row, { errorCode: reason, result: null });
}

async function readAndSave(row: DocumentRow, vault: Vault, pool: ParserPool): Promise<void> {
  const documentId = row._id.toString();
  const bytes = await readFile(vault, row.fileId.toString());
  await faultPoint('job.opened');
  if (!bytes) throw new SealError();
  const fileName = vault.open<string>(documentPlace(documentId, 'originalName'), row.originalName);
  const measure = measureReading(row);
  const lease = holdLease(row, () => pool.cancel(documentId));
  try {
    const password = await takePassword(vault, row);
    const request = { fileName, documentType: row.documentType, bytes, password };
    const outcome = await pool.read(documentId, request, (progress) => lease.report(progress));
    await faultPoint('job.read');
    measure(outcome);
    if (outcome.kind === 'stopped') return await afterStop(vault, row, outcome);
    const isSaved = await saveReading(vault, row, outcome);
    await faultPoint('job.saved');
    log.info(
      {
        documentId,
        outcome: isSaved ? outcome.reading.outcome : 'dropped',
        errorCode: outcome.reading.reason,
        unreadPages: outcome.reading.unread?.pages?.count,
        packedFiles: outcome.reading.unread?.packedFiles,
      },
      'document read',
    );
  } finally {
    lease.release();
  }
}

/** What was changed or cut off in the store stays so: no further try, and a line an operator must look at. */
async function failDamaged(vault: Vault, row: DocumentRow, err: SealError): Promise<void> {
  const errorCode = 'stored-damaged';
  const isOurs = await finishExtraction(vault, row, { errorCode, result: null });
  if (!isOurs) return; // removed meanwhile: nothing was damaged
  const where = { documentId: row._id.toString(), userId: vault.userId };
  log.error({ err, ...where, errorCode, ...UNREADABLE_ALARM }, 'stored document does not open');
}

/**
 * Reads one document if it is still due; a job delivered twice, too late or for nothing ends quietly. A document that
 * cannot be read is an outcome. Throws only when something of ours is missing (database, child): then it is read again.
 */
export async function processDocument(
  { documentId, attempt }: ExtractionJob,
  pool: ParserPool,
): Promise<void> {
  await faultPoint('job.arrived');
  const row = await claimDocument(documentId, attempt);
  if (!row) return;
  await faultPoint('job.claimed');
  try {
    const user = await findUser(row.userId);
    if (!user || user.dataEpoch !== row.epoch) return; // erased meanwhile; the purge takes the row
    const vault = openVault(user);
    if (row.extraction.tries > MAX_TRIES) {
      await finishExtraction(vault, row, { errorCode: 'reader-crashed', result: null });
      return;
    }
    await readAndSave(row, vault, pool).catch(async (err: unknown) => {
      if (!(err instanceof SealError)) throw err;
      await failDamaged(vault, row, err);
    });
  } catch (err) {
    log.warn({ err, documentId, attempt }, 'document not read now');
    await readAgain(row, 10 * RETRY_MS, true);
  }
}
