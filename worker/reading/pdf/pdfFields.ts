/** The AcroForm fields of a page: what was typed or ticked, where, and what the form itself says each one means. */
import type { FormField } from '../page.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { uprightBox } from './uprightTransform.ts';

const WIDGET = 20;
const HIDDEN = 2;
const NO_VIEW = 32;
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
/** Combo box, list box, text: all answer with text. */
const TEXT_TYPES = [4, 5, 6];
/** A Form 1040 page has about 120; more than this is no form for people. */
const MAX_WIDGETS = 5000;

/** Reads the visible text fields, lists, check boxes and radio buttons; signatures and push buttons say nothing. */
export function readFields(pdfium: Pdfium, handles: PageHandles): FormField[] {
  const count = Math.min(pdfium.call('FPDFPage_GetAnnotCount', handles.page), MAX_WIDGETS);
  const fields: FormField[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', handles.page, index);
    if (annotation === 0) continue;
    try {
      const field = readField(pdfium, handles, annotation);
      if (field) fields.push(field);
    } finally {
      pdfium.call('FPDFPage_CloseAnnot', annotation);
    }
  }
  return fields;
}

function readField(pdfium: Pdfium, handles: PageHandles, annotation: number): FormField | null {
  const { form, transform } = handles;
  if (pdfium.call('FPDFAnnot_GetSubtype', annotation) !== WIDGET) return null;
  if (pdfium.call('FPDFAnnot_GetFlags', annotation) & (HIDDEN | NO_VIEW)) return null;
  const rect = pdfium.numbers('f32', 4, (pointer) => pdfium.call('FPDFAnnot_GetRect', annotation, pointer));
  if (!rect) return null;
  const type = form ? pdfium.call('FPDFAnnot_GetFormFieldType', form, annotation) : -1;
  const isTick = type === CHECK_BOX || type === RADIO_BUTTON;
  const isOrphan = type <= 0;
  if (!isTick && !isOrphan && !TEXT_TYPES.includes(type)) return null;
  const ask = (name: string) =>
    pdfium.text((buffer, size) => pdfium.call(name, form, annotation, buffer, size));
  const name = isOrphan ? ownText(pdfium, annotation, 'T') : ask('FPDFAnnot_GetFormFieldName');
  const tooltip = isOrphan ? ownText(pdfium, annotation, 'TU') : ask('FPDFAnnot_GetFormFieldAlternateName');
  // FPDFAnnot_IsChecked answers 0 for every box until a viewer shows the page; the appearance state is the file's own word.
  const state = isTick ? ownText(pdfium, annotation, 'AS') : '';
  const isTicked = isTick && (state === '' ? isChosen(ask) : state !== 'Off');
  const typed = isOrphan
    ? ownText(pdfium, annotation, 'V')
    : isTick
      ? ''
      : ask('FPDFAnnot_GetFormFieldValue');
  return {
    kind: isTick ? 'checkbox' : 'text',
    name,
    label: (tooltip || handles.spokenLabels().get(fieldPath(name)) || '').trim(),
    value: isTick ? (isTicked ? 'on' : '') : typed.replace(/\r\n?/g, '\n').trim(),
    // An FS_RECTF: left, top, right, bottom.
    box: uprightBox(transform, rect[0]!, rect[3]!, rect[2]!, rect[1]!),
  };
}

/** Without an appearance state, the field's value says which of its boxes is chosen. */
function isChosen(ask: (name: string) => string): boolean {
  const value = ask('FPDFAnnot_GetFormFieldValue');
  return value !== '' && value !== 'Off' && value === ask('FPDFAnnot_GetFormFieldExportValue');
}

/** A widget that the file's form does not list (a careless merge of two files) still holds its own entries. */
function ownText(pdfium: Pdfium, annotation: number, key: string): string {
  return pdfium.withName(key, (name) =>
    pdfium.text((buffer, size) => pdfium.call('FPDFAnnot_GetStringValue', annotation, name, buffer, size)),
  );
}

/** The way to a field that AcroForm and XFA share: `Page1[0].f1_04[0]` of `topmostSubform[0].Page1[0].f1_04[0]`. */
function fieldPath(name: string): string {
  return name.split('.').slice(1).join('.');
}
