/** Rarer names of the figures of a Form 1040: of instructions for filing, of receipts at a counter, and of lists that were checked against the papers. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { named, names } from './figureRows.ts';

export const figuresBesides: readonly FieldRule[] = [
  ...names(
    'fields.federalTaxWithheld',
    'tax withheld from wages',
    'income tax withheld from wages',
    'federal tax withheld from wages',
    'federal taxes withheld',
    // as a row begins, and no sentence
    'payments federal income tax withheld',
    'payments federal tax withheld',
    'payments income tax withheld',
    'payments tax withheld',
  ),
  // `Amount due   Balance due of   $ 705`: of a list, and not of a sentence that a line happens to break
  {
    to: ['fields.amountOwed'],
    as: 'rowMoney',
    where: ['balance due of', 'total due of'].map((right) => ({ right, beside: 'amount due', behind: true })),
    when: { field: 'fields.amountOwed', isMissing: true },
  },
  // `Wages agree to W-2   77,230   RL`
  ...(
    [
      ['fields.wages', 'wages', ['w-2', 'w-2s']],
      ['fields.taxableInterest', 'taxable interest', ['1099-int']],
      ['fields.ordinaryDividends', 'ordinary dividends', ['1099-div']],
      ['fields.federalTaxWithheld', 'federal tax withheld', ['w-2', 'w-2s']],
    ] as const
  ).flatMap(([to, figure, papers]) =>
    papers.flatMap((paper) =>
      ['agree to', 'agrees to', 'per'].flatMap((agrees) =>
        named(to, `${figure} ${agrees} ${paper}`).map((rule): FieldRule => ({
          ...rule,
          when: { field: to, isMissing: true },
        })),
      ),
    ),
  ),
];
