/** How much larger a form is drawn than the IRS prints it: a photographed slip fills the sheet that is taken for a whole page. */
import { median } from '../../reading/median.ts';
import type { MappedSheet } from './cells.ts';

/** Points: the labels of whole pages are 5.8 to 7.5 high on scans and photos, those of slips 8.9 to 9.8. */
const LABEL_HEIGHT = 7;
/** Labels of other papers are printed larger by less than this. */
const LEAST = 1.2;
const MOST = 1.6;
/** Of fewer labels one in large print may be the median. */
const FEWEST_LABELS = 8;

const known = new WeakMap<MappedSheet, number>();

/** 1 for pages that are not read from pixels and for those in their own size; else the share, up to 1.6, by which points of the sheet are too many. */
export function magnification(map: MappedSheet): number {
  const told = known.get(map);
  if (told !== undefined) return told;
  const share = measure(map);
  known.set(map, share);
  return share;
}

function measure({ sheet, landmarks }: MappedSheet): number {
  if (sheet.source !== 'ocr' || landmarks.length < FEWEST_LABELS) return 1;
  const share = median(landmarks.map(({ box }) => box.y1 - box.y0)) / LABEL_HEIGHT;
  return share < LEAST ? 1 : Math.min(share, MOST);
}
