/** The registry of forms, one line each, in the order of their rank: where forms contradict each other the earlier one wins. */
import type { FormDefinition } from '../understanding/formDefinition.ts';
import { accountTranscript } from './returns/accountTranscript.ts';
import { articlesOfIncorporation, articlesOfOrganization } from './licences/articles.ts';
import { bankStatement } from './statements/bankStatement.ts';
import { businessLicense } from './licences/businessLicense.ts';
import { clientDataSheet } from './summaries/clientDataSheet.ts';
import { summary1065, summary1120, summary1120s } from './businessReturns/businessSummary.ts';
import { clientIntake } from './summaries/clientIntake.ts';
import { cardStatement } from './statements/cardStatement.ts';
import { einNotice } from './einNotice.ts';
import { firmLetters } from './businessReturns/firmLetter.ts';
import { form1040 } from './returns/form1040.ts';
import { form1040Named } from './returns/form1040Named.ts';
import { form1040V } from './returns/form1040V.ts';
import { form1040X } from './returns/form1040X.ts';
import { form1065 } from './businessReturns/form1065.ts';
import { form1099Consolidated } from './payments/form1099Consolidated.ts';
import { form1099Div } from './payments/form1099Div.ts';
import { form1099G } from './payments/form1099G.ts';
import { form1099Int } from './payments/form1099Int.ts';
import { form1099K } from './payments/form1099K.ts';
import { form1099Misc } from './payments/form1099Misc.ts';
import { form1099Nec } from './payments/form1099Nec.ts';
import { form1099R } from './payments/form1099R.ts';
import { form1120 } from './businessReturns/form1120.ts';
import { form1120s } from './businessReturns/form1120s.ts';
import { form4562 } from './returns/form4562.ts';
import { form4868 } from './returns/form4868.ts';
import { form7004 } from './businessReturns/form7004.ts';
import { form8829 } from './returns/form8829.ts';
import { eFileSheet, form8879 } from './returns/form8879.ts';
import { form8879OfFirms } from './businessReturns/form8879OfFirms.ts';
import { formSsa1099 } from './payments/formSsa1099.ts';
import { goodStanding } from './licences/goodStanding.ts';
import { mainInformationSheet } from './summaries/mainInformationSheet.ts';
import { returnLetter } from './summaries/returnLetter.ts';
import { returnTranscript } from './returns/returnTranscript.ts';
import { scheduleC } from './returns/scheduleC.ts';
import { scheduleCSummary } from './returns/scheduleCSummary.ts';
import { scheduleK1Of1065, scheduleK1Of1120S } from './businessReturns/scheduleK1.ts';
import { taxSummary } from './summaries/taxSummary.ts';
import { w2 } from './wages/w2.ts';
import { w2c } from './wages/w2c.ts';
import { wageTranscript } from './wages/wageTranscript.ts';

export const FORMS: readonly FormDefinition[] = [
  form1040,
  form1040Named,
  form1040X,
  form1040V,
  taxSummary,
  clientDataSheet,
  mainInformationSheet,
  returnLetter,
  returnTranscript,
  accountTranscript,
  scheduleC,
  scheduleCSummary,
  form8829,
  form4562,
  form8879,
  eFileSheet,
  form8879OfFirms,
  form4868,
  form7004,
  form1120,
  form1120s,
  form1065,
  summary1120,
  summary1120s,
  summary1065,
  ...firmLetters,
  scheduleK1Of1120S,
  scheduleK1Of1065,
  w2,
  w2c,
  wageTranscript,
  form1099Consolidated,
  form1099Nec,
  form1099Misc,
  form1099Int,
  form1099G,
  form1099Div,
  form1099K,
  form1099R,
  formSsa1099,
  articlesOfOrganization,
  articlesOfIncorporation,
  goodStanding,
  bankStatement,
  cardStatement,
  businessLicense,
  einNotice,
  clientIntake,
];
