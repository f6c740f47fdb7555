/** The notes of a whole section, in the shape its form takes them: `beside={useFieldNotes(...)}`. */
import { useCallback, useState } from 'react';
import { getPath } from '#domain/documents/extractedData';
import type { Field, Value, Values } from '#domain/fields/field';
import type { Beside } from '../../fields/sectionFormContext.ts';
import { FieldMark } from './FieldMark.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { Origins } from './origin.ts';

export interface SectionOfOrigins {
  sectionId: string;
  stored: Values | undefined;
  origins: Origins | null | undefined;
}

/** Follows what stands in the boxes. */
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
