/** What kind of company a licence says its holder is. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { near } from './licencePlaces.ts';

const ofWhat = [
  'ownership',
  'entity',
  'organization',
  'business entity',
  'business organization',
  'company',
  'taxpayer',
  'owner',
];
/** `Ownership type`, `Type of organization`. */
const labels = [
  ...ofWhat.flatMap((what) => [`${what} type`, `type of ${what}`, `${what} structure`]),
  'business structure',
  'legal structure',
  'legal form',
  'legal entity type',
  'form of ownership',
  'form of organization',
  'form of business',
  'ownership',
  'business type',
  'type of business',
];

export const legalForms: readonly FieldRule[] = [
  { to: ['businessInfo.businessType'], as: 'legalForm', where: near(labels) },
  {
    to: ['businessInfo.businessType'],
    as: 'statedLegalForm',
    where: [{ anywhere: 'upper' }],
    when: { field: 'businessInfo.businessType', isMissing: true },
    isLast: true,
  },
];
