/** Which signs together tell a page to be a licence. */
import type { Signs } from '../../understanding/formDefinition.ts';
import { bills, otherPapers } from './besideLicences.ts';
import * as telling from './businessLicenseSigns.ts';
import * as spanish from './businessLicenseSpanish.ts';
import { boards } from './licenceBoards.ts';
import { carriers } from './licenceCarriers.ts';
import { titles } from './businessLicenseTitles.ts';

const inSpanish = [...spanish.signs, ...spanish.numbers, ...spanish.issued, ...spanish.expires];
const SETS: readonly Signs[] = [
  { needs: 2, anyOf: titles, of: [...telling.signs, ...telling.besideTitles, ...inSpanish], isTitle: true },
  // a driver's licence has a number and two days, too
  {
    needs: 4,
    anyOf: telling.namedNumbers,
    of: [...telling.signs, ...telling.whose],
    isTitle: true,
  },
  {
    needs: 4,
    anyOf: telling.grantees,
    of: [...telling.grantees, ...telling.signs, 'trade name', 'business activity', 'issued to', 'license #'],
    isTitle: true,
  },
  // `MOTOR VEHICLE REPAIR PERMIT`
  {
    needs: 4,
    headedBy: telling.headings,
    anyOf: telling.ofBusinesses,
    of: [...telling.ofBusinesses, ...telling.signs],
    isTitle: true,
  },
  // `COMMERCIAL PERMIT`, to be hung up where business is done; those to build and to park have holders, too
  {
    needs: 4,
    headedBy: telling.headings,
    anyOf: ['permit holder', 'license holder'],
    mentions: ['conspicuous place', 'conspicuously', 'place of business'],
    unlessMentioned: ['inspection', 'contractor', 'parking', 'vehicle'],
    of: [...telling.ofBusinesses, ...telling.signs, 'license holder'],
  },
  // `Retail License`, granted in sentences
  {
    needs: 4,
    headedBy: telling.headings,
    anyOf: telling.deeds,
    of: [...telling.deeds, ...telling.ofBusinesses, ...telling.signs],
  },
  {
    needs: 4,
    anyOf: telling.registers,
    of: [
      ...telling.registers,
      ...telling.signs,
      'be it known that',
      'registration #',
      'license/registration/certification #',
      'signature of licensee/registrant/certificate holder',
      'division of consumer affairs',
      'department of labor and industries',
      'construction contractor',
      'license #',
      'dba',
      'effective',
      'expiration',
      'fictitious business name',
      'registered owner',
    ],
  },
  // below the letter that says it is paid
  {
    needs: 4,
    headedBy: telling.headings,
    anyOf: telling.posted,
    of: [...titles, ...telling.signs, ...telling.besideTitles, 'issued to', 'must be posted'],
    isTitle: true,
    noneOf: otherPapers,
  },
  {
    needs: 3,
    anyOf: boards,
    of: [...boards, ...telling.signs, 'number', 'license #'],
    isTitle: true,
  },
];

// `CERTIFICATE OF OCCUPANCY` names the permit to build the house, too, and who inspected it
const OF_BUILDINGS = [
  'parcel number',
  'job address',
  'scope of work',
  'valuation',
  'building permit',
  'inspections',
];
const OCCUPIED: Signs = {
  needs: 4,
  headedBy: ['occupancy'],
  anyOf: ['name of business', 'business name', 'tenant business', 'trade name', 'dba'],
  of: [
    'name of business',
    'business name',
    'certificate of occupancy',
    'certificate of use and occupancy',
    'occupancy group',
    'occupancy classification',
    'occupant load',
    'use group',
    'zoning',
    ...telling.signs,
  ],
  isTitle: true,
  noneOf: [...bills, ...otherPapers.filter((label) => !OF_BUILDINGS.includes(label))],
};

export const licenceSigns: readonly Signs[] = [...SETS, OCCUPIED, carriers].map((sign) => ({
  noneOf: [...bills, ...otherPapers],
  ...sign,
}));
