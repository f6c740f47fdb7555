/** The pages of a form with its labels found: without what is another year's or another return's, and each copy apart. */
import { allLabels } from './labels/allLabels.ts';
import { borrowLabels } from './recognise/borrowLabels.ts';
import { mapSheet, type MappedSheet } from './locate/cells.ts';
import { withoutCallOuts } from './labels/callOuts.ts';
import { anchorsOf, splitCopies } from './recognise/copies.ts';
import { headsColumn, withoutSummaries, withoutSummary } from './recognise/earningsSummary.ts';
import { withoutExplanations } from './labels/explanations.ts';
import type { FormDefinition } from './formDefinition.ts';
import { ofFederalReturn } from './years/federalColumn.ts';
import { inEnglish } from './sheet/inEnglish.ts';
import { ofFederalSection } from './years/federalSection.ts';
import { findLabels } from './labels/tornLabels.ts';
import { findTaxYear } from './years/taxYear.ts';
import { otherYears } from './years/otherYears.ts';
import { ofLatestYear } from './years/latestYear.ts';
import type { Sheet } from './sheet/sheet.ts';
import { isGrid, unfoldGrids } from './sheet/grids.ts';
import { unfoldPanels } from './sheet/panels.ts';
import { withoutVoided } from './sheet/withoutVoided.ts';
import { withoutPriorYears } from './years/withoutPriorYears.ts';

/** Sheets of a form with their labels found; several copies on a page become sheets of their own. */
export function mapForm(form: FormDefinition, sheets: readonly Sheet[]): MappedSheet[] {
  const labels = allLabels(form);
  return sheets.map(withoutVoided).flatMap((page) => {
    const whole = withoutCallOuts(form, form.hasPanels ? inEnglish(page) : page);
    const latest = form.hasYearColumns || form.mayCompareYears ? ofLatestYear(whole) : whole;
    const sheet = form.hasYearColumns ? ofFederalSection(ofFederalReturn(latest)) : latest;
    const named = withoutExplanations(form, sheet, withoutPriorYears(sheet, findLabels(sheet, labels)));
    const all = withoutSummary(sheet, named, form.copies?.[0]);
    const once = form.copies?.map((labels) =>
      all.filter((landmark) => labels.includes(landmark.label) && !headsColumn(sheet, landmark)),
    );
    const anchors = once ? anchorsOf(once) : [];
    const copies = withoutSummaries(splitCopies(sheet, anchors, all));
    if (copies.length === 1)
      return [
        {
          ...mapSheet(sheet, all),
          others: otherYears(form, whole, all),
          ...withUnfolded(form, sheet, labels),
        },
      ];
    // `2024 W-2 and EARNINGS SUMMARY` above copies that do not say it again
    const year = form.hasTaxYear && whole.source !== 'ocr' ? findTaxYear([whole]) : null;
    return borrowLabels(copies.map((copy) => ({ sheet: copy, landmarks: findLabels(copy, labels) }))).map(
      (copy) => ({ ...mapSheet(copy.sheet, copy.landmarks), ...(year !== null && { largeYear: year }) }),
    );
  });
}

/** The panels of a page one below the other and its grids as lists, where it has some. */
function withUnfolded(form: FormDefinition, page: Sheet, labels: readonly string[]) {
  const inPanels = form.hasPanels && !isGrid(page) ? unfoldPanels(page) : null;
  const sheet = form.hasPanels ? (unfoldGrids(inPanels ?? page) ?? inPanels) : null;
  if (!sheet) return {};
  const named = withoutExplanations(form, sheet, withoutPriorYears(sheet, findLabels(sheet, labels)));
  return { unfolded: mapSheet(sheet, named) };
}
