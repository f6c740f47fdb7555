/** The doors of the questionnaire. */
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import { openVault } from '#platform/cipher/vault';
import { door } from '../http/door.ts';
import { forgetDraft, keepDraft, readDrafts } from './draftService.ts';
import type { PresentedQuestionnaire } from './presentQuestionnaire.ts';
import { readQuestionnaire, readStatus, submit } from './questionnaireService.ts';
import { save } from './saveAnswers.ts';
import { readSnapshots, undo } from './snapshotService.ts';

const etag = ({ questionnaire }: { questionnaire: PresentedQuestionnaire | null }) =>
  questionnaire ? `"${questionnaire.rev}"` : undefined;
/** What no questionnaire ever was at: a save on top of it is answered with 409 and overwrites nothing. */
const NO_REVISION = -1;
/** `"12"` or `W/"12"` (a proxy may weaken it); `*` is whatever stands there. */
const revisionOf = (ifMatch: string | undefined) => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,12})"$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? NO_REVISION : Number(digits);
};

export const questionnaireRoutes = [
  door(API.questionnaireStatus, async ({ visitor }) => ({
    ...(await readStatus(openVault(visitor.user))),
  })),
  door(
    API.getQuestionnaire,
    async ({ visitor }) => ({
      questionnaire: await readQuestionnaire(openVault(visitor.user)),
    }),
    { etag },
  ),
  door(
    API.saveQuestionnaire,
    async ({ visitor, body, ifMatch }) => ({
      questionnaire: await save(openVault(visitor.user), body, body.rev ?? revisionOf(ifMatch)),
    }),
    { etag },
  ),
  door(
    API.submitQuestionnaire,
    async ({ visitor }) => ({ questionnaire: await submit(openVault(visitor.user)) }),
    { etag },
  ),
  door(API.listSnapshots, async ({ visitor }) => ({
    snapshots: await readSnapshots(openVault(visitor.user)),
  })),
  door(
    API.undoSnapshot,
    async ({ visitor, params }) => ({
      questionnaire: await undo(openVault(visitor.user), params.snapshotId),
    }),
    { etag },
  ),
  door(API.listDrafts, async ({ visitor }) => ({ drafts: await readDrafts(openVault(visitor.user)) })),
  door(API.saveDraft, async ({ visitor, params, body }) => ({
    savedAt: await keepDraft(openVault(visitor.user), params.sectionId, body.values),
  })),
  door(API.deleteDraft, async ({ visitor, params }) => {
    await forgetDraft(openVault(visitor.user), params.sectionId);
    return { message: messages.questionnaire.draftForgotten };
  }),
];
