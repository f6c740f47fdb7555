/** Signs that a PDF page draws something as the content of a layer (optional content group), which may be switched off. */
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { pageObjects } from './pictureShare.ts';

const FORM = 5;
/** Bytes of two letters and their end, in UTF-16. */
const OC_SIZE = 6;
/** The key before a reference to a layer, or before the layer itself. */
const KEYS = ['/OC ', '/OC\r', '/OC\n', '/OC<<'].map((key) => Buffer.from(key));

/** May the text within the page's form XObjects belong to a layer: is one of them drawn as its content, or does one of the file name a layer? */
export function hasFormsInLayers(pdfium: Pdfium, handles: PageHandles): boolean {
  const forms = [...pageObjects(pdfium, handles)].filter(
    (object) => pdfium.call('FPDFPageObj_GetType', object) === FORM,
  );
  return forms.length > 0 && (handles.namesLayers() || forms.some((form) => isInLayer(pdfium, form)));
}

/**
 * Does a dictionary of the file name the layer it belongs to? Those of form XObjects stand in the open whatever is packed or
 * encrypted, for they are streams.
 */
export function namesLayers(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return KEYS.some((key) => bytes.includes(key));
}

/** Is it marked as the content of a layer? */
export function isInLayer(pdfium: Pdfium, object: number): boolean {
  const count = Math.max(0, pdfium.call('FPDFPageObj_CountMarks', object));
  return Array.from({ length: count }, (_, index) => pdfium.call('FPDFPageObj_GetMark', object, index)).some(
    (mark) => nameSize(pdfium, mark) === OC_SIZE && markName(pdfium, mark) === 'OC',
  );
}

/** How long a mark's name is: whether it may be that of a layer costs less to ask than the name. */
const nameSize = (pdfium: Pdfium, mark: number) =>
  pdfium.numbers('i32', 1, (out) => pdfium.call('FPDFPageObjMark_GetName', mark, 0, 0, out))?.[0];

function markName(pdfium: Pdfium, mark: number): string {
  return pdfium.text((buffer, size) => {
    const length = pdfium.numbers('i32', 1, (out) =>
      pdfium.call('FPDFPageObjMark_GetName', mark, buffer, size, out),
    );
    return length?.[0] ?? 0;
  });
}
