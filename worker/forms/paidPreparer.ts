/** Who prepared a return for money: not the client, but the accountant the client has. */
import type { DerivedRule, FieldRule } from '../understanding/formDefinition.ts';

const firmsName = 'firm’s name';

export const paidPreparer: readonly FieldRule[] = [
  { to: ['fields.preparerName'], as: 'personName', where: [{ below: 'preparer’s name', depth: 24 }] },
  {
    to: ['fields.preparerFirm'],
    as: 'businessName',
    where: [{ right: firmsName }, { below: firmsName, depth: 18 }],
  },
  { to: ['fields.preparerPhone'], as: 'phone', where: [{ right: 'phone no', beside: firmsName }] },
];

const answers = (field: string): DerivedRule[] => {
  const when = { field, isGiven: true } as const;
  return [
    { to: 'businessInfo.hasAccountant', value: true, when, use: 'suggestion' },
    {
      to: 'businessInfo.accountantInfo.name',
      value: { allOf: ['fields.preparerName', 'fields.preparerFirm'] },
      when,
      use: 'suggestion',
    },
  ];
};

export const hasAccountant: readonly DerivedRule[] = [
  ...answers('fields.preparerFirm'),
  ...answers('fields.preparerName'),
  {
    to: 'businessInfo.accountantInfo.contact',
    value: { sameAs: 'fields.preparerPhone' },
    when: { field: 'fields.preparerPhone', isGiven: true },
    use: 'suggestion',
  },
];
