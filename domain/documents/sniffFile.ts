/** What a file really is, by its bytes, and whether that is what its name says; used at upload and by the reader. */
import { ACCEPTED_FILES } from './documentTypes.ts';

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'avif' | 'webp';
/** `html`, `rtf` and `text` are what banks and payroll sites export under the names .doc and .xls. */
export type OfficeKind = 'doc' | 'docx' | 'xls' | 'xlsx' | 'rtf' | 'html' | 'text';
export type FileKind = 'pdf' | ImageKind | OfficeKind;

/** Keys of `messages.documents`. */
export type FileProblem = 'empty' | 'notAccepted' | 'notWhatItSays';
export type FileVerdict =
  { readonly ok: true; readonly kind: FileKind } | { readonly ok: false; readonly problem: FileProblem };

const IMAGE_KINDS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'bmp', 'tiff', 'heic', 'avif', 'webp'];
const EXPORTED_KINDS: readonly FileKind[] = ['rtf', 'html', 'text'];
const EXTENSIONS = Object.values(ACCEPTED_FILES).flat();
/** Readers accept a PDF whose header comes a little late (mail gateways put bytes before it). */
const PDF_HEADER_WITHIN = 1024;
/** What a picture of the HEIF family says it is compatible with stands in its first box. */
const BRANDS_WITHIN = 40;
/** Where an Office archive names its first parts, and (at its end) all of them. */
const ARCHIVE_EDGE = 64 * 1024;

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const startsWith = (bytes: Uint8Array, ...magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

/** The ending of a file's name, with its dot; '' where it has none. */
const endingOf = (fileName: string) => /\.[a-z]+$/.exec(fileName.toLowerCase())?.[0] ?? '';

/** Is this a name that an accepted file could have? */
export const hasAcceptedEnding = (fileName: string) => EXTENSIONS.includes(endingOf(fileName));

/** May this file be read? A picture may bear another picture's ending, an Office file another Office ending. */
export function judgeFile(fileName: string, bytes: Uint8Array): FileVerdict {
  if (bytes.length === 0) return { ok: false, problem: 'empty' };
  const extension = endingOf(fileName);
  if (!hasAcceptedEnding(fileName)) return { ok: false, problem: 'notAccepted' };
  const kind = sniffFile(bytes);
  if (kind === null || !isFamily(extension, kind)) return { ok: false, problem: 'notWhatItSays' };
  return { ok: true, kind };
}

function isFamily(extension: string, kind: FileKind): boolean {
  if (extension === '.pdf') return kind === 'pdf';
  // Word and Excel themselves open these under the old endings and refuse them under the new ones.
  if (EXPORTED_KINDS.includes(kind)) return /^\.(doc|xls)$/.test(extension);
  const isOfficeName = /^\.(docx?|xlsx?)$/.test(extension);
  if (isOfficeName) return kind !== 'pdf' && !IMAGE_KINDS.includes(kind);
  return IMAGE_KINDS.includes(kind);
}

/** Is this kind a picture? */
export function isImage(kind: FileKind): kind is ImageKind {
  return IMAGE_KINDS.includes(kind);
}

/**
 * The kind of a file from its bytes (the whole file; only its edges are looked at, and an old Office file's directory).
 * Null when it is none of the accepted kinds. Magic numbers as published by the formats' own specifications.
 */
export function sniffFile(bytes: Uint8Array): FileKind | null {
  return sniffImage(bytes) ?? sniffOffice(bytes) ?? sniffText(bytes);
}

function sniffImage(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a/.test(latin1(bytes.subarray(0, 6)))) return 'gif';
  if (/^(II[*+]\0|MM\0[*+])/.test(latin1(bytes.subarray(0, 4)))) return 'tiff';
  // Browsers save pictures of web pages as these under the endings .jpg and .png.
  if (/^RIFF[^]{4}WEBP/.test(latin1(bytes.subarray(0, 12)))) return 'webp';
  const isBitmap =
    startsWith(bytes, 0x42, 0x4d) && bytes.length > 26 && [12, 40, 52, 56, 64, 108, 124].includes(bytes[14]!);
  if (isBitmap) return 'bmp';
  const brands = /^ftyp([^]*)$/.exec(latin1(bytes.subarray(4, BRANDS_WITHIN)))?.[1] ?? '';
  // Named .heic by phones, .jpg by those who save them from a page; only its brand tells it from HEIC.
  if (/avi[fs]/.test(brands)) return 'avif';
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(latin1(bytes.subarray(4, 12))) ? 'heic' : null;
}

function sniffOffice(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return sniffArchive(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return sniffCompoundFile(bytes);
  return null;
}

function sniffArchive(bytes: Uint8Array): FileKind | null {
  const edges = latin1(bytes.subarray(0, ARCHIVE_EDGE)) + latin1(bytes.subarray(-ARCHIVE_EDGE));
  if (!edges.includes('[Content_Types].xml')) return null;
  if (edges.includes('word/document')) return 'docx';
  return edges.includes('xl/workbook') ? 'xlsx' : null;
}

/** An OLE file names its streams in UTF-16; an encrypted .docx or .xlsx is one too, and is told apart when it is read. */
function sniffCompoundFile(bytes: Uint8Array): FileKind | null {
  const text = latin1(bytes);
  const holds = (stream: string) => text.includes([...stream].join('\0') + '\0');
  if (holds('WordDocument') || holds('EncryptedPackage')) return 'doc';
  return holds('Workbook') || holds('Book') ? 'xls' : null;
}

function sniffText(bytes: Uint8Array): FileKind | null {
  const start = latin1(bytes.subarray(0, PDF_HEADER_WITHIN));
  if (start.startsWith('{\\rtf')) return 'rtf';
  const trimmed = start.replace(/^(\xef\xbb\xbf)?\s+/, '');
  const isProgram = /^(MZ|\x7fELF|%!|#!)/.test(start) || trimmed.startsWith('<');
  if (start.includes('%PDF-') && !isProgram) return 'pdf';
  if (/^(\xef\xbb\xbf)?\s*<(!doctype html|html|table|\?xml[^>]*>\s*<(html|\?mso))/i.test(start))
    return 'html';
  return isProgram || [...start].some(isBinary) ? null : 'text';
}

/** Control characters that no text holds: all but tab, line ends, form feed, end-of-file and escape. */
const isBinary = (letter: string) =>
  /\p{Cc}/u.test(letter) && letter < '\x80' && !'\t\n\v\f\r\x1a\x1b'.includes(letter);
