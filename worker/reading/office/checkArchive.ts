/** Looks through an Office archive before any library opens it: how much it holds, and nothing that reaches outside. */
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import type { FailureCode } from '#domain/documents/extraction';

const MAX_ENTRIES = 2000;
/** A 10 MB upload of honest text unfolds to about as much; bombs to a thousand times that. */
const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
/** Where an XML part would declare a DTD. */
const HEAD_BYTES = 2048;
const DECLARES_DTD = /<!(DOCTYPE|ENTITY)/i;

/** Null when the archive is safe to open. Inflates every part once, because the sizes it states may be lies. */
export function checkArchive(bytes: Uint8Array): Promise<FailureCode | null> {
  return new Promise((resolve) => {
    const options = { lazyEntries: true, strictFileNames: true };
    fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), options, (error, archive) => {
      if (error) resolve('not-readable');
      else checkEntries(archive, resolve);
    });
  });
}

function checkEntries(archive: ZipFile, done: (answer: FailureCode | null) => void): void {
  let inflated = 0;
  let isDone = false;
  const finish = (answer: FailureCode | null) => {
    if (isDone) return;
    isDone = true;
    archive.close();
    done(answer);
  };
  archive.on('error', () => finish('not-readable'));
  archive.on('end', () => finish(null));
  archive.on('entry', (entry: Entry) => {
    if (archive.entryCount > MAX_ENTRIES || inflated + entry.uncompressedSize > MAX_INFLATED_BYTES) {
      finish('archive-too-large');
      return;
    }
    inspectEntry(archive, entry)
      .then((size) => {
        inflated += size;
        archive.readEntry();
      })
      .catch((error: unknown) =>
        finish(error instanceof ExternalEntityError ? 'unsupported-office-file' : 'not-readable'),
      );
  });
  archive.readEntry();
}

class ExternalEntityError extends Error {}

/** The real size of a part. yauzl stops a part that is larger than it said. */
function inspectEntry(archive: ZipFile, entry: Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      let size = 0;
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (head.length < HEAD_BYTES) head += chunk.toString('latin1', 0, HEAD_BYTES);
      });
      stream.on('error', reject);
      stream.on('end', () => (DECLARES_DTD.test(head) ? reject(new ExternalEntityError()) : resolve(size)));
    });
  });
}
