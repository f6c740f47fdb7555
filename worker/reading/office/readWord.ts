/** A new Word file as lines: what stands in its page headers, then its text, without anything that Word hides. */
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { htmlLines } from './htmlLines.ts';
import type { Line } from './layOutLines.ts';
import { hiddenStyles, withoutHiddenText } from './withoutHiddenText.ts';

/** Parts that hold text and say where the others are; pictures and fonts are not even unpacked. */
const NEEDED = /\.(?:xml|rels)$/i;
const STYLES = /^word\/styles\d*\.xml$/;
const BODY = /^word\/document\d*\.xml$/;
const HEADER = /^word\/header\d*\.xml$/;
const HOLDS_TEXT = /^word\/(?:document|header|footnotes|endnotes)\d*\.xml$/;

/** Of the first page, of even and of odd ones, for a few sections; letterheads stand in them. */
const MAX_HEADERS = 6;

/** Ten times what a hundred full pages hold. 26 KB unfolded to 1.2 million tags, which mammoth took 1.3 GB for. */
const MAX_TAGS = 500_000;

export class HoldsTooMuchError extends Error {
  override readonly name = 'HoldsTooMuchError';
}

/** Reads the file. Rejects when it is damaged, and with HoldsTooMuchError when it holds more than anybody wrote. */
export async function readWord(file: Buffer): Promise<Line[]> {
  const { default: mammoth } = await import('mammoth');
  const parts = await unpack(file);
  const styles = [...parts].filter(([name]) => STYLES.test(name)).map(([, part]) => part);
  if ([...parts].filter(([name]) => HOLDS_TEXT.test(name)).some(([, part]) => holdsTooMuch(part)))
    throw new HoldsTooMuchError('More than anybody wrote');
  const hidden = hiddenStyles(styles.join(''));
  for (const [name, part] of parts)
    if (HOLDS_TEXT.test(name)) parts.set(name, withoutHiddenText(part, hidden));
  // Pictures are left out: they would be turned into megabytes of base64.
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const read = async (all: ReadonlyMap<string, string>): Promise<Line[]> => {
    const archive = {
      exists: (name: string) => all.has(name),
      read: (name: string) => Promise.resolve(all.get(name) ?? ''),
    };
    // mammoth takes an archive that was opened for it as `file`, which its types leave out.
    const input = { file: archive } as never;
    return htmlLines((await mammoth.convertToHtml(input, { convertImage, externalFileAccess: false })).value);
  };
  const lines: Line[] = [];
  for (const header of headersOf(parts)) lines.push(...(await read(header)));
  return [...lines, ...(await read(parts))];
}

function holdsTooMuch(part: string): boolean {
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags++) {
    at = part.indexOf('<', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The archive once for each page header, with the header in the place of the body: mammoth passes headers over. */
function headersOf(parts: ReadonlyMap<string, string>): ReadonlyMap<string, string>[] {
  const body = [...parts.keys()].find((name) => BODY.test(name));
  const headers = new Set([...parts].filter(([name]) => HEADER.test(name)).map(([, part]) => part));
  if (body === undefined) return [];
  return [...headers].slice(0, MAX_HEADERS).map((header) => {
    const inBody = header
      .replace(/<(\w+:)?hdr(?=[\s>])([^<>]*)>/, '<$1document$2><$1body>')
      .replace(/<\/(\w+:)?hdr\s*>/, '</$1body></$1document>');
    return new Map(parts).set(body, inBody);
  });
}

/** The parts by name; how large they are together was looked at before. */
async function unpack(file: Buffer): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(file);
  const parts = new Map<string, string>();
  for await (const entry of archive.eachEntry())
    if (NEEDED.test(entry.fileName)) parts.set(entry.fileName, await textOf(archive, entry));
  return parts;
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return new TextDecoder('utf-8').decode(Buffer.concat(chunks));
}
