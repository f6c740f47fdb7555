/** Where those live whose return a summary of a Form 1040 is. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { placeInRow } from './clientDataSheet.ts';
import { namesOfReturn, ofBlock } from './taxSummaryPlaces.ts';

/** What such a sheet calls where letters are sent. */
const MAIL = [
  'mail goes to',
  'irs mail goes to',
  'mail from the irs will go to',
  'mail from the irs goes to',
];

/** What stands right of the address below those who file: `14 Elm St   Phone: 505-555-0190` above `Reno, NV 89501   Filing Status: Single`. */
const BESIDE_HOME = [
  'occupations',
  'occupation',
  'dependents',
  'filing status',
  'phone',
  'phone number',
  'daytime phone',
  'home phone',
  'cell phone',
  'telephone',
  'email',
  'e-mail',
  'email address',
];

/** Where whoever files lives, beside a label of it or below a row that names them. */
export const labelledHomes: readonly FieldRule[] = [
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'address',
    where: [
      ...['home address', 'mailing address', 'address'].flatMap((right) => [{ right }, { right, rows: 2 }]),
      ...['where you live', 'residence', 'address on your return', 'address on the return', ...MAIL].flatMap(
        (right): Where[] => [
          { right, starts: true },
          { right, starts: true, rows: 2 },
        ],
      ),
    ],
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'address',
    where: [
      ...[
        'home address',
        'mailing address',
        'address',
        'where you live',
        'address on your return',
        'mailing address on your return',
        'address on the return',
        'mailing address on the return',
        ...MAIL,
      ].map((below): Where => ({
        below,
        depth: 32,
        starts: true,
      })),
    ],
  },
  // below the row of one of them a line may begin further left
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'wholeAddress',
    where: [
      { below: 'ssn', depth: 20, starts: true },
      // set further right than the heading above
      { under: 'prepared for', whole: true },
      // below the box that names them
      ...namesOfReturn.map((below): Where => ({ below, depth: 40, starts: true })),
      ...['spouse', 'taxpayer'].map((under): Where => ({
        under,
        across: BESIDE_HOME,
      })),
    ],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
];

/** In a row above those of the town and its code. */
export const homeInRows: readonly FieldRule[] = [
  {
    ...ofBlock(
      'primaryPerson.homeAddress.street',
      'street',
      'street address',
      'street',
      'home address',
      'address',
    ),
    isLast: true,
  },
  { ...placeInRow, isLast: true },
  // `City   Yankton   State / ZIP   SD 57078`
  ...(
    [
      ['city', 'city', 'city'],
      ['state', 'state', 'state / zip'],
      ['zipCode', 'zipCode', 'state / zip'],
    ] as const
  ).map(([part, as, label]): FieldRule => ({
    ...ofBlock(`primaryPerson.homeAddress.${part}`, as, label),
    isLast: true,
  })),
];

/** In a line of its own between what is told of them and their status. */
export const bareHomes: readonly FieldRule[] = [
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'homeAboveStatus',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
    isLast: true,
  },
];

/** Below such a table, or between strokes behind a name. */
export const listedHomes: readonly FieldRule[] = [
  {
    to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
    as: 'barredPerson',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'listedAddress',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
];
