/** Form 4562: the miles of a vehicle used for business; all its other figures are depreciation. */
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import { vehicleAnswers } from './scheduleCDetails.ts';

/** One vehicle is a value. Several stand in columns, one row each: those are left out. */
const miles = (to: `fields.${string}`, label: string, lastLine: string): FieldRule => ({
  to: [to],
  as: 'money',
  where: [{ right: lastLine }, { right: label, rows: 2 }, { right: label }],
});
const business = 'total business/investment miles driven';
const commuting = 'total commuting miles driven during the year';
const other = 'total other personal noncommuting';

export const form4562: FormDefinition = {
  name: 'Form 4562',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [{ needs: 3, anyOf: [business, commuting], of: ['form 4562', business, commuting, other] }],
  fields: [
    miles('fields.businessMiles', business, 'include commuting miles'),
    miles('fields.commutingMiles', commuting, commuting),
    miles('fields.otherMiles', other, 'miles driven'),
  ],
  derived: vehicleAnswers,
  otherLabels: ['total miles driven during the year', 'was the vehicle available for personal'],
};
