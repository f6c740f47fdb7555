/** What payroll providers call the amounts of a Form W-2: the short words of its boxes, put together as they put them. */

/** `Soc. Sec. Taxable Wages`: each of the first words with each of the others. */
const named = (names: readonly string[], ...words: readonly string[]): string[] =>
  names.flatMap((name) => words.map((word) => `${name} ${word}`));

/** `W/H`, `WH` and `w/h` are one to the reader. */
const WITHHELD = ['w/h', 'withheld', 'withholding'];
/** What a tax is called, with what was done with it. */
const TAX_WITHHELD = [...WITHHELD, ...named(['tax'], ...WITHHELD), 'taxes withheld'];
export const INCOME_TAX = [...TAX_WITHHELD, ...named(['income tax', 'inc tax'], ...WITHHELD), 'inc tax'];

/** With the words of the box behind them: the label of box 1 may begin so, too. */
const WAGES = ['wages', 'taxable wages', 'wages tips', 'wages and tips'];

const FEDERAL = ['federal', 'fed'];
/** Not `FICA` alone, which holds both taxes. */
const SOCIAL_SECURITY = [
  'social security',
  'social sec',
  'soc security',
  'soc sec',
  'ss',
  'oasdi',
  'social security/oasdi',
  'social security (oasdi)',
  'fica ss',
];
const MEDICARE = ['medicare', 'med', 'medi', 'mcare', 'fica medicare', 'fica med', 'medicare (hi)'];

/** Names that begin a line or a column: `Total SS wages` of many are none of one's. */
export const SHORT_LABELS: Readonly<Record<`fields.${string}`, readonly string[]>> = {
  'fields.wages': [
    ...named([...FEDERAL, 'fit'], ...WAGES, 'income tax wages'),
    'wages tips',
    'wages and tips',
    'wages and compensation',
    'wages salaries',
  ],
  'fields.federalIncomeTaxWithheld': [...named(FEDERAL, ...INCOME_TAX), ...named(['fit'], ...WITHHELD)],
  'fields.socialSecurityWages': named(SOCIAL_SECURITY, ...WAGES),
  'fields.socialSecurityTaxWithheld': named(SOCIAL_SECURITY, ...TAX_WITHHELD, 'tax'),
  'fields.medicareWages': named(MEDICARE, ...WAGES),
  'fields.medicareTaxWithheld': named(MEDICARE, ...TAX_WITHHELD, 'tax'),
  // not `st wages`, one letter from `ss wages`
  'fields.stateWages': [...named(['state'], ...WAGES), 'state income tax wages', 'sit wages'],
  'fields.stateIncomeTax': [
    ...named(['state'], ...INCOME_TAX),
    ...named(['sit'], ...WITHHELD),
    'st income tax',
    'st inc tax',
  ],
};

/** Names that are this box's only where nothing of their phrase follows: `Federal tax return` is no tax. */
export const WHOLE_LABELS: typeof SHORT_LABELS = {
  'fields.wages': ['taxable wages', 'wages', '1 wages'],
  'fields.federalIncomeTaxWithheld': named(FEDERAL, 'tax'),
  'fields.stateIncomeTax': ['state tax', 'st tax'],
};

/** All of them but those of the state, which a pay stub has, too; the fuller ones of the boxes are among them. */
export const amountLabels: readonly string[] = [
  'wages tips other',
  ...Object.entries(SHORT_LABELS).flatMap(([to, labels]) => (to.includes('.state') ? [] : labels)),
  ...WHOLE_LABELS['fields.wages']!,
  ...WHOLE_LABELS['fields.federalIncomeTaxWithheld']!,
];
