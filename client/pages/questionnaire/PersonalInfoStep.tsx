/** The personal-info step: the people found on documents stand above the form; choosing one fills it in. */
import { type RefObject, useState } from 'react';
import { messages } from '#domain/messages';
import { sectionOf } from '#domain/questionnaire/sections';
import type { Person } from '#domain/people/person';
import { PeopleList } from '../../features/people/PeopleList.tsx';
import { personAnswers } from '../../features/people/personAnswers.ts';
import { usePeople } from '../../features/people/usePeople.ts';
import { toTyped } from '../../fields/typedValues.ts';
import { useLoggedError } from '../../lib/useLoggedError.ts';
import { SectionStep, type SectionStepProps } from './SectionStep.tsx';
import type { StepHandle } from './stepHandle.ts';

interface PersonalInfoStepProps extends Omit<SectionStepProps, 'section' | 'children' | 'handle'> {
  handle: RefObject<StepHandle | null>;
}

const section = sectionOf('personalInfo');

/** A person answers some of the questions: only their boxes are filled. */
function typedAnswers(person: Person) {
  const answers = personAnswers(person);
  return toTyped(
    section.fields.filter(({ name }) => name in answers),
    answers,
  );
}

export function PersonalInfoStep(props: PersonalInfoStepProps) {
  const [selectedId, setSelectedId] = useState<string>();
  useLoggedError(usePeople().error, 'Loading people failed');
  const select = (person: Person) => {
    setSelectedId(person.personId);
    props.handle.current?.typeIn(typedAnswers(person));
  };
  return (
    <SectionStep {...props} section={section}>
      <PeopleList
        selectedId={selectedId}
        onSelect={props.disabled ? undefined : select}
        hint={props.disabled ? undefined : messages.questionnaire.choosePerson}
      />
    </SectionStep>
  );
}
