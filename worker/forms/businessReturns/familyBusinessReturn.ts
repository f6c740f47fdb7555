/** What the returns of corporations and partnerships share: the business's head, its receipts, its bottom line. */
import { EIN_LABEL, businessReturnHead } from './businessReturnHead.ts';
import { checksOfReturn, proofsOfReturn } from './businessReturnArithmetic.ts';
import { hasAccountant, paidPreparer } from '../paidPreparer.ts';
import { saidBusinessReturn } from '../said/saidBusinessReturn.ts';
import type { DerivedRule, FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const line = (...labels: string[]): Where[] => labels.map((right) => ({ right }));

const years: DerivedRule[] = ([2022, 2023] as const).flatMap((year) => {
  const when = { field: 'fields.taxYear', is: year };
  return [
    {
      to: `businessInfo.annualRevenue.year${year}` as const,
      value: { sameAs: 'fields.grossReceipts' },
      when,
    },
    { to: `businessInfo.netIncome.year${year}` as const, value: { sameAs: 'fields.netIncome' }, when },
  ];
});

interface Kind {
  readonly name: string;
  readonly title: string;
  readonly businessType: string;
  /** Labels of the line that says what is left: its number moves, its words stay. */
  readonly netIncome: readonly string[];
  readonly signs: readonly string[];
  /** What two of tell that it is another kind's. */
  readonly noneOf?: readonly string[];
  /** What only its page of questions says. */
  readonly page2: readonly string[];
  readonly fields?: readonly FieldRule[];
  readonly otherLabels?: readonly string[];
}

/** Two of these tell a letter that lists the lines of the return it comes with. */
export const OF_LETTER = [
  'sincerely',
  'very truly yours',
  'we thank you',
  'thank you for',
  'enclosed is',
  'enclosed are',
  'we have prepared',
];

/** What is left to partners and shareholders, on the forms until 2003 in the second words. */
export const ORDINARY_INCOME = [
  'ordinary business income',
  'ordinary income (loss) from trade or business activities',
];

/** The definition of a business return. */
export function businessReturn(kind: Kind): FormDefinition {
  const {
    name,
    title,
    businessType,
    netIncome,
    signs,
    noneOf = [],
    page2,
    fields = [],
    otherLabels = [],
  } = kind;
  return {
    name,
    documentType: 'business-tax-return',
    hasTaxYear: true,
    hasYearColumns: true,
    signs: [
      {
        needs: 3,
        anyOf: [title, ...signs],
        // a letter about the return speaks of its lines
        isTitle: true,
        noneOf: [...noneOf, ...OF_LETTER],
        of: [
          title,
          ...signs,
          EIN_LABEL,
          'gross receipts or sales',
          'cost of goods sold',
          'total deductions',
          'total assets',
        ],
      },
      {
        needs: 2,
        anyOf: page2,
        of: ['other information', 'product or service', 'business activity', ...page2],
      },
    ],
    says: saidBusinessReturn(netIncome),
    listTitles: [title],
    fields: [
      ...businessReturnHead,
      ...fields,
      {
        to: ['fields.grossReceipts'],
        as: 'rowMoney',
        where: line('gross receipts or sales'),
      },
      {
        to: ['fields.costOfGoodsSold'],
        as: 'rowMoney',
        where: line('cost of goods sold attach form 1125-a', 'cost of goods sold'),
      },
      {
        to: ['fields.totalIncome'],
        as: 'rowMoney',
        // whole lines of the three forms: `Tol income (loss)` of a scan is one of them
        where: line(
          'total income',
          'total income loss add lines 3 through 5',
          'total income loss combine lines 3 through 7',
          'total income add lines 3 through 10',
        ),
      },
      { to: ['fields.totalDeductions'], as: 'rowMoney', where: line('total deductions') },
      { to: ['fields.netIncome'], as: 'rowMoney', where: line(...netIncome) },
      { to: ['fields.salaries'], as: 'rowMoney', where: line('salaries and wages') },
      { to: ['fields.rentPaid'], as: 'rowMoney', where: line('rents', 'rent') },
    ],
    questions: [{ to: ['fields.accountingMethod'], asks: 'accounting method' }],
    derived: [
      {
        to: 'businessInfo.businessType',
        value: businessType,
        when: { field: 'businessInfo.businessName', isGiven: true },
      },
      {
        to: 'businessInfo.businessType',
        value: businessType,
        when: { field: 'businessInfo.ein', isGiven: true },
      },
      ...years,
      {
        to: 'bankingFinancials.hasPayroll',
        value: true,
        when: { field: 'fields.salaries', over: 0 },
        use: 'suggestion',
      },
      {
        to: 'officeDetails.officeRent',
        value: { sameAs: 'fields.rentPaid', times: 1 / 12 },
        when: { field: 'fields.rentPaid', over: 0 },
        use: 'suggestion',
      },
      {
        to: 'bankingFinancials.hasInventory',
        value: true,
        when: { field: 'fields.costOfGoodsSold', over: 0 },
        use: 'suggestion',
      },
      ...hasAccountant,
    ],
    proofs: [...proofsOfReturn, ...paidPreparer],
    checks: checksOfReturn,
    otherLabels: [
      ...otherLabels,
      'other income see instructions',
      'repairs and maintenance',
      'bad debts',
      'taxes and licenses',
      'check if',
      'check applicable boxes',
      'initial return',
      'name change',
      'address change',
      'preparer’s signature',
      'ptin',
      'firm’s address',
      'firm’s ein',
      'type or print',
      'country',
      'for calendar year',
    ],
  };
}
