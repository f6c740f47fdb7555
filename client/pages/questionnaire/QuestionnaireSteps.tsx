/** The steps: the grid, the one that is open, and the buttons under it. */
import { useCallback, useRef, useState } from 'react';
import { messages } from '#domain/messages';
import { isSectionId } from '#domain/questionnaire/sections';
import { useForgetDraft } from '../../features/drafts/useDrafts.ts';
import { ReadingNotice } from '../../features/documents/ReadingNotice.tsx';
import { useUnreadCount } from '../../features/documents/useUnreadCount.ts';
import { LeaveWarning } from '../../features/drafts/LeaveWarning.tsx';
import { useUnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import { ConflictDialog } from '../../features/questionnaire/ConflictDialog.tsx';
import { DebugPanel } from '../../features/questionnaire/DebugPanel.tsx';
import { isSubmitted, type Questionnaire } from '../../features/questionnaire/questionnaire.ts';
import { ReviewDialog } from '../../features/questionnaire/ReviewDialog.tsx';
import { StepFooter } from '../../features/questionnaire/StepFooter.tsx';
import { StepGrid } from '../../features/questionnaire/StepGrid.tsx';
import { SubmittedNotice } from '../../features/questionnaire/SubmittedNotice.tsx';
import { useSaveSections } from '../../features/questionnaire/useSaveSections.ts';
import { resumeStep, useStep } from '../../features/questionnaire/useStep.ts';
import type { TypedChanges } from '../../fields/typedChanges.ts';
import { Card } from '../../ui/Card.tsx';
import { OpenStep } from './OpenStep.tsx';
import type { StepHandle } from './stepHandle.ts';
import { useSavedSteps, useUnsavedSteps } from './useStepStates.ts';
import { useSubmitFlow } from './useSubmitFlow.ts';
import { useTakeTheirs } from './useTakeTheirs.ts';

export function QuestionnaireSteps({ questionnaire }: { questionnaire: Questionnaire | null }) {
  const [resumed] = useState(() => resumeStep(questionnaire));
  const { stepId, previous, next, goTo } = useStep(resumed);
  const [hasWalked, setHasWalked] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  /** Counts how often the answers were replaced from outside: the open form starts anew each time. */
  const [replaced, setReplaced] = useState(0);
  const handle = useRef<StepHandle>(null);
  const review = useRef<HTMLButtonElement>(null);
  const unsaved = useUnsavedWork();
  const { save, isSaving, stale, settleStale } = useSaveSections();
  const savedSteps = useSavedSteps(questionnaire);
  const unsavedSteps = useUnsavedSteps(questionnaire, unsaved.ids);
  const isReadOnly = isSubmitted(questionnaire);
  const { reading } = useUnreadCount();
  const [wasOpen] = useState(!isReadOnly);

  const walkTo = useCallback(
    (id: string) => {
      setHasWalked(true);
      setIsReviewing(false);
      goTo(id);
    },
    [goTo],
  );
  const forget = useForgetDraft();
  const startAnew = () => {
    for (const id of unsaved.ids) forget.mutate(id);
    unsaved.clear();
    setReplaced(replaced + 1);
  };
  const { submit, isSubmitting } = useSubmitFlow({
    questionnaire,
    unsaved,
    save,
    onProblem: walkTo,
  });
  const submitNow = () => {
    setIsReviewing(false);
    void submit();
  };
  const typeIn = useCallback((changes: TypedChanges) => handle.current?.typeIn(changes), []);
  const takeTheirs = useTakeTheirs(unsaved, stepId, typeIn);

  return (
    <div className="space-y-6">
      {isReadOnly && questionnaire && (
        <SubmittedNotice submittedAt={questionnaire.submittedAt} isNew={wasOpen} unread={reading} />
      )}
      <StepGrid current={stepId} saved={savedSteps} unsaved={unsavedSteps} onChoose={walkTo} />
      <Card as="section" aria-label={messages.steps.step} data-open-step={stepId}>
        <OpenStep
          key={`${stepId}-${replaced}`}
          {...{ stepId, questionnaire, unsaved, handle, save, isSaving }}
          takesFocus={hasWalked}
          disabled={isReadOnly}
          // after the last step the next thing is a look at all of them
          onContinue={() => (next ? walkTo(next) : review.current?.focus())}
          onCleared={startAnew}
        />
        <StepFooter
          onPrevious={previous && (() => walkTo(previous))}
          onNext={next && (() => walkTo(next))}
          isNextMain={!isSectionId(stepId)}
          onSaveStep={() => void handle.current?.save()}
          onReview={() => setIsReviewing(true)}
          review={review}
          onSubmit={submitNow}
          {...{ isSaving, isSubmitting }}
          isSubmitted={isReadOnly}
        />
        {/* under the buttons: what comes and goes moves none of them */}
        {!isReadOnly && <ReadingNotice key={stepId} className="mt-4" />}
      </Card>
      {!isReadOnly && <DebugPanel onFilled={startAnew} />}
      {isReviewing && (
        <ReviewDialog
          questionnaire={questionnaire}
          notice={!isReadOnly && <ReadingNotice className="mb-4" />}
          onSubmit={isReadOnly ? undefined : submitNow}
          onChange={walkTo}
          onClose={() => setIsReviewing(false)}
        />
      )}
      {stale && (
        <ConflictDialog
          conflicts={stale.conflicts}
          onClose={settleStale}
          onKeep={(theirs) => {
            takeTheirs(theirs);
            settleStale();
            void handle.current?.save();
          }}
        />
      )}
      <LeaveWarning hasUnsaved={unsaved.ids.length > 0} />
    </div>
  );
}
