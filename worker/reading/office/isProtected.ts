/** Does an Office file ask for a password? New ones are then sealed in an old-style container (MS-OFFCRYPTO), old ones say so at their head. */
import type { OfficeKind } from '#domain/documents/sniffFile';

const SEALED = Buffer.from([...'EncryptedPackage'].join('\0'), 'latin1');
/** fEncrypted of a Word file's FibBase (MS-DOC 2.5.2). */
const FLAGS_AT = 10;
/** How every Word file since 97 begins, encrypted or not: anything else is damage, whose bits mean nothing. */
const WORD_FILE = 0xa5ec;
const ENCRYPTED = 0x100;
/** The record of a workbook's head that tells how it is encrypted (MS-XLS 2.4.117), behind that of its beginning. */
const FILE_PASS = 0x2f;
const LENGTH_AT = 2;
const RECORD_HEAD = 4;

/** What is used of the package's reader of old-style containers, which it leaves without types. */
interface Containers {
  read(file: Buffer, options: { readonly type: 'buffer' }): object;
  find(container: object, path: string): { readonly content: Uint8Array } | null;
}

/** False, too, when the file is damaged: then reading it says so. */
export async function isProtected(bytes: Uint8Array, kind: OfficeKind): Promise<boolean> {
  if (kind !== 'doc' && kind !== 'xls') return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.includes(SEALED)) return true;
  try {
    const { CFB } = (await import('@e965/xlsx')) as unknown as { CFB: Containers };
    const parts = CFB.read(file, { type: 'buffer' });
    const streamOf = (name: string) => CFB.find(parts, `/${name}`)?.content;
    const word = streamOf('WordDocument');
    if (word) {
      const head = Buffer.from(word);
      return head.readUInt16LE(0) === WORD_FILE && (head.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0;
    }
    const workbook = Buffer.from(streamOf('Workbook') ?? streamOf('Book') ?? []);
    return workbook.readUInt16LE(RECORD_HEAD + workbook.readUInt16LE(LENGTH_AT)) === FILE_PASS;
  } catch {
    return false;
  }
}
