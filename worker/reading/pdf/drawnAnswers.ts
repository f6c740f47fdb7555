/**
 * Answers that a form shows and does not hold: fields whose appearance draws a text while their values are empty, as some
 * programs leave them. Made part of the page they are read as print is, where they stand.
 */
import type { FormField } from '../page.ts';
import { readAnnotations, WIDGET } from './annotations.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';

/** Combo box, list box, text. */
const TEXT_TYPES = [4, 5, 6];
const TEXT_OBJECT = 1;
/** A field's appearance is a text or a few, above its frame and its ground. */
const MOST_OBJECTS = 20;
/** FLAT_NORMALDISPLAY, and what FPDFPage_Flatten answers where it did something. */
const AS_SHOWN = 0;
const SUCCESS = 1;

/** Draws the fields of a page that has no value in any of them into the page, if a text is seen there; then it must be opened anew. */
export function drawAnswers(pdfium: Pdfium, handles: PageHandles, fields: readonly FormField[]): boolean {
  const texts = fields.filter(({ kind }) => kind === 'text');
  if (texts.length === 0 || texts.some(({ value }) => value !== '')) return false;
  const drawn = readAnnotations(pdfium, handles, WIDGET, (annotation) => {
    const type = pdfium.call('FPDFAnnot_GetFormFieldType', handles.form, annotation);
    return TEXT_TYPES.includes(type) && drawsText(pdfium, annotation);
  });
  return drawn.length > 0 && pdfium.call('FPDFPage_Flatten', handles.page, AS_SHOWN) === SUCCESS;
}

function drawsText(pdfium: Pdfium, annotation: number): boolean {
  const count = Math.min(pdfium.call('FPDFAnnot_GetObjectCount', annotation), MOST_OBJECTS);
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    pdfium.call('FPDFAnnot_GetObject', annotation, index),
  ).some((object) => pdfium.call('FPDFPageObj_GetType', object) === TEXT_OBJECT);
}
