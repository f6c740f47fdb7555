/** Operating authority of those who carry goods or people, or arrange it: `CERTIFICATE`, and below it `MC-104402-C`, `U.S. DOT No. 2204417`, whose it is and from where. */
import type { FieldRule, Signs } from '../../understanding/formDefinition.ts';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';

const { city, state } = addressPaths('businessInfo.businessAddress');
const DOT = ['u.s. dot no', 'usdot no', 'u.s. dot number', 'usdot number'];
const EVIDENCE = ['certificate', 'permit', 'license'].flatMap((paper) =>
  ["carrier's", "broker's", "applicant's", "freight forwarder's"].map(
    (whose) => `this ${paper} is evidence of the ${whose} authority`,
  ),
);

export const carriers: Signs = {
  needs: 3,
  anyOf: EVIDENCE,
  of: [...EVIDENCE, ...DOT, 'service date', 'to engage in transportation as', 'to engage in operations'],
};

export const ofCarriers: readonly FieldRule[] = [
  {
    to: ['fields.issueDate'],
    as: 'date',
    where: [{ below: 'service date', depth: 30, starts: true, whole: true }],
    when: { field: 'fields.issueDate', isMissing: true },
  },
  {
    to: ['fields.licenseNumber'],
    as: 'code',
    where: DOT.map((above) => ({ above })),
    when: { field: 'fields.licenseNumber', isMissing: true },
  },
  {
    to: { name: ['businessInfo.businessName'], city, state },
    as: 'nameAboveTown',
    where: DOT.map((under) => ({ under })),
  },
];

/** What ends what stands below its number. */
export const besideCarriers = EVIDENCE;
