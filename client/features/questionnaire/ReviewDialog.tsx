/** A look at all answers before handing them in: offered, never forced. */
import type { ReactNode } from 'react';
import { messages } from '#domain/messages';
import { SECTIONS, type SectionId } from '#domain/questionnaire/sections';
import { SectionView } from '../../fields/SectionView.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { MaybeQuestionnaire } from './questionnaire.ts';

interface ReviewDialogProps {
  questionnaire: MaybeQuestionnaire;
  /** What to know before handing in, over the answers. */
  notice?: ReactNode;
  /** Absent once submitted: then there is nothing to change or to hand in. */
  onSubmit?: () => void;
  onChange: (id: SectionId) => void;
  onClose: () => void;
}

export function ReviewDialog({ questionnaire, notice, onSubmit, onChange, onClose }: ReviewDialogProps) {
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={messages.steps.checkAnswers}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {messages.ui.close}
          </Button>
          {onSubmit && <Button onClick={onSubmit}>{messages.steps.submit}</Button>}
        </>
      }
    >
      {notice}
      {SECTIONS.map(({ id, title, fields }) => (
        <section key={id} aria-labelledby={`review-${id}`} className="border-t border-line py-4">
          <div className="mb-3 flex items-start gap-3">
            {/* on a phone the badge goes under its title, and every Change stays in one column */}
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <h3 id={`review-${id}`} className="font-semibold">
                {title}
              </h3>
              {!questionnaire?.[id] && <Badge>{messages.steps.notSavedYet}</Badge>}
            </div>
            {onSubmit && (
              <Button
                look="quiet"
                className="-my-2.5 -mr-4 text-sm"
                aria-label={messages.steps.changeSection(title)}
                onClick={() => onChange(id)}
              >
                {messages.steps.change}
              </Button>
            )}
          </div>
          {questionnaire?.[id] && <SectionView fields={fields} values={questionnaire[id]} />}
        </section>
      ))}
    </Dialog>
  );
}
