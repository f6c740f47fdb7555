/** The notes of a whole section where it is only read: where each answer came from. */
import { type ReactNode, useCallback } from 'react';
import { getPath } from '#domain/documents/extractedData';
import { isEmptyValue } from '#domain/fields/emptyValue';
import type { Field, Value } from '#domain/fields/field';
import { readText } from '#domain/fields/readText';
import { OriginNote } from './OriginNote.tsx';
import type { SectionOfOrigins } from './useFieldNotes.tsx';

export function useAnswerNotes({ sectionId, stored, origins }: SectionOfOrigins) {
  return useCallback(
    (path: string, field: Field): ReactNode => {
      const origin = origins?.provenance[`${sectionId}.${path}`];
      const value = getPath(stored, path) as Value | undefined;
      if (field.kind === 'group' || !origin || value === undefined || isEmptyValue(value)) return null;
      const note = <OriginNote label={field.label} answer={readText(field, value)} origin={origin} />;
      return origin.isUncertain ? <span className="block">{note}</span> : <> {note}</>;
    },
    [sectionId, stored, origins],
  );
}
