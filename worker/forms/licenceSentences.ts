/** What licences tell in sentences, where no label stands beside it. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../understanding/addressPaths.ts';
import type { FieldRule } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/where.ts';

const page: Where = { anywhere: 'page' };
const told = (to: TargetPath, as: FieldRule['as']): FieldRule => ({
  to: [to],
  as,
  where: [page],
  when: { field: to, isMissing: true },
  isLast: true,
});
/** What no label says, sentences may. */
export const toldInSentences: readonly FieldRule[] = [
  told('fields.licenseNumber', 'toldNumber'),
  told('fields.issueDate', 'toldIssue'),
  told('fields.expiryDate', 'toldExpiry'),
  told('businessInfo.businessName', 'toldTradeName'),
  told('primaryPerson.fullName', 'toldOwner'),
  { ...told('businessInfo.industry', 'toldTrade'), use: 'suggestion' },
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'toldAddress',
    where: [page],
    when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
    isLast: true,
  },
];
