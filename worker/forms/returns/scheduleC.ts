/** Schedule C of Form 1040: profit or loss from a business of one person. */
import type { TargetPath } from '#domain/documents/extraction';
import type { DerivedRule, FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { saidScheduleC } from '../said/saidScheduleC.ts';
import { checksC, proofsC } from './scheduleCArithmetic.ts';
import { scheduleCHead, street } from './scheduleCHead.ts';
import { scheduleCAnswers, scheduleCDetails } from './scheduleCDetails.ts';

const line = (...labels: string[]): Where[] => labels.map((right) => ({ right }));
/** A line by its name alone, up to what stands beside its amount. */
const shortly = (to: TargetPath, label: string): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: [{ right: label, unspoken: true, starts: true }],
  when: { field: to, isMissing: true },
});

const ofYear = (year: 2022 | 2023): DerivedRule[] => {
  const when = { field: 'fields.taxYear', is: year };
  return [
    { to: `businessInfo.annualRevenue.year${year}`, value: { sameAs: 'fields.grossReceipts' }, when },
    { to: `businessInfo.netIncome.year${year}`, value: { sameAs: 'fields.netProfit' }, when },
  ];
};

export const scheduleC: FormDefinition = {
  name: 'Schedule C',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  hasYearColumns: true,
  identity: ['primaryPerson.ssn', 'businessInfo.businessName'],
  signs: [
    {
      needs: 3,
      of: [
        'profit or loss from business',
        'sole proprietorship',
        'name of proprietor',
        'principal business or profession',
        street,
      ],
    },
    {
      needs: 3,
      of: [
        'cost of goods sold see instructions',
        'inventory at beginning of year',
        'information on your vehicle',
        'total other expenses enter here',
      ],
    },
  ],
  says: saidScheduleC,
  listTitles: ['schedule c form 1040', 'profit or loss from business'],
  fields: [
    ...scheduleCHead,
    {
      to: ['fields.grossReceipts'],
      as: 'rowMoney',
      where: line(
        'form w-2 and the statutory employee box on that form was checked',
        'gross receipts or sales',
        // the second line of it, where the amount stands beside that one
        'employee box on that form was checked',
      ),
    },
    // where other print stands beside the figures, or the line is named without what it instructs
    shortly('fields.grossReceipts', 'gross receipts or sales'),
    shortly('fields.netProfit', 'net profit or loss'),
    { to: ['fields.grossIncome'], as: 'rowMoney', where: line('gross income add lines') },
    {
      to: ['fields.totalExpenses'],
      as: 'rowMoney',
      where: line('total expenses before expenses for business use of home'),
    },
    { to: ['fields.tentativeProfit'], as: 'rowMoney', where: line('tentative profit or loss') },
    {
      to: ['fields.netProfit'],
      as: 'rowMoney',
      where: [
        { right: 'checked the box on line 1 see instructions estates and trusts' },
        // programs that print the line without its instructions print its amount beside it
        { right: 'net profit or loss subtract line' },
        ...[2, 3, 4].map((rows) => ({ right: 'net profit or loss subtract line', rows })),
        // where both instructions share the line of the amount
        { right: 'if a loss you must go to line 32' },
        // a program's row of the label and the first instruction in one
        { right: 'if a profit enter on both' },
      ],
    },
    ...scheduleCDetails,
  ],
  questions: [
    { to: ['fields.accountingMethod'], asks: 'accounting method' },
    { to: ['fields.paymentsRequiring1099'], asks: 'would require you to file form(s) 1099' },
    { to: ['fields.filed1099'], asks: 'did you or will you file' },
  ],
  derived: [
    ...ofYear(2022),
    ...ofYear(2023),
    {
      to: 'businessInfo.businessType',
      value: 'Sole Proprietor',
      when: { field: 'fields.grossReceipts', over: 0 },
      use: 'suggestion',
    },
    {
      to: 'businessInfo.businessType',
      value: 'Sole Proprietor',
      when: { field: 'fields.netProfit', over: 0 },
      use: 'suggestion',
    },
    {
      to: 'employmentStatus.employmentType',
      value: 'Self-employed',
      when: { field: 'fields.grossReceipts', over: 0 },
      use: 'suggestion',
    },
    {
      to: 'employmentStatus.employmentType',
      value: 'Self-employed',
      when: { field: 'fields.netProfit', over: 0 },
      use: 'suggestion',
    },
    ...scheduleCAnswers,
  ],
  several: [{ by: 'fields.grossReceipts', to: 'employmentStatus.multipleBusinesses', value: true }],
  proofs: proofsC,
  checks: checksC,
  otherLabels: [
    'did you materially participate',
    'if you started or acquired this business',
    'returns and allowances',
    'subtract line 2 from line 1',
    'cost of goods sold',
    'gross profit subtract line',
    'other income including federal',
    'use the simplified',
    'vehicles machinery and equipment',
    'materials and supplies',
    'advertising',
    'office expense',
    'if a profit enter on both',
    'if a loss you must go to line 32',
    'if you have a loss check the box',
    'all investment is at risk',
    'expenses for business use of your home',
    'depletion',
    'leave blank',
  ],
};
