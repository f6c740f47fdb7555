/** The letter that a preparer sends with the return of a corporation or partnership: to which firm it is written, and the figures its sentences tell. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { ShapeName } from '../../understanding/values/shapes.ts';
import { NUMBER } from './businessSummaryHead.ts';
import { summary1065, summary1120, summary1120s } from './businessSummary.ts';
import { OF_AUTHORITY } from '../neighbouringPapers.ts';

const toFirm: FieldRule = {
  to: { name: ['businessInfo.businessName'], ...addressPaths('businessInfo.businessAddress') },
  as: 'addressedFirm',
  where: [{ letter: 'addressee' }],
};

/** What its sentences say where no list does. */
const saidAs = (to: TargetPath, as: ShapeName): FieldRule => ({
  to: [to],
  as,
  where: [{ anywhere: 'page' }],
  when: { field: to, isMissing: true },
});

/** A line may begin with the words of a sentence. */
const inList = (rule: FieldRule): FieldRule => ({
  ...rule,
  where: rule.where.map((where) => ('right' in where ? { ...where, unspoken: true } : where)),
});
/** A number in the letter's head is that of who writes. */
const notOfSender = (fields: readonly FieldRule[]) =>
  fields.filter(({ as }) => as !== 'ein' && as !== 'firmInHead');

interface Kind {
  readonly summary: FormDefinition;
  /** Names of its return; one must stand there. */
  readonly returns: readonly string[];
  /** Two of these tell the letter with another one. */
  readonly others: readonly string[];
  readonly netIncome: ShapeName;
}

const letterWith = ({ summary, returns, others, netIncome }: Kind): FormDefinition => ({
  ...summary,
  signs: [
    {
      needs: 4,
      mentions: ['prepared', 'enclosed', 'attached', 'accepted'],
      anyOf: returns,
      noneOf: [...others, 'individual income tax return', 'form 1040', ...OF_AUTHORITY],
      of: [
        ...returns,
        'sincerely',
        'very truly yours',
        'electronically',
        'e-file signature authorization',
        'form 8879-s',
        'form 8879-corp',
        'form 8879-pe',
        'schedule k-1',
        'for your records',
        'balance due',
        'no amount is due',
      ],
    },
  ],
  fields: [
    toFirm,
    {
      to: ['businessInfo.ein'],
      as: 'ein',
      where: NUMBER.map((right) => ({ right, amid: { after: ['attn', ...returns] } })),
    },
    saidAs('businessInfo.ein', 'saidEin'),
    ...notOfSender(summary.fields).map(inList),
    saidAs('fields.grossReceipts', 'saidReceipts'),
    saidAs('fields.totalIncome', 'saidTotalIncome'),
    saidAs('fields.totalDeductions', 'saidDeductions'),
    saidAs('fields.netIncome', netIncome),
  ],
  otherLabels: [...summary.otherLabels, 'attn', ...returns, 'sincerely', 'very truly yours'],
});

const OF_1120 = ['form 1120', 'u.s. corporation income tax return'];
const OF_1120S = ['form 1120-s', 'form 1120s', 'income tax return for an s corporation'];
const OF_1065 = ['form 1065', 'u.s. return of partnership income', 'partnership return'];

export const firmLetters: readonly FormDefinition[] = [
  letterWith({
    summary: summary1120s,
    // a letter that does not number its return: nobody else gives each shareholder a Schedule K-1
    returns: [...OF_1120S, 'each shareholder'],
    others: OF_1065,
    netIncome: 'saidOrdinaryIncome',
  }),
  letterWith({
    summary: summary1065,
    returns: OF_1065,
    others: [...OF_1120, ...OF_1120S],
    netIncome: 'saidOrdinaryIncome',
  }),
  letterWith({
    summary: summary1120,
    returns: OF_1120,
    others: [...OF_1065, ...OF_1120S, 'schedule k-1', 'shareholders'],
    netIncome: 'saidTaxableIncome',
  }),
];
