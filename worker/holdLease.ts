/** Keeps a worker's claim on a document alive while it is read, and shows how far reading is. */
import type { ExtractionProgress } from '#domain/documents/extraction';
import { SECOND } from '#platform/clock';
import { log } from '#platform/log';
import type { DocumentRow } from '#platform/models/document';
import { LEASE_RENEWAL_MS, renewLease, reportProgress } from '#platform/models/extractionLease';

/** More often nobody looks. */
const REPORT_EVERY_MS = SECOND;

export interface HeldLease {
  report(progress: ExtractionProgress): void;
  release(): void;
}

/** Renews until released; calls `onLost` once when the document was removed or given to another worker. */
export function holdLease(row: DocumentRow, onLost: () => void): HeldLease {
  let lastReport = 0;
  const check = async (isHeld: Promise<boolean>) => {
    try {
      if (await isHeld) return;
      clearInterval(timer);
      onLost();
    } catch (err) {
      // The database is away: what was read cannot be saved with a lease that ran out, so nothing is lost by going on.
      log.warn({ err, documentId: row._id.toString() }, 'lease not renewed');
    }
  };
  const timer = setInterval(() => void check(renewLease(row)), LEASE_RENEWAL_MS);
  return {
    report(progress) {
      if (Date.now() - lastReport < REPORT_EVERY_MS) return;
      lastReport = Date.now();
      void check(reportProgress(row, progress));
    },
    release: () => clearInterval(timer),
  };
}
