/** Whose licence it is: the business, a company before the name it trades under, or the person that it is granted to. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import * as people from './businessLicensePeople.ts';
import * as words from './businessLicenseWords.ts';
import { unitNames } from './licenceCaptions.ts';
import { alone, headed, near, under } from './licencePlaces.ts';

const granted: readonly Where[] = [
  ...near(people.anybody),
  { right: 'issued to' },
  // `Permission is hereby granted to: Antelope Dumpling & Tea`
  ...words.certifies.map((right): Where => ({ right, starts: true, colon: true })),
  ...under(words.certifies),
];
export const noName = { field: 'businessInfo.businessName', isMissing: true } as const;

/** The surer ones first. */
export const names: readonly FieldRule[] = [
  // a company holds it in its own name, whatever it trades as
  { to: ['businessInfo.businessName'], as: 'companyName', where: near(people.holders) },
  // its legal name comes before its trade name; a person's is that of the owner
  { to: ['businessInfo.businessName'], as: 'firmName', where: near(people.legalNames) },
  unitNames,
  {
    to: ['businessInfo.businessName'],
    as: 'tradedName',
    when: noName,
    // `License number ... issued to Harbor Hardware LLC`: in one sentence the name stands beside, not below.
    where: [
      { right: 'business', starts: true, colon: true },
      { right: 'doing business as', colon: true },
      ...near(words.business.filter((label) => !people.anybody.includes(label))),
      ...headed(words.firms),
      ...alone(words.firmsAlone),
    ],
  },
  // a licence is granted to people, too, who need no other name
  {
    to: ['businessInfo.businessName'],
    as: 'firmName',
    when: noName,
    where: granted,
  },
  {
    to: ['primaryPerson.fullName'],
    as: 'personsName',
    when: { field: 'primaryPerson.fullName', isMissing: true },
    // `hereby issues`, and below it `this License to`; its name may stand below whom it is issued to
    where: [
      ...granted,
      { under: 'this license to', whole: true },
      ...people.addressed.map((below): Where => ({ below, depth: 30, run: true })),
      // of a company, in a row of a list
      ...alone(['member', 'members']),
    ],
  },
  { to: ['businessInfo.businessName'], as: 'companyName', where: [{ anywhere: 'upper' }], when: noName },
];
