/** Pictures of the pieces of pages values were read from: one sealed file per document, because the API draws no pages. */
import { Readable } from 'node:stream';
import type { Vault } from './cipher/vault.ts';
import { putFile, readFile } from './fileStore.ts';

/** Value id -> PNG. */
export type Snippets = Readonly<Record<string, Uint8Array>>;

/** Stores the snippets of a document and answers the file's id; null when there are none. */
export async function putSnippets(vault: Vault, snippets: Snippets): Promise<string | null> {
  const entries = Object.entries(snippets);
  if (entries.length === 0) return null;
  const texts = entries.map(([valueId, png]) => [valueId, Buffer.from(png).toString('base64')]);
  const { fileId } = await putFile(
    vault,
    Readable.from([Buffer.from(JSON.stringify(Object.fromEntries(texts)))]),
  );
  return fileId;
}

/** The PNG of one value; null when there is none. */
export async function readSnippet(
  vault: Vault,
  snippetsFileId: string,
  valueId: string,
): Promise<Buffer | null> {
  const file = await readFile(vault, snippetsFileId);
  if (!file) return null;
  const texts = new Map(Object.entries(JSON.parse(file.toString()) as Record<string, string>));
  const png = texts.get(valueId);
  return png === undefined ? null : Buffer.from(png, 'base64');
}
