/**
 * Takes out of a workbook what its library would unfold cell by cell, before it reads it: a link or a width that is said to be
 * that of a million columns is 60 bytes in the file and gigabytes in memory.
 */

/** What is used of the package's form of an unpacked archive. */
export interface Archive {
  readonly FileIndex: { content?: Uint8Array; size: number }[];
}

/** As SheetJS finds them. */
const LINK = /<(?:\w+:)?hyperlink [^<>]*>/g;
const COLUMN = /<(?:\w+:)?col\b[^<>]*>/g;
const HAS_EITHER = /<(?:\w+:)?(?:hyperlink|col)\b/;
const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/;
const RANGE = { min: /\smin\s*=\s*["'](\d{1,5})["']/, max: /\smax\s*=\s*["'](\d{1,5})["']/ };
/** Excel knows no further column. */
const LAST_COLUMN = 16_384;

/** Changes the parts of the archive: links go, and of the columns only those stay that are hidden, within a sheet's bounds. */
export function tameSheets({ FileIndex }: Archive): void {
  for (const part of FileIndex) {
    if (!part.content?.length) continue;
    // Tags are ASCII; every other byte comes out as it went in.
    const text = Buffer.from(part.content).toString('latin1');
    if (!HAS_EITHER.test(text)) continue;
    part.content = Buffer.from(tamed(text), 'latin1');
    part.size = part.content.length;
  }
}

function tamed(text: string): string {
  let left = LAST_COLUMN; // an honest sheet names each column once
  return text.replace(LINK, '').replace(COLUMN, (tag) => {
    if (!HIDDEN.test(tag)) return '';
    const [min, said] = [Number(RANGE.min.exec(tag)?.[1]), Number(RANGE.max.exec(tag)?.[1])];
    const max = Math.min(said, LAST_COLUMN);
    if (!(min >= 1 && max >= min) || (left -= max - min + 1) < 0) return '';
    // Written anew: the library may find other attributes in the tag than were found here.
    return `<col min="${min}" max="${max}" hidden="1"/>`;
  });
}
