/** Where those live whose return a paper is about: below their name, where that stands beside its label and others beside theirs. */
import { addressPaths } from '../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/locate/where.ts';

/** `TAXPAYER   LEE, ANN       SSN  904-11-7285` above its street and town, each beside the label of something else. */
export const homeBesideName: FieldRule = {
  to: addressPaths('primaryPerson.homeAddress'),
  as: 'wholeAddress',
  where: ['taxpayer', 'taxpayer name', 'client'].map((right): Where => ({
    right,
    rows: 4,
    starts: true,
    hanging: true,
  })),
  when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
};
