/** The notes of a whole section, in the shape its form and its read-only view take them: `beside={useFieldNotes(...)}`. */
import { type ReactNode, useCallback, useState } from 'react';
import { getPath } from '#domain/documents/extractedData';
import type { Field, Value, Values } from '#domain/fields/field';
import { readText } from '#domain/fields/readText';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { FieldNotes } from './FieldNotes.tsx';
import type { Origins } from './origin.ts';
import { OriginNote } from './OriginNote.tsx';

type Beside = (path: string, field: Field) => ReactNode;

interface SectionOfOrigins {
  sectionId: string;
  stored: Values | undefined;
  origins: Origins | null | undefined;
}

/** For a form: follows what stands in the boxes. */
export function useFieldNotes({ sectionId, stored, origins }: SectionOfOrigins, disabled: boolean): Beside {
  const [first] = useState(origins?.provenance);
  return useCallback(
    (path, field) => {
      const origin = origins?.provenance[`${sectionId}.${path}`];
      const suggestion = origins?.suggestions[`${sectionId}.${path}`];
      if (field.kind === 'group' || (!origin && !suggestion)) return null;
      const value = getPath(stored, path) as Value | undefined;
      const before = first?.[`${sectionId}.${path}`];
      const isNews = before?.documentId !== origin?.documentId;
      return <FieldNotes {...{ field, path, origin, isNews, suggestion, disabled }} stored={value} />;
    },
    [sectionId, stored, origins, disabled, first],
  );
}

/** For a read-only view: only where the answer came from. */
export function useAnswerNotes({ sectionId, stored, origins }: SectionOfOrigins): Beside {
  return useCallback(
    (path, field) => {
      const origin = origins?.provenance[`${sectionId}.${path}`];
      const value = getPath(stored, path) as Value | undefined;
      if (field.kind === 'group' || !origin || value === undefined || isEmptyValue(value)) return null;
      return (
        <span className="block">
          <OriginNote label={field.label} answer={readText(field, value)} origin={origin} />
        </span>
      );
    },
    [sectionId, stored, origins],
  );
}
