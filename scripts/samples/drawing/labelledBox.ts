/** A box as the IRS rules it: thin frame, number and small label at its top, the value below. */
import type { Sheet } from './sheet.ts';
import type { Rect, RuleStyle, ValueStyle } from './styles.ts';

export interface LabelledBox extends Rect {
  /** `1`, `12a`; printed bold before the label. */
  readonly number?: string;
  readonly label: string;
  readonly value?: string;
  readonly align?: ValueStyle['align'];
  readonly hasLines?: boolean;
  readonly hasDollar?: boolean;
  readonly frame?: RuleStyle;
  readonly labelSize?: number;
  /** The tooltip, where it says more than number and label. */
  readonly spoken?: string;
}

export function drawLabelledBox(sheet: Sheet, box: LabelledBox): void {
  sheet.frame(box, box.frame);
  const labels = box.label.split('\n');
  const size = fittingSize(sheet, box, labels);
  const indent = box.number ? sheet.widthOf(box.number, size, 'bold') + size * 0.7 : 0;
  if (box.number) sheet.print(box.number, box.x + 3, box.y + size + 1.5, { size, font: 'bold' });
  labels.forEach((line, row) =>
    sheet.print(line, box.x + 3 + indent, box.y + size + 1.5 + row * (size + 1), { size }),
  );
  if (box.hasDollar) sheet.print('$', box.x + 3, box.y + box.h - 4, { size: 8 });
  if (box.value === undefined) return;
  const under = labels.length * (size + 1) + 2;
  const inset = box.hasDollar ? 10 : 1;
  const free = box.h - under - 1;
  const height = box.hasDollar ? Math.min(13, free) : free; // amounts stand at the foot, beside their $
  const rect = { x: box.x + inset, y: box.y + box.h - 1 - height, w: box.w - inset - 2, h: height };
  const label = box.spoken ?? [box.number, box.label].filter(Boolean).join('. ').replaceAll('\n', ' ');
  sheet.value(rect, box.value, { label, align: box.align, hasLines: box.hasLines });
}

/** Long labels are set smaller, as the IRS does, never into the next box. */
function fittingSize(
  sheet: Sheet,
  { labelSize = 6.5, number, w }: LabelledBox,
  labels: readonly string[],
): number {
  const widest = Math.max(...labels.map((line) => sheet.widthOf(line, labelSize)));
  const room = w - 5 - (number ? sheet.widthOf(number, labelSize, 'bold') + labelSize * 0.7 : 0);
  return widest <= room ? labelSize : (labelSize * room) / widest;
}
