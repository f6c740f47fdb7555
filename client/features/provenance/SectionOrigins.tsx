/** One quiet line over a form: which documents filled in how many of its answers, and how to see where. */
import { FileText } from 'lucide-react';
import { getPath } from '#domain/documents/extractedData';
import type { Value, Values } from '#domain/fields/field';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { messages } from '#domain/messages';
import type { Origin, Origins } from './origin.ts';

interface SectionOriginsProps {
  sectionId: string;
  stored: Values | undefined;
  origins: Origins | null | undefined;
}

/** Origins of the answers this section holds. */
function originsOf({ sectionId, stored, origins }: SectionOriginsProps): Origin[] {
  const prefix = `${sectionId}.`;
  return Object.entries(origins?.provenance ?? {})
    .filter(([path]) => {
      if (!path.startsWith(prefix)) return false;
      const value = getPath(stored, path.slice(prefix.length)) as Value | undefined;
      return value !== undefined && !isEmptyValue(value);
    })
    .map(([, origin]) => origin);
}

export function SectionOrigins(props: SectionOriginsProps) {
  const found = originsOf(props);
  if (found.length === 0) return null;
  const names = [...new Set(found.map(({ originalName }) => originalName))];
  const uncertain = found.filter(({ isUncertain }) => isUncertain).length;
  return (
    <div className="flex gap-2 text-sm text-muted">
      <FileText aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        {messages.provenance.filledIn(found.length, names)}
        {uncertain > 0 && (
          <span className="font-medium text-warn"> {messages.provenance.uncertain(uncertain)}</span>
        )}
      </p>
    </div>
  );
}
