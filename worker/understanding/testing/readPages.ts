/** Recognises and reads built pages as the reader does, without files, pixels or OCR. */
import type { Page } from '../../reading/page.ts';
import { extractForm } from '../extractForm.ts';
import { mapForm } from '../mapForm.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { readInstances, type FormInstance } from '../formInstance.ts';
import { recognise } from '../recognise/recognise.ts';
import { toSheet } from '../sheet/sheet.ts';
import { withCovers } from '../recognise/withCovers.ts';

/** The forms found on the pages, in the order of `forms`. */
export function readPages(forms: readonly FormDefinition[], pages: readonly Page[]): FormInstance[] {
  const sheets = withCovers(
    pages.map(toSheet).map((sheet) => ({ sheet, form: recognise(sheet, forms)?.form ?? null })),
  );
  return forms.flatMap((form) => {
    const own = sheets.filter((page) => page.form === form).map(({ sheet }) => sheet);
    return own.length > 0 ? readInstances(form, mapForm(form, own)) : [];
  });
}

/** What one form's data find on one page, by target. */
export function valuesOn(form: FormDefinition, page: Page): Record<string, unknown> {
  const values = extractForm(form, mapForm(form, [toSheet(page)]));
  return Object.fromEntries(values.map(({ to, value }) => [to, value]));
}
