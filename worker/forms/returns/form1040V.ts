/** Form 1040-V, the voucher that goes with the payment of what a Form 1040 leaves owing: who pays, and how much. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** Programs print the block of who pays between the amount and where the payment goes. */
const whoPays: Where[] = [{ between: ['cents', 'internal revenue service'] }];
const ofSpouse = [
  'if a joint return ssn shown second on your return',
  'if a joint return ssn shown second on your',
  'ssn shown second on your return',
];

export const form1040V: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 4,
      mentions: ['1040-v'],
      // a voucher of estimated tax pays for another year
      unlessMentioned: ['1040-es'],
      anyOf: ['amount you are paying by check or money order', 'amount you are paying by check or money'],
      of: [
        'form 1040-v',
        'payment voucher',
        'your social security number',
        ...ofSpouse,
        'do not staple or attach this voucher',
        'department of the treasury',
      ],
    },
  ],
  fields: [
    { to: ['primaryPerson.ssn'], as: 'ssn', where: [{ below: 'your social security number', depth: 36 }] },
    {
      to: ['spousePerson.ssn'],
      as: 'ssn',
      where: ofSpouse.map((below): Where => ({ below, depth: 36 })),
    },
    {
      to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
      as: 'wholePersonBlock',
      where: whoPays,
    },
    { to: ['spousePerson.fullName'], as: 'spouseName', where: whoPays },
    { to: ['fields.amountOwed'], as: 'money', where: [{ right: 'dollars', beside: 'cents' }] },
  ],
  otherLabels: ['cents', 'detach here', 'internal revenue service'],
};
