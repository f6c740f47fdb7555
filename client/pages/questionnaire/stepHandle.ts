/** What the page can ask of the form of the open step. */
import type { TypedChanges } from '../../fields/typedChanges.ts';

export interface StepHandle {
  /** Checks and saves the step as Save Step does; resolves with whether it is saved. */
  save: () => Promise<boolean>;
  /** Types values in, as a person would. */
  typeIn: (values: TypedChanges) => void;
}
