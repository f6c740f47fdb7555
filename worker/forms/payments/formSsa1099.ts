/** Form SSA-1099, Social Security Benefit Statement. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { TargetPath } from '#domain/documents/extraction';

const amount = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'statedMoney',
  where: labels.map((below) => ({ below, depth: 26 })),
});

export const formSsa1099: FormDefinition = {
  name: 'SSA-1099',
  documentType: '1099-form',
  hasTaxYear: true,
  identity: ['fields.recipientTin'],
  signs: [
    {
      needs: 3,
      anyOf: ['social security benefit statement', 'benefits repaid to ssa'],
      of: [
        'social security benefit statement',
        'benefits paid in',
        'benefits repaid to ssa',
        'net benefits for',
        "beneficiary's social security number",
      ],
    },
  ],
  fields: [
    {
      to: ['primaryPerson.fullName', 'fields.recipientName'],
      as: 'personName',
      where: [{ below: 'box 1 name', depth: 26 }],
    },
    {
      to: ['primaryPerson.ssn', 'fields.recipientTin'],
      as: 'ssn',
      where: [
        { below: "box 2 beneficiary's social security number", depth: 26 },
        { below: "beneficiary's social security number", depth: 26 },
      ],
    },
    {
      to: addressPaths('primaryPerson.homeAddress'),
      as: 'address',
      where: [{ below: 'box 7 address', depth: 60 }],
    },
    amount('fields.benefitsPaid', 'box 3 benefits paid in', 'benefits paid in'),
    amount('fields.benefitsRepaid', 'box 4 benefits repaid to ssa', 'benefits repaid to ssa'),
    amount('fields.netBenefits', 'box 5 net benefits for', 'net benefits for'),
    amount(
      'fields.federalIncomeTaxWithheld',
      'box 6 voluntary federal income tax withheld',
      'voluntary federal income tax withheld',
      'voluntary federal income tax',
    ),
  ],
  checks: [
    {
      plus: ['fields.benefitsPaid'],
      minus: ['fields.benefitsRepaid'],
      blank: ['fields.benefitsRepaid'],
      gives: 'fields.netBenefits',
      within: 0.01,
    },
  ],
  otherLabels: ['description of amount in box', 'claim number', 'do not return this form'],
};
