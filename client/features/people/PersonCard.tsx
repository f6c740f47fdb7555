/** One person found on documents: who they are, where that was read, and whether name and SSN are there. */
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { documentTypeLabel } from '#domain/documents/documentTypes';
import { formatDate, formatPhone, formatSsn } from '#domain/format';
import { messages } from '#domain/messages';
import { isPersonComplete, type Person } from '#domain/people/person';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/classNames.ts';
import { FactList } from '../../ui/FactList.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

interface PersonCardProps {
  person: Person;
  isSelected: boolean;
  onSelect?: (person: Person) => void;
  onDelete: (person: Person) => void;
}

const nameOf = (person: Person) => person.personalInfo.fullName || messages.view.unknownName;

function CompleteSign({ person }: { person: Person }) {
  const isComplete = isPersonComplete(person);
  const Icon = isComplete ? CircleCheck : CircleAlert;
  return (
    <span
      className={classNames(
        'flex items-center gap-1 text-sm font-medium',
        isComplete ? 'text-good' : 'text-warn',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {isComplete ? messages.people.complete : messages.people.incomplete}
    </span>
  );
}

/** Where it is too long for one line, it breaks before its @. */
function EmailText({ email }: { email: string }) {
  const [local, domain] = email.split('@');
  return (
    <>
      {local}
      <wbr />
      {domain !== undefined && `@${domain}`}
    </>
  );
}

function PersonFacts({ person }: { person: Person }) {
  const { phoneNumber, email } = person.personalInfo;
  const facts = [
    [messages.people.ssn, formatSsn(person.ssn)],
    [messages.people.email, email ? <EmailText email={email} /> : messages.view.notAvailable],
    [messages.people.phone, phoneNumber ? formatPhone(phoneNumber) : messages.view.notAvailable],
    [messages.people.employmentType, person.employmentStatus.employmentType || messages.view.notAvailable],
  ] as const;
  return <FactList facts={facts} isInRows className="mt-3 text-sm" />;
}

function Source({ person }: { person: Person }) {
  const { documentType, extractedAt } = person.sourceDocument;
  if (!documentType) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      {messages.people.source(documentTypeLabel(documentType), extractedAt ? formatDate(extractedAt) : '')}
    </p>
  );
}

export function PersonCard({ person, isSelected, onSelect, onDelete }: PersonCardProps) {
  const isPrimary = person.personType === 'primary';
  return (
    <li
      data-person={person.personType}
      data-selected={isSelected}
      onClick={onSelect && (() => onSelect(person))}
      className={classNames(
        'rounded-card border bg-surface p-4 shadow-card transition-colors',
        isSelected ? 'border-accent bg-accent-soft ring-1 ring-accent' : 'border-line',
        onSelect && 'cursor-pointer',
        onSelect && !isSelected && 'hover:border-field-line',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          {onSelect ? (
            // its click is the card's: keyboards reach the button, pointers the whole card
            <button
              type="button"
              aria-pressed={isSelected}
              className="text-left text-lg font-semibold wrap-anywhere"
            >
              {nameOf(person)}
            </button>
          ) : (
            <p className="text-lg font-semibold wrap-anywhere">{nameOf(person)}</p>
          )}
          <div className="mt-1.5 flex flex-wrap items-center gap-2">
            <Badge tone={isPrimary ? 'info' : 'good'}>
              {isPrimary ? messages.people.primary : messages.people.spouse}
            </Badge>
            <CompleteSign person={person} />
          </div>
        </div>
        <IconButton
          label={messages.people.deleteNamed(nameOf(person))}
          className="-mt-2 -mr-2 hover:text-bad"
          onClick={(event) => {
            event.stopPropagation();
            onDelete(person);
          }}
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <PersonFacts person={person} />
      <Source person={person} />
    </li>
  );
}
