/** The registry of sections, in the order of the steps: one line per section. */
import type { PathsOf, Values } from '../fields/field.ts';
import type { Section, SectionValues } from './section.ts';
import { additionalInfo } from './sections/additionalInfo.ts';
import { bankingFinancials } from './sections/bankingFinancials.ts';
import { bookkeepingPreferences } from './sections/bookkeepingPreferences.ts';
import { businessInfo } from './sections/businessInfo.ts';
import { employmentStatus } from './sections/employmentStatus.ts';
import { legalCompliance } from './sections/legalCompliance.ts';
import { officeDetails } from './sections/officeDetails.ts';
import { personalInfo } from './sections/personalInfo.ts';
import { taxPreferences } from './sections/taxPreferences.ts';
import { vehicleUse } from './sections/vehicleUse.ts';

export const SECTIONS = [
  personalInfo,
  employmentStatus,
  businessInfo,
  officeDetails,
  vehicleUse,
  bankingFinancials,
  taxPreferences,
  bookkeepingPreferences,
  legalCompliance,
  additionalInfo,
] as const satisfies readonly Section[];

type AnySection = (typeof SECTIONS)[number];
export type SectionId = AnySection['id'];
export const SECTION_IDS: readonly SectionId[] = SECTIONS.map((section) => section.id);

/** Exact stored values of every section, keyed by section id. */
export type Sections = { [S in AnySection as S['id']]: SectionValues<S> };
/** Sections somebody saved or an extraction filled; a section nobody saved is absent. */
export type SavedSections = Partial<Record<SectionId, Values>>;
/** A leaf of the questionnaire: `personalInfo.homeAddress.street`. A misspelt one does not compile. */
export type SectionPath = PathsOf<Sections>;

/** Section of an id; the id is known to exist. */
export function sectionOf(id: SectionId): Section {
  return SECTIONS[SECTION_IDS.indexOf(id)] as Section;
}

/** Is this text the id of a section? */
export function isSectionId(id: string): id is SectionId {
  return (SECTION_IDS as readonly string[]).includes(id);
}
