/** What was read from a document most recently: which file, when, and whether its figures were validated. */
import { Sparkles } from 'lucide-react';
import { formatDateTime, formatYesNo } from '#domain/format';
import { messages } from '#domain/messages';
import { FactList } from '../../ui/FactList.tsx';
import type { Questionnaire } from '../../features/questionnaire/questionnaire.ts';

type AiExtractedData = NonNullable<Questionnaire['aiExtractedData']>;

export function ExtractionBox({ sourceFile, extractedAt, isValidated }: AiExtractedData) {
  const facts = [
    [messages.submittedView.sourceFile, sourceFile],
    [messages.submittedView.extractedAt, formatDateTime(extractedAt)],
    [messages.submittedView.validated, formatYesNo(isValidated)],
  ] as const;
  return (
    <section
      aria-labelledby="extraction-heading"
      className="rounded-card border border-info-line bg-info-soft p-5 sm:p-6"
    >
      <h2 id="extraction-heading" className="flex items-center gap-2 text-lg font-semibold">
        <Sparkles aria-hidden className="size-5 shrink-0 text-info" />
        {messages.submittedView.extraction}
      </h2>
      <FactList facts={facts} className="mt-3 gap-x-6 gap-y-3 sm:grid-cols-3" />
    </section>
  );
}
