/** The social security numbers of who files and of the spouse, by labels that say whose each of them is. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { beneath, namesOfReturn } from './taxSummaryPlaces.ts';

export const labelledNumbers: readonly FieldRule[] = [
  {
    to: ['primaryPerson.ssn'],
    as: 'ssn',
    where: [
      { right: 'taxpayer ssn' },
      { right: "taxpayer's ssn" },
      { right: 'ssn', beside: 'taxpayer' },
      // below the name in a list that goes on with the spouse's
      {
        right: 'ssn',
        starts: true,
        whole: true,
        amid: { after: ['taxpayer'], before: ['spouse', 'spouse ssn'] },
      },
      // boxes side by side
      ...['ssn', 'social security number'].map((below): Where => ({
        below,
        beside: 'taxpayer',
        depth: 20,
        starts: true,
        whole: true,
      })),
      beneath('taxpayer ssn'),
      beneath('your ssn'),
      beneath('your social security number'),
      // boxes of their own above the rows of two years
      beneath("taxpayer's social security number"),
      beneath('taxpayer social security number'),
      beneath('taxpayer identification number'),
      // beside the box that names both, the number is that of who is named first
      ...namesOfReturn.map((beside): Where => ({ below: 'social security number', beside, depth: 20 })),
    ],
  },
  {
    to: ['spousePerson.ssn'],
    as: 'ssn',
    where: [
      { right: 'spouse ssn' },
      { right: "spouse's ssn" },
      { right: "spouse's social security number", starts: true },
      { right: 'spouse social security number', starts: true },
      { right: 'ssn', beside: 'spouse' },
      beneath('spouse ssn'),
      beneath("spouse's social security number"),
      beneath('spouse social security number'),
      beneath('spouse identification number'),
    ],
  },
];
