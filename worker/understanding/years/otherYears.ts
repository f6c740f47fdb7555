/** The years beside the latest one that a comparison has columns for, where a question asks for one of them. */
import { mapSheet, type MappedSheet } from '../locate/cells.ts';
import type { FormDefinition } from '../formDefinition.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { ofOtherYear } from './latestYear.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A year and the page with its figures alone. */
export interface OtherYear {
  readonly year: number;
  readonly map: MappedSheet;
}

/** `businessInfo.annualRevenue.year2022`. */
export const OF_YEAR = /\.year(20\d\d)$/;

/** The years that a form's values are kept for and that head a column which is not the latest. */
export function otherYears(
  { hasYearColumns, derived = [] }: FormDefinition,
  sheet: Sheet,
  landmarks: readonly Landmark[],
): OtherYear[] {
  if (!hasYearColumns) return [];
  const years = new Set(derived.flatMap(({ to }) => Number(OF_YEAR.exec(to)?.[1] ?? 0) || []));
  return [...years].flatMap((year) => {
    const own = ofOtherYear(sheet, year);
    return own ? [{ year, map: mapSheet(own, landmarks) }] : [];
  });
}
