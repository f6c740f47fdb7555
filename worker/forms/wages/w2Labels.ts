/** What the boxes of a Form W-2 are called by the IRS and by payroll providers. */

export const ssnLabels = [
  "employee's social security number",
  "employee's ssa number",
  "employee's soc sec number",
  "employee's soc sec no",
  "employee's ssn",
  "employee's social security no",
  'employee social security number',
  'employee social security no',
  'social security number',
  'social security no',
  // narrow copies, four to a sheet; without its letter it is nearly `Soc. Sec. (Box 3)` of an earnings summary
  'soc sec number',
  'a soc sec no',
  'ss number',
  'emp ssn',
  'empl ssn',
  'ssn',
];
const EMPLOYERS = ["employer's", 'employer', 'emplr', 'empl', 'company'];
const NUMBERS = [
  'id number',
  'id no',
  'id',
  // narrow copies print the rest of the label on a second line
  'fed id',
  'federal id',
  'fed id number',
  'federal id number',
  'ein',
  'fein',
  'tax id',
  'tax id number',
  'fed tax id',
  'federal tax id',
  'identification',
  'ident',
];
export const einLabels = [
  ...EMPLOYERS.flatMap((who) => NUMBERS.map((number) => `${who} ${number}`)),
  'employer identification number',
  'federal ein',
  'federal employer id',
  'federal employer identification',
  'federal identification',
  'fed identification',
  'federal tax id',
  'fed tax id',
  'fein',
  'ein',
  // where payroll programs print all boxes as lines of text
  'fed id',
  'fed id no',
  'federal id',
  'federal id no',
];
/** Box 1, which every copy shows once. */
export const wages = [
  'wages tips other compensation',
  'wages tips and other compensation',
  'wages tips other comp',
  'wages tips and other comp',
  'wages tips comp',
  '1 wages tips other',
];
/** Box 13: three boxes of their own. */
export const BOX_13: Readonly<Record<`fields.${string}`, readonly string[]>> = {
  'fields.statutoryEmployee': ['statutory employee', 'statutory'],
  'fields.retirementPlan': ['retirement plan', 'retirement'],
  'fields.thirdPartySickPay': ['third-party sick pay', 'third-party'],
};

export const STATE: Readonly<Record<`fields.${string}`, readonly string[]>> = {
  'fields.stateWages': ['state wages tips', 'state wages'],
  // `tax` may stand far below the first line of its label
  'fields.stateIncomeTax': [
    'state income tax',
    'state inc tax',
    'state tax withheld',
    '17 state tax',
    '17 state income',
  ],
};

/** Amounts that answer no question and stay with the document. */
export const KEPT: Readonly<Record<`fields.${string}`, string>> = {
  'fields.socialSecurityTips': 'social security tips',
  'fields.allocatedTips': 'allocated tips',
  'fields.dependentCareBenefits': 'dependent care benefits',
  'fields.nonqualifiedPlans': 'nonqualified plans',
  'fields.localWages': 'local wages tips',
  'fields.localIncomeTax': 'local income tax',
};
