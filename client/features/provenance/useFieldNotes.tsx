/** The notes of a whole section, in the shape its form and its read-only view take them: `beside={useFieldNotes(...)}`. */
import { type ReactNode, useCallback, useState } from 'react';
import { getPath } from '#domain/documents/extractedData';
import type { Field, Value, Values } from '#domain/fields/field';
import { readText } from '#domain/fields/readText';
import { isEmptyValue } from '#domain/fields/emptyValue';
import type { Beside } from '../../fields/sectionFormContext.ts';
import { FieldMark } from './FieldMark.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { Origins } from './origin.ts';
import { OriginNote } from './OriginNote.tsx';

interface SectionOfOrigins {
  sectionId: string;
  stored: Values | undefined;
  origins: Origins | null | undefined;
}

/** For a form: follows what stands in the boxes. */
export function useFieldNotes({ sectionId, stored, origins }: SectionOfOrigins, disabled: boolean) {
  const [first] = useState(origins?.provenance);
  return useCallback(
    (path: string, field: Field): Beside => {
      const origin = origins?.provenance[`${sectionId}.${path}`];
      const suggestion = origins?.suggestions[`${sectionId}.${path}`];
      if (field.kind === 'group' || (!origin && !suggestion)) return {};
      const value = getPath(stored, path) as Value | undefined;
      const before = first?.[`${sectionId}.${path}`];
      const isNews = before?.documentId !== origin?.documentId;
      return {
        mark: origin && !origin.isUncertain && <FieldMark {...{ field, path, origin }} stored={value} />,
        note: <FieldNotes {...{ field, path, origin, isNews, suggestion, disabled }} stored={value} />,
      };
    },
    [sectionId, stored, origins, disabled, first],
  );
}

/** For a read-only view: only where the answer came from. */
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
