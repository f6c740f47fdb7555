/** A section's questions, part by part: the heading beside its questions where there is room, above them on a phone. */
import { useId } from 'react';
import { partsOf, type QuestionPart } from '#domain/questionnaire/partsOf';
import type { Section } from '#domain/questionnaire/section';
import { FieldList } from './FieldInput.tsx';

function PartOfForm({ part, fields }: QuestionPart) {
  const id = useId();
  if (!part) return <FieldList fields={fields} />;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-line pt-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <header>
        <h3 id={id} className="font-semibold">
          {part.title}
        </h3>
        {part.hint && <p className="mt-1 text-sm text-muted">{part.hint}</p>}
      </header>
      <FieldList fields={fields} />
    </section>
  );
}

export function PartList({ section }: { section: Section }) {
  return (
    <div className="space-y-8">
      {partsOf(section.fields).map((one) => (
        <PartOfForm key={one.fields[0]?.name} {...one} />
      ))}
    </div>
  );
}
