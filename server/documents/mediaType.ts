/** The media type a stored file is sent back with. */
import type { FileKind } from '#domain/documents/sniffFile';

/** Web pages that banks export as .xls go out as plain bytes: nothing uploaded is ever shown as a page of this server. */
const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  heic: 'image/heic',
  avif: 'image/avif',
  webp: 'image/webp',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rtf: 'application/rtf',
  html: 'application/octet-stream',
  text: 'text/plain',
};

/** Media type of a kind of file. */
export function mediaTypeOf(kind: FileKind): string {
  return MEDIA_TYPES[kind];
}
