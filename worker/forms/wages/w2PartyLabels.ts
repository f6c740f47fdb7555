/** What heads the boxes and blocks of the employer and the employee on a Form W-2. */

type Who = 'employer' | 'employee';
/** Offices that pay the public leave the possessive out. */
export const nameOf = (who: Who) => [`${who}'s name`, `${who} name`];
export const nameAndAddressOf = (who: Who) =>
  nameOf(who).flatMap((label) => [`${label} address and zip code`, `${label} address`]);
/** What heads a block of name and address where it is no form's box. */
export const headOf = (who: Who) => [
  ...['information', 'info', 'details', 'legal name', 'name and mailing address'].map(
    (head) => `${who} ${head}`,
  ),
  ...['legal name', 'full name'].map((name) => `${who}'s ${name}`),
  `name of ${who}`,
  `name and address of ${who}`,
];
export const companyHeads = ['company name and address', 'company name', 'company information'];
export const addressOf = (who: 'employee') =>
  [`${who}'s address`, `${who} address`].flatMap((label) => [`${label} and zip code`, label]);
