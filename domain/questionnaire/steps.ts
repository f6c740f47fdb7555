/** The eleven steps of onboarding: document upload (optional), then one step per section. */
import { SECTIONS, type SectionId } from './sections.ts';

export type StepId = 'documentUpload' | SectionId;
export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly isOptional: boolean;
}

export const STEPS: readonly Step[] = [
  { id: 'documentUpload', title: 'Document Upload', isOptional: true },
  ...SECTIONS.map(({ id, title }) => ({ id, title, isOptional: false })),
];
