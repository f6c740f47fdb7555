/** An address that its label calls the home's, and that was also taken for the business's, for it stands below a name like a block of mail: it is the home's alone. */
import { addressPaths } from './addressPaths.ts';
import type { Candidate } from '../candidate.ts';

const OF_BUSINESS: readonly string[] = Object.values(addressPaths('businessInfo.businessAddress')).flat();

/** The values without the business's address where that is the very print of the home's. */
export function homeAlone(values: readonly Candidate[]): readonly Candidate[] {
  const [home, firm] = ['primaryPerson.homeAddress.street', 'businessInfo.businessAddress.street'].map(
    (path) => values.find(({ to }) => to === path),
  );
  const isSame =
    home?.box &&
    firm?.box &&
    home.page === firm.page &&
    SIDES.every((side) => home.box![side] === firm.box![side]);
  return isSame ? values.filter(({ to }) => !OF_BUSINESS.includes(to)) : values;
}
const SIDES = ['x0', 'x1', 'y0', 'y1'] as const;
