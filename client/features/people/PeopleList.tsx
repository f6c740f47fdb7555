/** The people found on documents, as cards; what choosing one does, and who tells of a failure, is up to whoever shows the list. */
import { Users } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages';
import type { Person } from '#domain/people/person';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PersonCard } from './PersonCard.tsx';
import { useDeletePerson, usePeople } from './usePeople.ts';

interface PeopleListProps {
  selectedId?: string;
  onSelect?: (person: Person) => void;
  /** A sentence under the heading: what choosing does. */
  hint?: string;
}

/** Asks before a person is deleted. */
function DeletePerson({ person, onDone }: { person: Person; onDone: () => void }) {
  const remove = useDeletePerson();
  return (
    <ConfirmDialog
      isOpen
      title={messages.people.deleteQuestion(person.personalInfo.fullName || messages.view.unknownName)}
      message={messages.confirm.deletePerson}
      confirmLabel={messages.people.delete}
      isBusy={remove.isPending}
      onCancel={onDone}
      onConfirm={() => remove.mutate(person.personId, { onSettled: onDone })}
    />
  );
}

function Cards({ people, ...rest }: PeopleListProps & { people: readonly Person[] }) {
  const [leaving, setLeaving] = useState<Person>();
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {people.map((person) => (
          <PersonCard
            key={person.personId}
            person={person}
            isSelected={person.personId === rest.selectedId}
            onSelect={rest.onSelect}
            onDelete={setLeaving}
          />
        ))}
      </ul>
      {leaving && <DeletePerson person={leaving} onDone={() => setLeaving(undefined)} />}
    </>
  );
}

export function PeopleList({ hint, ...rest }: PeopleListProps) {
  const { data: people, isPending, error, refetch, isFetching } = usePeople();
  return (
    <section aria-labelledby="people-heading">
      <h3 id="people-heading" className="flex items-center gap-2 text-lg font-semibold">
        <Users aria-hidden className="size-5 shrink-0 text-muted" />
        <span>{messages.people.heading}</span>
        {people && <span className="text-muted">({people.length})</span>}
      </h3>
      {hint && people && people.length > 0 && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className={people?.length === 0 ? 'mt-1' : 'mt-3'}>
        {isPending && <LoadingState label={messages.people.loading} />}
        {error && !people && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />}
        {people?.length === 0 && (
          <div className="text-sm text-muted">
            <p className="font-medium text-ink">{messages.people.noneFound}</p>
            <p>{messages.people.uploadReturn}</p>
          </div>
        )}
        {people && people.length > 0 && <Cards people={people} {...rest} />}
      </div>
    </section>
  );
}
