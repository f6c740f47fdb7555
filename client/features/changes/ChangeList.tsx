/** Lists what documents filled in, answer by answer, each document with an Undo. */
import { ArrowRight, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { documentTypeLabel } from '#domain/documents/documentTypes';
import type { Value } from '#domain/fields/field';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { readText } from '#domain/fields/readText';
import { messages } from '#domain/messages';
import { fieldAt } from '#domain/questionnaire/fieldAt';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { type Changes, useChanges, useUndoChanges } from './useChanges.ts';

function ChangeRow({ path, before, after }: Changes['changes'][number]) {
  const question = fieldAt(path);
  if (!question) return null;
  const was = before as Value | undefined;
  return (
    <li className="py-2">
      <p className="text-sm text-muted">
        {question.sectionTitle}: {question.label}
      </p>
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {!isEmptyValue(was) && (
          <>
            <del className="text-muted">{readText(question.field, was)}</del>
            <ArrowRight aria-label={messages.changes.isNow} className="size-4 shrink-0 text-muted" />
          </>
        )}
        <ins className="font-medium no-underline">{readText(question.field, after as Value)}</ins>
      </p>
    </li>
  );
}

/** In the place of the button, and of its focus where it was just pressed. */
function Undone({ isNew }: { isNew: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <p
      ref={place}
      tabIndex={-1}
      className="flex min-h-11 shrink-0 items-center rounded-field text-sm text-muted"
    >
      {messages.changes.undone}
    </p>
  );
}

function DocumentChanges({ changes, isReadOnly }: { changes: Changes; isReadOnly: boolean }) {
  const undo = useUndoChanges();
  const count = changes.changes.length;
  const isUndone = !changes.canUndo && !isReadOnly;
  return (
    <li className="flex items-start gap-3 py-3">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-field wrap-anywhere">
          <span className="font-medium">{documentTypeLabel(changes.documentType)}</span>
          <span className="text-muted">{messages.changes.filledIn(count)}</span>
          <span className="text-link text-sm">
            <span className="group-open:hidden">{messages.changes.show}</span>
            <span className="hidden group-open:inline">{messages.changes.hide}</span>
          </span>
        </summary>
        <p className="text-sm wrap-anywhere text-muted">{changes.originalName}</p>
        <ul className="mt-2 divide-y divide-line border-l-2 border-line pl-4">
          {changes.changes.map((change) => (
            <ChangeRow key={change.path} {...change} />
          ))}
        </ul>
      </details>
      {isUndone && <Undone isNew={undo.isSuccess} />}
      {changes.canUndo && !isReadOnly && (
        <Button
          look="secondary"
          className="shrink-0 text-sm"
          isBusy={undo.isPending}
          aria-label={messages.changes.undoWhat(changes.originalName)}
          icon={<Undo2 aria-hidden className="size-4" />}
          onClick={() => undo.mutate(changes.snapshotId)}
        >
          {messages.changes.undo}
        </Button>
      )}
    </li>
  );
}

export function ChangeList({ isReadOnly }: { isReadOnly: boolean }) {
  const { data, isError, refetch, isFetching } = useChanges();
  if (isError)
    return (
      <ErrorState
        message={messages.questionnaire.loadChangesFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  const changed = data?.filter(({ changes }) => changes.length > 0) ?? [];
  if (changed.length === 0) return null;
  return (
    <section aria-labelledby="changes-heading">
      <h3 id="changes-heading" className="text-lg font-semibold">
        {messages.changes.heading}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {changed.map((changes) => (
          <DocumentChanges key={changes.snapshotId} changes={changes} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </section>
  );
}
