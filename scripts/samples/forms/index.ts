/** Every document the repository can draw: one line each. */
import type { DrawForm } from '../sample.ts';
import { form1040 } from './form1040.ts';
import { drawW2Irs } from './w2Irs.ts';

export interface SampleForm {
  /** Names the layout; part of the file name. */
  readonly layout: string;
  readonly draw: DrawForm;
  /** Has an edition with form fields, as the IRS publishes it. */
  readonly isFillable?: boolean;
}

export const SAMPLE_FORMS: readonly SampleForm[] = [
  { layout: 'w2-irs', draw: drawW2Irs, isFillable: true },
  { layout: '1040-2020', draw: form1040(2020), isFillable: true },
  { layout: '1040-2022', draw: form1040(2022), isFillable: true },
  { layout: '1040-2023', draw: form1040(2023), isFillable: true },
  { layout: '1040-2024', draw: form1040(2024), isFillable: true },
  { layout: '1040-2024-joint', draw: form1040(2024, 'Married filing jointly'), isFillable: true },
];
