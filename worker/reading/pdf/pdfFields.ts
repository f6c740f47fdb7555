/** The AcroForm fields of a page: what was typed or ticked, where, and what the form itself says each one means. */
import type { Box } from '#domain/documents/extraction';
import type { FormField } from '../page.ts';
import { annotationText, readAnnotations, WIDGET } from './annotations.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';

const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
/** Combo box, list box, text: all answer with text. */
const TEXT_TYPES = [4, 5, 6];

/** Reads the visible text fields, lists, check boxes and radio buttons; signatures and push buttons say nothing. */
export function readFields(pdfium: Pdfium, handles: PageHandles): FormField[] {
  return readAnnotations(pdfium, handles, WIDGET, (annotation, box) =>
    readField(pdfium, handles, annotation, box),
  );
}

function readField(pdfium: Pdfium, handles: PageHandles, annotation: number, box: Box): FormField | null {
  const { form } = handles;
  const type = form ? pdfium.call('FPDFAnnot_GetFormFieldType', form, annotation) : -1;
  const isTick = type === CHECK_BOX || type === RADIO_BUTTON;
  // A widget that the file's form does not list (a careless merge of two files) still holds its own entries.
  const isOrphan = type <= 0;
  if (!isTick && !isOrphan && !TEXT_TYPES.includes(type)) return null;
  const ask = (name: string) =>
    pdfium.text((buffer, size) => pdfium.call(name, form, annotation, buffer, size));
  const name = isOrphan ? annotationText(pdfium, annotation, 'T') : ask('FPDFAnnot_GetFormFieldName');
  const tooltip = isOrphan
    ? annotationText(pdfium, annotation, 'TU')
    : ask('FPDFAnnot_GetFormFieldAlternateName');
  // FPDFAnnot_IsChecked answers 0 for every box until a viewer shows the page; the appearance state is the file's own word.
  const state = isTick ? annotationText(pdfium, annotation, 'AS') : '';
  const isTicked = isTick && (state === '' ? isChosen(ask) : state !== 'Off');
  const typed = isOrphan
    ? annotationText(pdfium, annotation, 'V')
    : isTick
      ? ''
      : ask('FPDFAnnot_GetFormFieldValue');
  return {
    kind: isTick ? 'checkbox' : 'text',
    name,
    label: (tooltip || handles.spokenLabels().get(fieldPath(name)) || '').trim(),
    value: isTick ? (isTicked ? 'on' : '') : typed.replace(/\r\n?/g, '\n').trim(),
    box,
  };
}

/** Without an appearance state, the field's value says which of its boxes is chosen. */
function isChosen(ask: (name: string) => string): boolean {
  const value = ask('FPDFAnnot_GetFormFieldValue');
  return value !== '' && value !== 'Off' && value === ask('FPDFAnnot_GetFormFieldExportValue');
}

/** The way to a field that AcroForm and XFA share: `Page1[0].f1_04[0]` of `topmostSubform[0].Page1[0].f1_04[0]`. */
function fieldPath(name: string): string {
  return name.split('.').slice(1).join('.');
}
