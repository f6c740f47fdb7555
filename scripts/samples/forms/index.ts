/** Every document the repository can draw: one line each. */
import type { DrawForm } from '../sample.ts';
import { drawBannerStatement, drawListStatement } from './bankStatement.ts';
import { drawCertificate, drawLicenceTable } from './businessLicence.ts';
import { ALL_STATEMENT_LAYOUTS, bankStatementLayout } from './bankStatementLayout.ts';
import { ALL_LICENCE_LAYOUTS, businessLicenceLayout } from './businessLicenceLayout.ts';
import { businessReturn } from './businessReturn.ts';
import { form1040 } from './form1040.ts';
import { form1040Summary } from './form1040Summary.ts';
import { form1099 } from './form1099.ts';
import { form1099Letter } from './form1099Letter.ts';
import { consolidated1099, CONSOLIDATED_LAYOUTS } from './consolidated1099.ts';
import { drawScheduleC } from './scheduleC.ts';
import { scheduleK1 } from './scheduleK1.ts';
import { SUMMARY_LAYOUTS, summaryLayout } from './summaryLayouts.ts';
import { drawW2Irs } from './w2Irs.ts';
import { w2Layout, W2_LAYOUTS } from './w2Layouts.ts';
import { drawW2FourUp, drawW2Single } from './w2Payroll.ts';

export interface SampleForm {
  /** Names the layout; part of the file name. */
  readonly layout: string;
  readonly draw: DrawForm;
  /** Has an edition with form fields, as the IRS publishes it. */
  readonly isFillable?: boolean;
}

const namesOf = <T extends object>(layouts: T) => Object.keys(layouts) as (keyof T & string)[];

export const SAMPLE_FORMS: readonly SampleForm[] = [
  { layout: 'w2-irs', draw: drawW2Irs, isFillable: true },
  { layout: '1040-2018', draw: form1040(2018), isFillable: true },
  { layout: '1040-2019', draw: form1040(2019), isFillable: true },
  { layout: '1040-sr-2019', draw: form1040(2019, undefined, true), isFillable: true },
  { layout: '1040-2021', draw: form1040(2021), isFillable: true },
  { layout: '1040-sr-2022', draw: form1040(2022, undefined, true), isFillable: true },
  { layout: '1040-2025', draw: form1040(2025), isFillable: true },
  { layout: '1040-sr-2025', draw: form1040(2025, undefined, true), isFillable: true },
  { layout: '1040-2020', draw: form1040(2020), isFillable: true },
  { layout: '1040-2022', draw: form1040(2022), isFillable: true },
  { layout: '1040-2023', draw: form1040(2023), isFillable: true },
  { layout: '1040-2024', draw: form1040(2024), isFillable: true },
  { layout: '1040-2024-joint', draw: form1040(2024, 'Married filing jointly'), isFillable: true },
  { layout: '1040-summary', draw: form1040Summary(2023) },
  { layout: 'w2-payroll', draw: drawW2Single },
  { layout: 'w2-four-up', draw: drawW2FourUp },
  { layout: '1099-nec', draw: form1099('1099-NEC'), isFillable: true },
  { layout: '1099-misc', draw: form1099('1099-MISC'), isFillable: true },
  { layout: '1099-int', draw: form1099('1099-INT'), isFillable: true },
  { layout: '1099-div', draw: form1099('1099-DIV'), isFillable: true },
  { layout: '1099-k', draw: form1099('1099-K'), isFillable: true },
  { layout: '1099-r', draw: form1099('1099-R'), isFillable: true },
  { layout: '1099-int-letter', draw: form1099Letter('1099-INT') },
  { layout: '1099-div-letter', draw: form1099Letter('1099-DIV') },
  { layout: 'schedule-c', draw: drawScheduleC, isFillable: true },
  { layout: '1120', draw: businessReturn('1120'), isFillable: true },
  { layout: '1120-s', draw: businessReturn('1120-S'), isFillable: true },
  { layout: '1065', draw: businessReturn('1065'), isFillable: true },
  { layout: 'k1-1120-s', draw: scheduleK1('1120-S', 2023), isFillable: true },
  { layout: 'k1-1065', draw: scheduleK1('1065', 2024), isFillable: true },
  { layout: 'bank-list', draw: drawListStatement },
  { layout: 'bank-banner', draw: drawBannerStatement },
  ...namesOf(ALL_STATEMENT_LAYOUTS).map((layout) => ({ layout, draw: bankStatementLayout(layout) })),
  { layout: 'licence-certificate', draw: drawCertificate },
  { layout: 'licence-table', draw: drawLicenceTable },
  ...namesOf(ALL_LICENCE_LAYOUTS).map((layout) => ({ layout, draw: businessLicenceLayout(layout) })),
  ...namesOf(W2_LAYOUTS).map((layout) => ({ layout, draw: w2Layout(layout) })),
  ...namesOf(CONSOLIDATED_LAYOUTS).map((layout) => ({ layout, draw: consolidated1099(layout) })),
  ...namesOf(SUMMARY_LAYOUTS).map((layout) => ({ layout, draw: summaryLayout(layout, 2024) })),
];
