/** What was withheld and paid ahead, by the names that programs and preparers give these lines of Form 1040. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { amount, lastNamed, names } from './figureRows.ts';
import { rows } from '../businessReturns/summaryPlaces.ts';

export const paidFigures: readonly FieldRule[] = [
  ...amount(
    'fields.federalTaxWithheld',
    'federal tax withheld',
    'federal income tax withheld',
    'federal income tax withholding',
    'federal tax withholding',
    'federal income taxes withheld',
    'total federal income tax withheld',
    'fed income tax withheld',
    'fed tax withheld',
    'total federal tax withheld',
    // as a row begins, and no sentence
    'less federal income tax withheld',
    'less federal tax withheld',
    'less federal withholding',
    'less income tax withheld',
    'less taxes withheld',
    'less tax withheld',
    'less withholding',
    'total withholding',
    'federal withholding',
  ),
  ...names(
    'fields.federalTaxWithheld',
    ...['w-2 and 1099', 'forms w-2 and 1099', 'forms w-2'].map(
      (forms) => `federal income tax withheld from ${forms}`,
    ),
    'federal tax withheld from your pay',
    'tax withheld by employer',
    'tax withheld by your employer',
    'tax withheld by employers',
    'income tax withheld',
    'federal w/h',
    'fed w/h',
    'fed tax w/h',
    'fed withheld',
    'federal withheld',
    'fed withholding',
    'fed inc tax withheld',
  ),
  // taken off the tax, and printed so: `Tax payments (withholding)   -$6,120`
  {
    to: ['fields.federalTaxWithheld'],
    as: 'unsignedMoney',
    where: rows(['tax payments (withholding)', 'tax payments withholding', 'payments (withholding)']),
    when: { field: 'fields.federalTaxWithheld', isMissing: true },
  },
  lastNamed('fields.federalTaxWithheld', 'tax withheld'),
  lastNamed('fields.federalTaxWithheld', 'taxes withheld'),
  lastNamed('fields.federalTaxWithheld', 'withholding'),
  lastNamed('fields.federalTaxWithheld', 'withheld'),
  ...amount('fields.estimatedTaxPayments', 'estimated tax payments'),
];
