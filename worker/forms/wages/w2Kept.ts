/** What a Form W-2 says besides the boxes that answer questions: its check boxes, and what is kept with the document. */
import type { TargetPath } from '#domain/documents/extraction';
import type { ChoiceRule, FieldRule } from '../../understanding/formDefinition.ts';
import { below, beside } from './w2Places.ts';
import { BOX_13, KEPT } from './w2Labels.ts';

/** Check boxes. */
export const w2Choices: readonly ChoiceRule[] = Object.entries(BOX_13).map(([to, labels]): ChoiceRule => ({
  to: [to as TargetPath],
  options: [{ labels, value: 'Yes' }],
  isBelow: true,
  among: Object.values(BOX_13),
}));

/** Boxes that answer no question. */
export const w2Kept: readonly FieldRule[] = [
  ...Object.entries(KEPT).map(([to, label]): FieldRule => ({
    to: [to as TargetPath],
    as: 'statedMoney',
    where: beside([label]),
  })),
  ...['12a', '12b', '12c', '12d'].map((box): FieldRule => ({
    to: [`fields.box${box}`],
    as: 'codedAmount',
    where: [
      { below: box, depth: 24 },
      { right: box },
      { right: `${box} code` },
      // its number belongs to the words it stands before
      ...(box === '12a' ? below('see instructions for box 12') : []),
    ],
  })),
  { to: ['fields.controlNumber'], as: 'code', where: [{ below: 'control number', depth: 24 }] },
  { to: ['fields.other'], as: 'text', where: [{ below: '14 other', depth: 24 }] },
  { to: ['fields.employerStateId'], as: 'code', where: [{ below: "employer's state id", depth: 26 }] },
  { to: ['fields.localityName'], as: 'city', where: [{ below: 'locality name', depth: 26 }] },
];
