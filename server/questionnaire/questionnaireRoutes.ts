/** The doors of the questionnaire. */
import { API } from '#domain/api';
import { openVault } from '#platform/cipher/vault';
import { door } from '../http/door.ts';
import type { PresentedQuestionnaire } from './presentQuestionnaire.ts';
import { readQuestionnaire, readStatus, save, submit } from './questionnaireService.ts';

const etag = ({ questionnaire }: { questionnaire: PresentedQuestionnaire | null }) =>
  questionnaire ? `"${questionnaire.rev}"` : undefined;
/** `"12"` or `W/"12"` (a proxy may weaken it). */
const revisionOf = (ifMatch: string | undefined) => {
  const digits = /^(?:W\/)?"(\d{1,12})"$/.exec(ifMatch ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
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
];
