/** One quiet line over a form: which documents filled in how many of its answers, and how to see where. */
import { FileText } from 'lucide-react';
import { Fragment } from 'react';
import { getPath } from '#domain/documents/extractedData';
import type { Value, Values } from '#domain/fields/field';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { messages } from '#domain/messages';
import { fieldAt } from '#domain/questionnaire/fieldAt';
import { fieldId } from '../../fields/fieldId.ts';
import { focusControl } from '../../ui/focusControl.ts';
import type { Origin, Origins } from './origin.ts';

interface SectionOriginsProps {
  sectionId: string;
  stored: Values | undefined;
  origins: Origins | null | undefined;
}

/** Paths and origins of the answers this section holds. */
function originsOf({ sectionId, stored, origins }: SectionOriginsProps): [path: string, Origin][] {
  const prefix = `${sectionId}.`;
  return Object.entries(origins?.provenance ?? {}).filter(([path]) => {
    if (!path.startsWith(prefix)) return false;
    const value = getPath(stored, path.slice(prefix.length)) as Value | undefined;
    return value !== undefined && !isEmptyValue(value);
  });
}

/** The questions whose answers deserve a look: each leads to its box. */
function ToCheck({ sectionId, paths }: { sectionId: string; paths: readonly string[] }) {
  return (
    <span className="font-medium text-warn">
      {' '}
      {messages.provenance.uncertain(paths.length)}{' '}
      {paths.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <button
            type="button"
            className="inline-block py-0.5 align-baseline underline underline-offset-3"
            onClick={() => focusControl(fieldId(sectionId, path.slice(sectionId.length + 1)))}
          >
            {fieldAt(path)?.label}
          </button>
        </Fragment>
      ))}
    </span>
  );
}

export function SectionOrigins(props: SectionOriginsProps) {
  const found = originsOf(props);
  if (found.length === 0) return null;
  const names = [...new Set(found.map(([, { originalName }]) => originalName))];
  const uncertain = found.filter(([, { isUncertain }]) => isUncertain).map(([path]) => path);
  return (
    <div className="flex gap-2 text-sm text-muted">
      <FileText aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        {messages.provenance.filledIn(found.length, names)}
        {uncertain.length > 0 && <ToCheck sectionId={props.sectionId} paths={uncertain} />}
      </p>
    </div>
  );
}
