/** What heads the column beside that of a trade, where the trade itself stands below: `NATURE OF BUSINESS | PARISH`. */

/** Words that head a column alone, or behind what they are of: `COUNTY`, `TAX DISTRICT`. */
const ALONE = [
  'state',
  'county',
  'parish',
  'borough',
  'township',
  'municipality',
  'jurisdiction',
  'city',
  'region',
  'territory',
  'ward',
  'precinct',
  'district',
  'zone',
  'zoning',
  'location',
  'rate',
  'amount',
  'total',
  'status',
  'issue fee',
  'class',
  'section',
  'schedule',
  'number',
  'qty\\.?',
  'quantity',
  'units',
  'count',
  'tax',
  'employees',
  'outlets',
  'seats',
  'seating',
  'square f(?:ee|oo)tage',
  'square feet',
  'sq\\.? ?ft\\.?',
  'frequency',
  'filing frequency',
  'period',
  'sic',
  'naics',
  'occupancy',
  'capacity',
];
const HEAD = new RegExp(
  `^(?:(?:${ALONE.join('|')})|(?:tax|zoning|school|council|fire|police|commission|voting|sales|service|business) (?:district|zone|ward|precinct|region|area|jurisdiction)|(?:${['state', 'county', 'parish', 'city', 'town', 'district', 'region'].join('|')}) (?:name|no\\.?|number|code|of business))$`,
  'i',
);
/** `TYPE | NO. OF EMPLOYEES`, `CLASSIFICATION | Basis (Gross Receipts)`, `TYPE | Law (Tax Art.)`, `DESCRIPTION | Rate Class`, `TYPE OF OPERATION | Risk Type`. */
const OTHER =
  /^(?:law \(|(?:basis|gross (?:receipts|income)|rate class|(?:no\.?|number|#) of|tax (?:rate|basis))(?!\w)|(?:risk|permit|licen[cs]e|facility|establishment) (?:type|category|level|class)$|seating capacity$)/i;

/** `CLASS CODE`, `NAICS Code(s)`, `Business Code No.`, `SIC #`: whatever a list numbers. */
const NUMBERED =
  /^(?:(?:business|license|licence|tax|primary|secondary|local|county|city|state) )?(?:class(?:ification)?|category|type|naics|sic|business|industry|activity|trade|occupation|account|location|fee|tax|rate|use|group|schedule|section)(?: code(?:\(?s\)?)?(?: (?:no\.?|number|#))?| (?:no\.?|nbr\.?|number|#))$/i;

/** No trade is called so. */
export const headsNextColumn = (print: string): boolean =>
  [HEAD, OTHER, NUMBERED].some((head) => head.test(print));
