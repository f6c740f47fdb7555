/** Form 1099-G, Certain Government Payments. */
import { form1099 } from './family1099.ts';

export const form1099G = form1099(
  '1099-G',
  ['certain government payments', 'unemployment compensation'],
  {
    'fields.unemploymentCompensation': ['unemployment compensation'],
    'fields.stateTaxRefund': [
      'state or local income tax refunds credits or offsets',
      // where the box breaks its label
      'state or local income tax refunds credits',
      'state or local income tax refunds',
      'state or local income tax',
    ],
    'fields.rtaaPayments': ['rtaa payments'],
    'fields.taxableGrants': ['taxable grants'],
    'fields.agriculturePayments': ['agriculture payments'],
  },
  [],
  ['box 2 amount is for tax year', 'market gain', 'trade or business income'],
);
