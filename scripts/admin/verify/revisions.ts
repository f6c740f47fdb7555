/** I6: the revision of a questionnaire counts the accepted saves, and the last ones are kept in order. */
import type { Types } from 'mongoose';
import type { QuestionnaireRow } from '#platform/models/questionnaire';
import { lookAtEach, type Invariant, type Violation } from './invariant.ts';
import { rowsOf } from './storedRows.ts';

const KEPT = 20;

function judge({
  _id,
  rev,
  content,
  history,
}: QuestionnaireRow & { _id: Types.ObjectId }): Violation | undefined {
  const wrong = (what: string) => ({ collection: 'questionnaires', id: _id.toString(), what });
  const expected = Math.min(rev, KEPT);
  if (!Number.isInteger(rev) || rev < 1) return wrong('its revision is no count');
  if (history.length !== expected) return wrong(`keeps ${history.length} revisions instead of ${expected}`);
  if (history.some((kept, index) => kept.rev !== rev - expected + 1 + index))
    return wrong('a revision is missing');
  return history.at(-1)?.content === content ? undefined : wrong('its last revision is not its content');
}

export const revisionsAreComplete: Invariant = {
  id: 'I6',
  sentence: 'Every accepted save is one revision',
  look: async () =>
    await lookAtEach(rowsOf<QuestionnaireRow & { _id: Types.ObjectId }>('questionnaires'), judge),
};
