/** Opens a PDF and hands out its pages one at a time; a bad document is a reason, never an exception. */
import type { FailureCode } from '#domain/documents/extraction';
import { countPackedFiles } from './packedFiles.ts';
import { namesLayers } from './layerSigns.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { openPdfPage, type PdfPage } from './pdfPage.ts';
import { readSpokenLabels } from './spokenLabels.ts';

export interface Pdf {
  readonly pageCount: number;
  /** The file itself, for a second engine. */
  readonly bytes: Uint8Array;
  /** Page `number`, 1-based; null when that page is damaged. Close it after use. */
  page(number: number): PdfPage | null;
  /** Is the file only a shell around a form that Adobe's software draws at the moment it is opened? */
  isShellOfXfa(): boolean;
  /** Files packed inside that could be uploaded by themselves, with those whose names pages say are pinned to them. */
  countPackedFiles(pinned: readonly string[]): number;
  close(): void;
}

export type OpenedPdf =
  { readonly ok: true; readonly pdf: Pdf } | { readonly ok: false; readonly reason: FailureCode };

const PASSWORD_ERROR = 4;
/** Encrypted for a certificate, or by a program of its own: no password opens it. */
const SECURITY_ERROR = 5;
/** FORMTYPE_XFA_FULL: the file says its pages are to be rendered anew from the XFA form. */
const XFA_FULL = 2;
/** FPDF_FORMFILLINFO (140 bytes): version 2, then callbacks that are never called when a file is only read. */
const FORM_INFO = Uint8Array.from({ length: 256 }, (_, index) => (index === 0 ? 2 : 0));

const refuse = (reason: FailureCode): OpenedPdf => ({ ok: false, reason });

/**
 * Opens the bytes of a PDF. Owner-locked files open (they forbid printing, not reading). `password` is tried when the
 * file asks for one.
 */
export async function openPdf(bytes: Uint8Array, password = ''): Promise<OpenedPdf> {
  if (bytes.length === 0) return refuse('empty-file');
  const pdfium = await loadPdfium();
  const data = pdfium.put(bytes);
  const open = (spelling: Uint8Array) =>
    pdfium.withBytes(spelling, (pointer) => pdfium.call('FPDF_LoadMemDocument', data, bytes.length, pointer));
  const document = spellings(password).reduce((opened, spelling) => opened || open(spelling), 0);
  if (document === 0) {
    const error = pdfium.call('FPDF_GetLastError');
    pdfium.free(data);
    if (error === PASSWORD_ERROR) return refuse(password === '' ? 'password-protected' : 'wrong-password');
    if (error === SECURITY_ERROR) return refuse('locked-pdf');
    return refuse(saysNoPages(bytes) ? 'no-pages' : 'broken-pdf');
  }
  const pdf = wrapDocument(pdfium, document, data, bytes);
  if (pdf.pageCount > 0) return { ok: true, pdf };
  pdf.close();
  return refuse('no-pages');
}

/** Newer files want their password in UTF-8, those before PDF 2.0 in Latin-1 (ISO 32000-2, 7.6.4.3). */
function spellings(password: string): Uint8Array[] {
  const spelt = [Buffer.from(password, 'utf8'), Buffer.from(password, 'latin1')];
  return spelt[0]!.equals(spelt[1]!) ? [spelt[0]!] : spelt;
}

/** PDFium calls a file without pages broken; a page tree that says so itself deserves the truer sentence. */
function saysNoPages(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  return /\/Kids\s*\[\s*\]/.test(start) && !/\/Type\s*\/Page\b(?!s)/.test(start);
}

function wrapDocument(pdfium: Pdfium, document: number, data: number, bytes: Uint8Array): Pdf {
  const formInfo = pdfium.put(FORM_INFO);
  const form = pdfium.call('FPDFDOC_InitFormFillEnvironment', document, formInfo);
  let labels: ReadonlyMap<string, string> | undefined;
  const spokenLabels = () => (labels ??= readSpokenLabels(pdfium, document));
  let layers: boolean | undefined;
  const handles = { document, form, spokenLabels, namesLayers: () => (layers ??= namesLayers(bytes)) };
  let isOpen = true;
  return {
    pageCount: pdfium.call('FPDF_GetPageCount', document),
    bytes,
    page: (number) => openPdfPage(pdfium, handles, number),
    countPackedFiles: (pinned) => countPackedFiles(pdfium, document, pinned),
    isShellOfXfa: () => pdfium.call('FPDF_GetFormType', document) === XFA_FULL,
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      if (form) pdfium.call('FPDFDOC_ExitFormFillEnvironment', form);
      pdfium.call('FPDF_CloseDocument', document);
      pdfium.free(formInfo);
      pdfium.free(data);
    },
  };
}
