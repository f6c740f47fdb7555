/** Finds the ticked check boxes of a scanned page by their ink, since OCR reads ticks as anything or nothing. */
import type { SourcePage } from './reading/sourceDocument.ts';
import { mapSheet } from './understanding/cells.ts';
import { chooseByInk, optionBoxes } from './understanding/choose.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { findLandmarks } from './understanding/landmarks.ts';
import type { Mark, Sheet } from './understanding/sheet.ts';

/** The sheet with a mark for each choice of the form that the pixels decide. */
export async function lookAtTicks(source: SourcePage, sheet: Sheet, form: FormDefinition): Promise<Sheet> {
  if (sheet.source !== 'ocr' || !form.choices) return sheet;
  const marks: Mark[] = [];
  for (const rule of form.choices) {
    const labels = rule.options.flatMap((option) => option.labels);
    const options = optionBoxes(mapSheet(sheet, findLandmarks(sheet, labels)), rule);
    if (options.length < 2) continue;
    const shares = await source.inkShares(options.map((option) => option.box));
    const ticked = chooseByInk(options, shares);
    if (ticked) marks.push({ box: ticked.box, isTicked: true });
  }
  return { ...sheet, marks: [...sheet.marks, ...marks] };
}
