/** Schedule K-1 of Forms 1120-S and 1065: an owner's share; the owner is the client, the business may be theirs. */
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import { orAboveCaption } from '../orAboveCaption.ts';
import { scheduleK1Blocks } from './scheduleK1Blocks.ts';
import { saidScheduleK1 } from '../said/saidScheduleK1.ts';

interface Kind {
  readonly name: string;
  readonly businessType: string;
  readonly titles: readonly string[];
  /** What the schedule is called, above a list of its own: `Schedule K-1 (Form 1065)`. */
  readonly names: readonly string[];
  /** Labels of the owner's number and block, and of the business's. */
  readonly ownerTin: readonly string[];
  readonly owner: readonly string[];
  readonly people: readonly [owner: string, entity: string];
  readonly entityEin: string;
  readonly entity: string;
  readonly otherLabels: readonly string[];
}

const below = (labels: readonly string[], depth: number): Where[] =>
  labels.map((label) => ({ below: label, depth }));
/** Amounts of part III by the words of their box. */
const SHARES = {
  'fields.ordinaryIncome': ['ordinary business income (loss)', 'ordinary business income'],
  'fields.rentalRealEstateIncome': ['net rental real estate income (loss)', 'net rental real estate income'],
  'fields.interestIncome': ['interest income'],
  'fields.ordinaryDividends': ['ordinary dividends'],
  'fields.guaranteedPayments': ['total guaranteed payments', 'guaranteed payments for services'],
} as const;

function fieldsOf(kind: Kind): FieldRule[] {
  return [
    { to: ['fields.ownerTin', 'primaryPerson.ssn'], as: 'ssn', where: below(kind.ownerTin, 24) },
    {
      to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
      as: 'personBlock',
      where: below(kind.owner, 62),
    },
    { to: ['businessInfo.ein'], as: 'ein', where: below([kind.entityEin], 24), use: 'suggestion' },
    {
      to: { name: ['businessInfo.businessName'], ...addressPaths('businessInfo.businessAddress') },
      as: 'businessBlock',
      where: below([kind.entity], 62),
      use: 'suggestion',
    },
    ...scheduleK1Blocks(...kind.people),
    ...Object.entries(SHARES).map(([to, labels]) => ({
      to: [to as keyof typeof SHARES],
      as: 'gainOrLoss' as const,
      where: [...labels.map((right): Where => ({ right, listed: true })), ...below(labels, 32)],
    })),
  ];
}

function scheduleK1(kind: Kind): FormDefinition {
  return {
    name: kind.name,
    documentType: 'business-tax-return',
    hasTaxYear: true,
    identity: ['fields.ownerTin', 'businessInfo.ein'],
    signs: [
      {
        needs: 3,
        anyOf: kind.titles,
        of: [...kind.titles, 'schedule k-1', 'final k-1', kind.entityEin, 'ordinary business income'],
      },
    ],
    says: saidScheduleK1(...kind.people, SHARES),
    listTitles: [...kind.titles, ...kind.names],
    fields: fieldsOf(kind).map(orAboveCaption),
    derived: [
      {
        to: 'businessInfo.businessType',
        value: kind.businessType,
        when: { field: 'businessInfo.businessName', isGiven: true },
        use: 'suggestion',
      },
      {
        to: 'employmentStatus.employmentType',
        value: 'Business Owner',
        when: { field: 'fields.ownerTin', isGiven: true },
        use: 'suggestion',
      },
    ],
    otherLabels: [
      ...kind.otherLabels,
      'irs center where',
      'information about the',
      'schedule k-1',
      'final k-1',
      'amended k-1',
      'other net rental income',
      'qualified dividends',
      'dividend equivalents',
      'royalties',
      'net short-term capital gain',
      'net long-term capital gain',
      'collectibles (28%) gain',
      'unrecaptured section 1250 gain',
      'net section 1231 gain',
      'section 179 deduction',
      'other deductions',
      'other income (loss)',
      'credits',
      'foreign transactions',
      'schedule k-3 is attached',
      'alternative minimum tax',
      'tax-exempt income',
      'distributions',
      'other information',
      'see attached statement',
      'for irs use only',
    ],
  };
}

export const scheduleK1Of1120S = scheduleK1({
  name: 'Schedule K-1 (1120-S)',
  businessType: 'S Corp',
  names: ['schedule k-1 (form 1120-s)', 'schedule k-1 (1120-s)'],
  titles: ["shareholder's share of income", "shareholder's identifying number", 'about the shareholder'],
  ownerTin: ["shareholder's identifying number"],
  owner: ["shareholder's name address city state and zip code", "shareholder's name"],
  people: ['shareholder', 'corporation'],
  entityEin: "corporation's employer identification number",
  entity: "corporation's name address city state and zip code",
  otherLabels: [
    "shareholder's share of",
    "corporation's total number of shares",
    'if the shareholder is a disregarded entity',
    'current year allocation percentage',
    "shareholder's percentage of stock",
    "shareholder's number of shares",
    'loans from shareholder',
    'items affecting shareholder basis',
  ],
});

export const scheduleK1Of1065 = scheduleK1({
  name: 'Schedule K-1 (1065)',
  businessType: 'Partnership',
  names: ['schedule k-1 (form 1065)', 'schedule k-1 (1065)'],
  titles: [
    "partner's share of income",
    "partner's ssn or tin",
    "partner's identifying number",
    'about the partner',
  ],
  ownerTin: ["partner's ssn or tin", "partner's identifying number"],
  owner: [
    'name address city state and zip code for partner entered in e',
    'name address city state and zip code for partner',
    "partner's name address city state and zip code",
  ],
  people: ['partner', 'partnership'],
  entityEin: "partnership's employer identification number",
  entity: "partnership's name address city state and zip code",
  otherLabels: [
    "partner's share of",
    'do not use tin of a disregarded entity',
    'check if this is a publicly traded',
    'general partner or llc',
    'limited partner or other llc',
    'domestic partner',
    'foreign partner',
    'if the partner is a disregarded entity',
    'what type of entity is this partner',
    'if this partner is a retirement plan',
    "partner's share of liabilities",
    "partner's capital account analysis",
    'guaranteed payments for capital',
    'self-employment earnings',
  ],
});
