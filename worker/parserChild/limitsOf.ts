/** What a document may take, by what its bytes are. */
import { isImage, sniffFile } from '#domain/documents/sniffFile';
import { MINUTE } from '#platform/clock';
import type { TimeLimits } from './watchTime.ts';

const LIMIT_MS = 3 * MINUTE;
/** A dense page takes 5-10 s of a core; ten times that is a page made to hang the reader. */
const PAGE_CPU_SECONDS = 60;
/** Word and Excel files hold text alone, and the largest take a few seconds in all. */
const OFFICE_CPU_SECONDS = 30;

/** Its limits; what is no kind of file at all ends before they matter. */
export function limitsOf(bytes: Uint8Array): TimeLimits {
  const kind = sniffFile(bytes);
  const isDrawn = kind === null || kind === 'pdf' || isImage(kind);
  return { limitMs: LIMIT_MS, pageCpuSeconds: isDrawn ? PAGE_CPU_SECONDS : OFFICE_CPU_SECONDS };
}
