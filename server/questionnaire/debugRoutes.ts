/** The doors of the debug tools; with DEBUG_TOOLS=false they answer like calls that do not exist. */
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import type { QuestionnaireBody } from '#domain/questionnaire/questionnaireSchema';
import { AppError } from '#platform/appError';
import { openVault, type Vault } from '#platform/cipher/vault';
import { now } from '#platform/clock';
import { config } from '#platform/config';
import { savePerson } from '#platform/models/person';
import { door, type Visitor } from '../http/door.ts';
import { requireOpen } from './questionnaireService.ts';
import { save } from './saveAnswers.ts';
import { testBusinessInfo, testPersonalInfo, testPrimary, testSpouse } from './testData.ts';

// eslint-disable-next-line @typescript-eslint/require-await -- a door's `before` is asynchronous; this one has nothing to wait for
async function requireDebugTools(_visitor: Visitor): Promise<void> {
  if (!config().hasDebugTools) throw new AppError(404, 'NO_SUCH_CALL', messages.http.noSuchCall);
}
const options = { before: requireDebugTools };

async function createTestPeople(vault: Vault): Promise<void> {
  await requireOpen(vault);
  const sourceDocument = {
    documentId: '',
    documentType: 'personal-tax-return',
    extractedAt: now().toISOString(),
  } as const;
  await savePerson(vault, 'primary', { person: testPrimary, sources: {}, sourceDocument });
  await savePerson(vault, 'spouse', { person: testSpouse, sources: {}, sourceDocument });
}

/** Test values win over whatever stands there, as a person's own typing would. */
const populate = async ({ user }: Visitor, sections: Partial<QuestionnaireBody>) => ({
  questionnaire: await save(openVault(user), sections as QuestionnaireBody),
});

export const debugRoutes = [
  door(
    API.populatePersonalTest,
    ({ visitor }) => populate(visitor, { personalInfo: testPersonalInfo }),
    options,
  ),
  door(
    API.populateBusinessTest,
    ({ visitor }) => populate(visitor, { businessInfo: testBusinessInfo }),
    options,
  ),
  door(
    API.createTestPeople,
    async ({ visitor }) => {
      await createTestPeople(openVault(visitor.user));
      return { message: messages.questionnaire.testPeople };
    },
    options,
  ),
];
