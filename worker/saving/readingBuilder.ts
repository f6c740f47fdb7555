/** Builds readings for tests: `w2({ ssn, name })`, `taxReturn({ ... })`, with overrides. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { FoundValue, Reading, TargetPath } from '#domain/documents/extraction';

type Values = Readonly<Record<string, FoundValue['value']>>;

/** A found value on page 1, certain, direct unless said otherwise. */
export function foundValue(
  to: TargetPath,
  value: FoundValue['value'],
  more: Partial<FoundValue> = {},
): FoundValue {
  const box = { x0: 10, y0: 10, x1: 60, y1: 20 };
  return { to, value, form: 'W-2', page: 1, box, confidence: 1, source: 'text', use: 'direct', ...more };
}

/** A completed reading of a document of this type with these direct values. */
export function readingOf(
  documentType: DocumentType,
  values: Values,
  more: readonly FoundValue[] = [],
): Reading {
  const form = documentType === 'personal-tax-return' ? '1040' : 'W-2';
  const direct = Object.entries(values).map(([to, value]) => foundValue(to as TargetPath, value, { form }));
  return {
    outcome: 'completed',
    documentType,
    pageCount: 1,
    forms: [{ form, taxYear: 2024, pages: [1] }],
    found: [...direct, ...more],
    additionalPeople: [],
  };
}
