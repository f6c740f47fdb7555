/** Does a label ask for the street of an address, and does it say that this is a business's? */

/** `2. Street address of business`, `2) City`: its number on the form. */
export const ITEM = /^\d{1,2}[.)] /;

/** `Business location - street`, `Premises: street and suite`, `Business Location (Street)`: whose street it is, and that it is one. */
const segmentsOf = (label: string) =>
  label
    .replace(ITEM, '')
    .replace(NO_BOX, '')
    .replace(WITH_UNIT, '')
    .replace(NUMBERED, '$1street')
    .replace(/\)$/, '')
    .split(/\s*[-–—:,(]\s*/)
    .filter((segment) => segment !== '');

/** `(no PO box)`, `, not a P.O. Box`: what whoever fills it in is told. */
const NO_BOX = /[\s,(]+(?:no|not an?|do not use) p\.? ?o\.? box(?:es)?\)?$/i;

/** `(street, suite)`, `, including unit number`: what else belongs to the line of the street. */
const UNIT = '(?:suite|ste|unit|apt|apartment|room|space|bldg|building|floor)\\.?';
const WITH_UNIT = new RegExp(
  `\\s*[,(/]\\s*(?:and |& |incl(?:\\.|uding) )?${UNIT}(?:(?:, | or |, or | and | ?/ ?)${UNIT})*(?: (?:number|no\\.?|#))?\\)?$`,
  'i',
);
/** `(number, street` of `(number, street, suite)`. */
const NUMBERED = /(^|[\s(])(?:number|no\.?),? street$/i;

const NUMBER = '(?:number|no\\.?|#)';
const STREET = new RegExp(
  `^(?:street address|street|address|addr)(?: (?:line )?1)?$|^(?:street )?${NUMBER} (?:and|&) (?:street|name)(?: name)?$|^street (?:name )?(?:and|&|or) ${NUMBER}$|^street ${NUMBER} (?:and|&) name$|^street(?: address)? (?:and|&|or) (?:suite|unit|apt\\.?|apartment)(?: ${NUMBER})?$`,
  'i',
);
const KINDS =
  'business|outlet|location|premises?|establishment|facility|physical|site|store|shop|situs|licen[cs]ed|property|principal office';
const PLACE = new RegExp(
  `^(?:the )?(?:(?:${KINDS}|primary|principal|current) )*(?:location|premises?|situs|(?:${KINDS}) (?:street address|street|address|addr|site)(?: (?:line )?1)?)$`,
  'i',
);
/** `Street address of business`, `Place of business`, `Street address of principal place of business`. */
const OF_BUSINESS = new RegExp(
  `^(?:the )?(?:principal )?(?:street address|street|address|location|place|site) of (?:the )?(?:licen[cs]ed )?(?:(?:principal )?(?:place of business|(?:executive )?office)|${KINDS})$`,
  'i',
);

/** `Outlet address`, `Street`, `Business location (street)`; the city, state and ZIP code must be asked for beside it. */
export const isStreetLabel = (label: string): boolean => {
  const segments = segmentsOf(label);
  const [count, streets] = [segments.length, segments.filter((one) => STREET.test(one)).length];
  const isKnown = segments.every((one) => STREET.test(one) || PLACE.test(one) || OF_BUSINESS.test(one));
  return isKnown && count > 0 && count < 3 && streets < 2;
};

/** `Business location - city`: the part that is asked for, without whose it is. */
export const withoutPlace = (label: string): string => {
  const [place, part, ...others] = segmentsOf(label);
  return place && part && others.length === 0 && PLACE.test(place) ? part : label;
};

/** `Outlet address`, not `Street address`, which may be anybody's. */
export const isOfBusiness = (label: string): boolean =>
  segmentsOf(label).some((one) => PLACE.test(one) || OF_BUSINESS.test(one));

/** `Business location - street`, even below the name of the owner; `Physical address` there may be that of a home. */
export const namesBusiness = (label: string): boolean =>
  isOfBusiness(label) &&
  /\b(?:business|outlet|premises?|establishment|facility|store|shop|situs|licen[cs]ed|location)\b/i.test(
    label,
  );
