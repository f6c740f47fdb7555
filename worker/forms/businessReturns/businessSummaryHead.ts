/** Whose summary of a corporation's or partnership's return it is: boxes, a list, a block, or one line at its head. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, SaidRule } from '../../understanding/formDefinition.ts';
import { boxes, rows } from './summaryPlaces.ts';

export const NUMBER = [
  'employer identification number',
  'employer id number',
  'employer id no',
  'ein',
  'fein',
];
const OWNERS = ['corporation', 's corporation', 'partnership', 'company', 'business', 'entity', 'llc'];
const NAMES = [...OWNERS.flatMap((owner) => [`name of ${owner}`, `${owner} name`]), 'business name'];
const TOWNS = [
  'city state zip',
  'city state and zip code',
  'city state zip code',
  'city or town state and zip code',
  'city or town state zip code',
];
const STREETS = ['number street and room or suite no', 'street address', 'business address', 'address'];
const STARTED = [
  'date incorporated',
  'date of incorporation',
  'date business started',
  'date business began',
  'date formed',
  'business started',
  'business began',
];
/** Words of sentences, too: only where a line ends behind the day. */
const STARTED_SINCE = ['incorporated', 'formed', 'organized', 'established', 'founded', 'started'];
const ACTIVITIES = ['principal business activity', 'principal activity', 'business activity'];
/** What heads the block of whose return it is. */
const BLOCKS = ['prepared for', 'client', 'taxpayer'];

const to = addressPaths('businessInfo.businessAddress');
const { street, ...town } = to;

/** The number beside the name tells whose it is, in boxes or in a list. */
export const businessSummaryHead: readonly FieldRule[] = [
  {
    to: ['businessInfo.businessName'],
    as: 'businessName',
    where: [...boxes(NAMES), ...boxes(['name', 'name(s) shown on return', 'name(s) as shown on return'])],
  },
  { to: ['businessInfo.businessName'], as: 'businessName', where: rows([...NAMES, 'name']) },
  // `Partnership          Cobble Hill Ceramics`, and not `Partnership tax summary`
  {
    to: ['businessInfo.businessName'],
    as: 'firmName',
    where: OWNERS.map((right) => ({ right, starts: true, whole: true, listed: true })),
    when: { field: 'businessInfo.businessName', isMissing: true },
  },
  { to: ['businessInfo.ein'], as: 'ein', where: [...rows(NUMBER), ...boxes(NUMBER)] },
  // all of it in one line below its label, too
  { to, as: 'address', where: [...rows(STREETS), ...boxes(STREETS)] },
  { to: street, as: 'street', where: [...rows(STREETS), ...boxes(STREETS)] },
  { to: town, as: 'place', where: [...rows(TOWNS), ...boxes(TOWNS)] },
  { to: ['businessInfo.yearFounded'], as: 'year', where: [...rows(STARTED), ...boxes(STARTED)] },
  {
    to: ['businessInfo.stateOfIncorporation'],
    as: 'state',
    where: rows(['state of incorporation', 'state of formation', 'state incorporated']),
  },
  { to: ['businessInfo.businessPhone'], as: 'phone', where: rows(['business phone', 'telephone', 'phone']) },
  { to: ['businessInfo.industry'], as: 'text', where: rows(ACTIVITIES) },
  // a name of the whole line, right below it
  {
    to: ['businessInfo.industry'],
    as: 'text',
    where: boxes([...ACTIVITIES, 'activity', 'nature of business']),
    when: { field: 'businessInfo.industry', isMissing: true },
  },
  {
    to: ['businessInfo.yearFounded'],
    as: 'year',
    where: STARTED_SINCE.map((right) => ({ right, starts: true, whole: true, unspoken: true })),
    when: { field: 'businessInfo.yearFounded', isMissing: true },
  },
  // no label but the one above the block: `Prepared for`
  {
    to: { name: ['businessInfo.businessName'], ...to },
    as: 'firmBlock',
    where: BLOCKS.map((block) => ({ block })),
    when: { field: 'businessInfo.businessName', isMissing: true },
  },
  {
    to: ['fields.businessCode'],
    as: 'activityCode',
    where: rows([
      'business activity code',
      'principal business code',
      'business code',
      'activity code',
      'code',
    ]),
  },
  {
    to: { name: ['businessInfo.businessName'], value: ['businessInfo.ein'], ...to },
    as: 'firmInHead',
    where: [{ anywhere: 'page' }],
  },
];

/** `Partnership: Cobble Hill Ceramics LP`: only a colon tells such a word from one of a name. */
const ofKind: SaidRule = { to: ['businessInfo.businessName'], as: 'firmName', after: OWNERS };

/** Whose block of name and address it is, beside what heads it; a person there is whom to call. */
const toWhom: SaidRule = {
  to: { name: ['businessInfo.businessName'], ...to },
  as: 'firmBlock',
  after: ['prepared for', 'client', 'taxpayer', 'taxpayer(s)'],
  isBlock: true,
};

export const saidInHead: readonly SaidRule[] = [ofKind, toWhom];
