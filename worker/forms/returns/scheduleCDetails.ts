/** What the smaller lines of Schedule C say about the business: its home office, its miles, its rent, its inventory. */
import type { DerivedRule, FieldRule } from '../../understanding/formDefinition.ts';

const line = (to: `fields.${string}`, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: labels.map((right) => ({ right })),
});
const commuting = 'commuting see instructions';

export const scheduleCDetails: readonly FieldRule[] = [
  line('fields.contractLabor', 'contract labor see instructions', 'contract labor'),
  line('fields.wagesPaid', 'wages less employment credits'),
  line('fields.rentPaid', 'other business property'),
  line('fields.inventoryAtStart', 'inventory at beginning of year'),
  line('fields.inventoryAtEnd', 'inventory at end of year'),
  line('fields.homeSize', 'total square footage of (a) your home'),
  line('fields.homeOfficeSize', 'the part of your home used for business'),
  { to: ['fields.businessMiles'], as: 'rowMoney', where: [{ right: 'a business', beside: commuting }] },
  line('fields.commutingMiles', commuting),
  { to: ['fields.otherMiles'], as: 'rowMoney', where: [{ right: 'c other', beside: commuting }] },
];

const over0 = (field: string) => ({ field, over: 0 }) as const;

/** Square feet of the home and of the office in it: Form 8829 asks for them, too. */
export const homeOfficeAnswers: readonly DerivedRule[] = [
  { to: 'officeDetails.hasHomeOffice', value: true, when: over0('fields.homeOfficeSize') },
  {
    to: 'officeDetails.homeOfficeSize',
    value: { sameAs: 'fields.homeOfficeSize' },
    when: over0('fields.homeOfficeSize'),
  },
  {
    to: 'officeDetails.homeOfficeUsage',
    value: { percent: 'fields.homeOfficeSize', of: ['fields.homeSize'] },
    when: over0('fields.homeSize'),
  },
];

/** Miles of the year by their purpose: Form 4562 asks for them, too. */
export const vehicleAnswers: readonly DerivedRule[] = [
  { to: 'vehicleUse.hasBusinessVehicle', value: true, when: over0('fields.businessMiles') },
  {
    to: 'vehicleUse.annualBusinessMiles',
    value: { sameAs: 'fields.businessMiles' },
    when: over0('fields.businessMiles'),
  },
  {
    to: 'vehicleUse.businessUsePercentage',
    value: {
      percent: 'fields.businessMiles',
      of: ['fields.businessMiles', 'fields.commutingMiles', 'fields.otherMiles'],
    },
    when: over0('fields.businessMiles'),
  },
];

export const scheduleCAnswers: readonly DerivedRule[] = [
  {
    to: 'bankingFinancials.hasPayroll',
    value: true,
    when: over0('fields.wagesPaid'),
    use: 'suggestion',
  },
  { to: 'bankingFinancials.hasInventory', value: true, when: over0('fields.inventoryAtEnd') },
  { to: 'bankingFinancials.hasInventory', value: true, when: over0('fields.inventoryAtStart') },
  ...homeOfficeAnswers,
  {
    to: 'officeDetails.officeRent',
    value: { sameAs: 'fields.rentPaid', times: 1 / 12 },
    when: over0('fields.rentPaid'),
    use: 'suggestion',
  },
  ...vehicleAnswers,
  {
    to: 'taxPreferences.needs1099Help',
    value: true,
    when: { field: 'fields.paymentsRequiring1099', is: 'Yes' },
    use: 'suggestion',
  },
];
