/** Heads of blocks on licences: below each a name stands above its address, without labels of their own. */
import type { Where } from '../../understanding/locate/where.ts';

const SAYS = ['information', 'info', 'details'];
const said = (what: string) => SAYS.map((says) => `${what} ${says}`);

/** `FACILITY INFORMATION`: the business and where it is. `STORE` alone is a word of names. */
const firmHeads = [
  'establishment',
  ...['business', 'company', 'firm', 'facility', 'establishment', 'site', 'store'].flatMap(said),
];

/** `OWNER INFORMATION`, `LICENSEE DETAILS`: whoever owns it and where that person's mail goes. */
const ownerHeads = [
  ...['owner', 'ownership', 'licensee', 'permittee', 'applicant', 'proprietor', 'registrant'].flatMap(said),
  'owner / mailing address',
  'owner/mailing address',
  "owner's name and residence",
  "owner's name and mailing address",
  "owner's name and address",
  // the head of a register's table
  'name of owners, individual or business entity',
];
/** Where mail goes: to the owner, where a person is named there. */
const mailHeads = [
  'mailing address',
  'mail to',
  'mailing name and address',
  'billing address',
  'correspondence address',
  'owner home address',
  'ownership',
];

const headed = (heads: readonly string[], depth: number): Where[] =>
  heads.map((below) => ({ below, depth, run: true, starts: true, whole: true }));

/** The whole block, for its name and its address. */
export const firmBlocks = headed(firmHeads, 66);
/** The line of the name. */
export const ownersNames = headed([...ownerHeads, ...mailHeads], 30);

/** Whom it is addressed to, unless only mail goes there. */
export const windowOfFirm: Where = {
  letter: 'addressee',
  unlessStreet: ['business location', 'business address'],
};
