/** One document's result as a flat JSON row: who, what, which figures. */
import type { DocumentType } from '#domain/documents/documentTypes';
import { setPath } from '#domain/documents/extractedData';
import type { Reading } from '#domain/documents/extraction';

export interface ResultRow {
  readonly file: string;
  readonly status: 'completed' | 'failed' | 'rejected';
  /** Milliseconds from bytes to values. */
  readonly ms: number;
  readonly documentType?: DocumentType;
  readonly reason?: string;
  readonly [section: string]: unknown;
}

/** The row of a reading. `type` overrides the reader's own classification. */
export function toRow(file: string, reading: Reading, type: DocumentType | undefined, ms: number): ResultRow {
  const [form] = reading.forms;
  const values: Record<string, unknown> = {};
  for (const { to, value } of reading.found) setPath(values, to, value);
  if (form) {
    setPath(values, 'fields.form', form.form);
    if (form.taxYear !== null) setPath(values, 'fields.taxYear', form.taxYear);
  }
  const documentType = type ?? reading.documentType;
  return {
    file,
    ...(documentType && { documentType }),
    status: reading.outcome,
    ...(reading.reason && { reason: reading.reason }),
    ms,
    ...values,
    ...(reading.additionalPeople.length > 0 && { additionalPeople: reading.additionalPeople }),
  };
}
