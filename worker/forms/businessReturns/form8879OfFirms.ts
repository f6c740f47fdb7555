/** Forms 8879-CORP, 8879-PE and the 8879-S and 8879-C before them, E-file Authorization: what an officer or partner has signed for the return of a firm. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';

const NUMBER = 'employer identification number';
/** No Form 8879 of a person has these. */
export const OF_FIRMS = [
  'name of corporation',
  'name of partnership',
  'declaration and signature authorization of officer',
  "officer's pin",
  "pte's pin",
  "partner or member's pin",
  "general partner or limited liability company member manager's pin",
];

const box = (to: TargetPath, as: FieldRule['as'], ...labels: string[]): FieldRule => ({
  to: [to],
  as,
  where: labels.map((below) => ({ below, depth: 20, starts: true })),
});
/** Of its lines only that of the return it goes with is filled in. */
const amount = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: labels.map((right) => ({ right, starts: true })),
});

export const form8879OfFirms: FormDefinition = {
  name: '8879-CORP',
  variants: [
    { sign: 'name of partnership', name: '8879-PE' },
    { sign: 'e-file signature authorization for form 1120s', name: '8879-S' },
    { sign: 'e-file signature authorization for form 1120-s', name: '8879-S' },
    { sign: 'e-file signature authorization for form 1120', name: '8879-C' },
  ],
  documentType: 'business-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 4,
      anyOf: [
        'e-file authorization for corporations',
        'e-file authorization for form 1065',
        'e-file signature authorization for form 1065',
        'e-file signature authorization for form 1120s',
        'e-file signature authorization for form 1120-s',
        'e-file signature authorization for form 1120',
      ],
      isTitle: true,
      of: [NUMBER, ...OF_FIRMS.slice(0, 4), 'certification and authentication', 'ero must retain this form'],
    },
  ],
  fields: [
    box('businessInfo.businessName', 'businessName', 'name of corporation', 'name of partnership'),
    box('businessInfo.ein', 'ein', NUMBER),
    amount(
      'fields.totalIncome',
      'total income form 1120 line 11',
      'total income form 1120-f',
      'total income loss form 1120-s line 6',
      'total income loss form 1120-s',
    ),
    amount(
      'fields.netIncome',
      'ordinary business income loss form 1065',
      'ordinary business income loss form 1120s',
      'ordinary business income loss form 1120-s',
    ),
  ],
  otherLabels: [
    ...OF_FIRMS,
    'whole dollars only',
    'under penalties of perjury',
    'gross receipts or sales less returns and allowances',
    'gross profit',
    'net rental real estate income loss',
    'other net rental income loss',
    'taxable income',
    'total tax',
  ],
};
