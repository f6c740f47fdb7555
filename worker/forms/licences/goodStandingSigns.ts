/** What tells a certificate of good standing: its title, or what a state certifies in place of one. */
import type { Signs } from '../../understanding/formDefinition.ts';
import { bills, otherPapers as others } from './besideLicences.ts';

const OTHER_PAPERS = [...bills, ...others];

export const TITLES = [
  'certificate of good standing',
  'certificate of existence',
  'certificate of status',
  'certificate of fact',
  'certificate of compliance',
  'certificate of authorization',
  'certificate of subsistence',
  'certificate of account status',
  'certificate of filing',
];
const SIGNS = [
  'secretary of state',
  'department of state',
  'good standing',
  'in existence',
  'certify that',
  'under the laws of',
  'limited liability company',
  'corporation',
  'records',
  'registered agent',
];
/** A name that somebody trades under is registered, and in good standing, too. */
const OF_NAMES = [
  'certificate of registration of trade name',
  'registration of trade name',
  'trade name',
  'fictitious name',
  'assumed name',
  'this fictitious name',
  'fictitious name registration',
];
/** What it says where it bears no title. */
const SAYINGS = [
  'is in good standing',
  'legal corporate existence',
  'legal existence',
  'duly incorporated',
  'duly formed',
  'duly organized',
  'do hereby certify',
];
/** `I certify from the records of this office that`: what a certificate of status says in place of a title. */
const OF_RECORDS = ['certify from the records of this office'];
/** A certificate that a company was formed: what it certifies, and not what an organizer filed under the same title. */
const CERTIFIED = ['do hereby certify', 'do certify', 'hereby certifies that', 'in testimony whereof'];
/** By what an officer certifies. */
const BY_OFFICE = ['authority vested in me', 'great seal of', 'affixed', 'issues this certificate'];
const OF_FORMING = [
  'certificate of organization',
  'certificate of formation',
  'certificate of incorporation',
];

export const signsOfStanding: readonly Signs[] = [
  { needs: 3, anyOf: TITLES, of: [...TITLES, ...SIGNS], isTitle: true, noneOf: OTHER_PAPERS },
  {
    needs: 4,
    headedBy: ['organization', 'formation', 'incorporation'],
    anyOf: CERTIFIED.slice(0, 3),
    of: [
      ...CERTIFIED,
      ...BY_OFFICE,
      ...OF_FORMING,
      'secretary of state',
      'limited liability company',
      'corporation',
    ],
    noneOf: [...OTHER_PAPERS, ...OF_NAMES],
  },
  { needs: 4, anyOf: OF_RECORDS, of: [...OF_RECORDS, ...SIGNS], noneOf: [...OTHER_PAPERS, ...OF_NAMES] },
  { needs: 4, anyOf: SAYINGS, of: [...SAYINGS, ...SIGNS], noneOf: [...OTHER_PAPERS, ...OF_NAMES] },
];
