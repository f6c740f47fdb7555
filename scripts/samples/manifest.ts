/** The list that goes with a set of sample files: what is on each, for any scorer. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { Variant } from './degrade.ts';
import type { Expected, Sample } from './sample.ts';

export interface ManifestEntry {
  readonly file: string;
  readonly documentType: DocumentType;
  readonly variant: Variant;
  readonly form: string;
  readonly taxYear: number | null;
  readonly layout: string;
  readonly expectStatus: readonly string[];
  readonly expected: Expected;
  readonly ignore: readonly string[];
  readonly accept: Readonly<Record<string, readonly string[]>>;
}

/** How somebody is employed is a conclusion, not print: neither right nor wrong unless the form settles it. */
const CONCLUSIONS = ['employmentStatus.employmentType', 'spousePerson.employmentType'];

export function manifestEntry(
  place: { file: string; layout: string; variant: Variant },
  { documentType, form, taxYear, ignore = [], accept = {} }: Sample,
  expected: Expected,
): ManifestEntry {
  const isSettled = expected.employmentStatus?.employmentType !== undefined;
  const all = [...ignore, ...(isSettled ? CONCLUSIONS.slice(1) : CONCLUSIONS)];
  return {
    ...place,
    documentType,
    form,
    taxYear,
    expectStatus: ['completed'],
    expected,
    ignore: all,
    accept,
  };
}
