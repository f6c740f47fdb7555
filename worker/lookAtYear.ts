/** Reads a form's year alone where it is printed in large, hollow or two-coloured digits that a page's reading makes letters of. */
import type { Box } from '#domain/documents/extraction';
import type { SourcePage } from './reading/sourceDocument.ts';
import type { MappedSheet } from './understanding/locate/cells.ts';
import type { FormDefinition, LargeYear } from './understanding/formDefinition.ts';
import { findTaxYear, isToCome } from './understanding/years/taxYear.ts';

/** Points: how much room the large digits take beside or below their label, without the rules around them. */
const WIDE = 140;
const HALF_HIGH = 11.5;
const BELOW = { right: 60, top: 12, bottom: 38 };

function boxOf({ sheet, landmarks }: MappedSheet, { beside, below }: LargeYear): Box | null {
  const label = landmarks.find((landmark) => landmark.label === (beside ?? below))?.box;
  if (!label) return null;
  const middle = (label.y0 + label.y1) / 2;
  const box = beside
    ? { x0: label.x1 + 2, x1: label.x1 + WIDE, y0: middle - HALF_HIGH, y1: middle + HALF_HIGH }
    : {
        x0: label.x0,
        x1: label.x0 + BELOW.right,
        y0: label.y1 + BELOW.top,
        y1: label.y1 + BELOW.bottom,
      };
  return { ...box, x1: Math.min(box.x1, sheet.width), y1: Math.min(box.y1, sheet.height) };
}

/** The maps, the first of them with the year where only this look saw it. */
export async function lookAtYear(
  source: SourcePage,
  form: FormDefinition,
  maps: readonly MappedSheet[],
): Promise<readonly MappedSheet[]> {
  const [first, ...others] = maps;
  if (!form.largeYear || first?.sheet.source !== 'ocr') return maps;
  if (findTaxYear(maps.map(({ sheet }) => sheet)) !== null) return maps;
  const box = boxOf(first, form.largeYear);
  if (!box) return maps;
  const [answer] = await source.readRegions([{ ...box, holds: 'largeWord' }]);
  const [, year] = /^(20[1-4]\d)$/.exec(answer?.words.map(({ text }) => text).join('') ?? '') ?? [];
  return year && !isToCome(Number(year)) ? [{ ...first, largeYear: Number(year) }, ...others] : maps;
}
