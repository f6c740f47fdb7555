/** The registry of forms, one line each, in the order of their rank: where forms contradict each other the earlier one wins. */
import type { FormDefinition } from '../understanding/formDefinition.ts';
import { accountTranscript } from './accountTranscript.ts';
import { articlesOfIncorporation, articlesOfOrganization } from './articles.ts';
import { bankStatement } from './bankStatement.ts';
import { businessLicense } from './businessLicense.ts';
import { clientDataSheet } from './clientDataSheet.ts';
import { summary1065, summary1120, summary1120s } from './businessSummary.ts';
import { clientIntake } from './clientIntake.ts';
import { cardStatement } from './cardStatement.ts';
import { einNotice } from './einNotice.ts';
import { firmLetters } from './firmLetter.ts';
import { form1040 } from './form1040.ts';
import { form1040Named } from './form1040Named.ts';
import { form1040V } from './form1040V.ts';
import { form1040X } from './form1040X.ts';
import { form1065 } from './form1065.ts';
import { form1099Consolidated } from './form1099Consolidated.ts';
import { form1099Div } from './form1099Div.ts';
import { form1099G } from './form1099G.ts';
import { form1099Int } from './form1099Int.ts';
import { form1099K } from './form1099K.ts';
import { form1099Misc } from './form1099Misc.ts';
import { form1099Nec } from './form1099Nec.ts';
import { form1099R } from './form1099R.ts';
import { form1120 } from './form1120.ts';
import { form1120s } from './form1120s.ts';
import { form4562 } from './form4562.ts';
import { form8829 } from './form8829.ts';
import { eFileSheet, form8879 } from './form8879.ts';
import { form8879OfFirms } from './form8879OfFirms.ts';
import { formSsa1099 } from './formSsa1099.ts';
import { goodStanding } from './goodStanding.ts';
import { mainInformationSheet } from './mainInformationSheet.ts';
import { returnLetter } from './returnLetter.ts';
import { returnTranscript } from './returnTranscript.ts';
import { scheduleC } from './scheduleC.ts';
import { scheduleCSummary } from './scheduleCSummary.ts';
import { scheduleK1Of1065, scheduleK1Of1120S } from './scheduleK1.ts';
import { taxSummary } from './taxSummary.ts';
import { w2 } from './w2.ts';
import { w2c } from './w2c.ts';
import { wageTranscript } from './wageTranscript.ts';

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
