/** What a section of the questionnaire is: an id, a title and a list of plain questions. */
import type { Field, ValuesOf } from '../fields/field.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  /** One calm sentence under the title: why we ask, what to have ready. */
  readonly intro: string;
  readonly fields: readonly Field[];
}
export type SectionValues<S extends Section> = ValuesOf<S['fields']>;
