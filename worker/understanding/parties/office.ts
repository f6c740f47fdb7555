/** Offices that write to people: they grant licences and send returns back. */
import type { Word } from '../../reading/page.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { textOf } from '../values/runs.ts';

const OFFICE =
  /^(?:the )?(?:city|county|town|village|state|commonwealth) of\b|\b(?:department|division|bureau|commission(?:er)?|clerk|collector|treasurer|revenue)(?: of\b|$)|(?<!\b(?:law|tax|home|box|post|dental|medical|doctor'?s|insurance|accounting) )\boffice$/i;

/** Of a bank or of an employer, and what every form of the IRS bears. */
const NO_OFFICE =
  /\b(?:customers?|clients?|members?|cards?|loans?|deposits?|trust|fraud|payroll|human|treasury|internal)\b/i;

/** `Autauga County Probate Office`, `City Clerk`, and not `State of the Art Inc` or `Reyes Law Office`. */
export const isOffice = (words: readonly Word[]): boolean =>
  OFFICE.test(textOf(words)) && !NO_OFFICE.test(textOf(words)) && !hasCompanySuffix(textOf(words));
