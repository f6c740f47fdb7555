/** Finds the ticked check boxes of a page by their ink, where neither fields nor printed ticks tell: OCR reads ticks as anything. */
import type { SourcePage } from './reading/sourceDocument.ts';
import { mapSheet, type MappedSheet } from './understanding/locate/cells.ts';
import { chooseByInk, chooseTicked, optionBoxes } from './understanding/locate/choose.ts';
import type { ChoiceRule, FormDefinition } from './understanding/formDefinition.ts';
import { findLandmarks } from './understanding/labels/landmarks.ts';
import type { Mark, Sheet } from './understanding/sheet/sheet.ts';

/** A fillable form says itself what is ticked, and a printed tick may be a letter; some files only draw their ticks. */
const isKnown = (map: MappedSheet, rule: ChoiceRule) =>
  chooseTicked(map, rule) !== null || map.sheet.marks.some((mark) => !mark.isTicked);

/** The sheet with a mark for each choice of the form that the pixels decide. */
export async function lookAtTicks(source: SourcePage, sheet: Sheet, form: FormDefinition): Promise<Sheet> {
  if (!form.choices) return sheet;
  const open = form.choices.flatMap((rule) => {
    if (rule.options.length < 2) return []; // ink tells by comparing boxes
    const labels = rule.options.flatMap((option) => option.labels);
    const map = mapSheet(sheet, findLandmarks(sheet, labels));
    const options = optionBoxes(map, rule);
    return options.length < 2 || isKnown(map, rule) ? [] : [options];
  });
  if (open.length === 0) return sheet;
  const shares = await source.inkShares(open.flat().map((option) => option.box));
  const marks = open.flatMap((options): Mark[] => {
    const ticked = chooseByInk(options, shares.splice(0, options.length));
    return ticked ? [{ box: ticked.box, isTicked: true }] : [];
  });
  return { ...sheet, marks: [...sheet.marks, ...marks] };
}
