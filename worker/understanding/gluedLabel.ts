/** Labels whose words a file prints without spaces between them: `Homephone`, `Dateofbirth`. */
import type { Word } from '../reading/page.ts';
import { foldLetters } from './letters.ts';
import { COUPLE, labelOf } from './values/askedLabels.ts';
import { textOf } from './values/runs.ts';

const LABELS = [
  'date of birth',
  'birth date',
  'occupation',
  'home phone',
  'work phone',
  'cell phone',
  'mobile phone',
  'daytime phone',
  'phone number',
  'telephone',
  'e-mail',
  'e-mail address',
  'mailing address',
  'home address',
  'street address',
  'filing status',
  'dependents',
  'dependents claimed',
  'social security number',
];
const FOLDED = new Set(LABELS.map(foldLetters));

/** What is asked of somebody, and no answer. */
export const isLabelOfPerson = (run: readonly Word[]): boolean =>
  labelOf(COUPLE, textOf(run)) !== null || FOLDED.has(foldLetters(textOf(run).replace(/:$/, '')));
