/** How far a questionnaire is: the one computation behind status, dashboard and submit. */
import { SECTION_IDS, type SavedSections, type SectionId } from './sections.ts';

/** Sections with saved content: saved by a person or filled by an extraction. */
export function filledSections(sections: SavedSections): SectionId[] {
  return SECTION_IDS.filter((id) => sections[id] !== undefined);
}

/** Whole percent 0-100: filled sections of ten; the upload step does not count. */
export function completionPercentage(filled: number): number {
  return Math.round((filled / SECTION_IDS.length) * 100);
}
