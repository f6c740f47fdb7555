/** Forms met while a document is still being read, told to whoever waits. */
import type { MetForm } from '#domain/documents/extraction';
import type { MappedSheet } from './understanding/locate/cells.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { nameOf } from './understanding/recognise/recognise.ts';
import { findTaxYear } from './understanding/years/taxYear.ts';

/** More would not be read while they change. */
const MOST_MET = 6;

/** The second page of a return often prints no year. */
const isSameForm = (a: MetForm, b: MetForm) =>
  a.form === b.form && (a.taxYear === b.taxYear || a.taxYear === null || b.taxYear === null);

/** Adds to `met` what a page already says about its form, before all pages are read together; nothing of a page of none. */
export function meetForm(
  met: MetForm[],
  page: number,
  form: FormDefinition | null,
  maps: readonly MappedSheet[],
): void {
  if (!form || met.length >= MOST_MET) return;
  const sheets = maps.map(({ sheet }) => sheet);
  const one = { form: nameOf(form, sheets), taxYear: form.hasTaxYear ? findTaxYear(sheets) : null, page };
  if (!met.some((other) => isSameForm(other, one))) met.push(one);
}
