/** A section card with the notes that say where its answers came from. */
import type { Values } from '#domain/fields/field';
import type { Section } from '#domain/questionnaire/section';
import { useAnswerNotes } from '../../features/provenance/useAnswerNotes.tsx';
import type { Questionnaire, SectionUpdate } from '../../features/questionnaire/questionnaire.ts';
import type { UnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import { SectionCard } from '../../features/questionnaire/SectionCard.tsx';

interface AnswerCardProps {
  section: Section;
  questionnaire: Questionnaire;
  stored: Values | undefined;
  unsaved: UnsavedWork;
  save: (update: SectionUpdate) => Promise<unknown>;
  isReadOnly: boolean;
}

export function AnswerCard({ questionnaire, ...rest }: AnswerCardProps) {
  const beside = useAnswerNotes({ sectionId: rest.section.id, stored: rest.stored, origins: questionnaire });
  return <SectionCard {...rest} beside={beside} />;
}
