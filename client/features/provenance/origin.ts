/** Where a pre-filled answer came from, as the server tells it. */
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';

type Questionnaire = NonNullable<AnswerOf<'getQuestionnaire'>['questionnaire']>;
export type Origin = Questionnaire['provenance'][string];
export type Suggestion = Questionnaire['suggestions'][string];
/** What the notes beside answers need of the questionnaire. */
export type Origins = Pick<Questionnaire, 'provenance' | 'suggestions'>;

/** In a few words: `1040, page 1`. */
export const sourceOf = ({ form, page }: Origin) =>
  page > 0 ? messages.provenance.source(form, page) : form;
