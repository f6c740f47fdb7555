/** What else the number of a licence is called, by what it numbers: `Credential No.`, `Cert. Nbr.`, `Filing ID`. */

import { titles } from './businessLicenseTitles.ts';

/** Words for the paper itself, and for the list an authority keeps it in. */
const PAPERS = [
  'license',
  'licence',
  'lic',
  'permit',
  'certificate',
  'cert',
  'certification',
  'registration',
  'reg',
  'regn',
  'credential',
  'receipt',
  ...['permit', 'credential', 'registration', 'certificate', 'cert'].map((also) => `license/${also}`),
  ...['permit', 'reg', 'cert'].map((also) => `lic/${also}`),
  'license or permit',
  'permit or license',
  'license, permit or certificate',
  'business license',
  'business lic',
  'bus lic',
  'business permit',
  'business tax receipt',
  'business tax certificate',
  'business tax account',
  'business registration',
  'btr',
  'lbt',
  'license file',
  'license serial',
  'license sequence',
  'license identification',
  'permit identification',
  'certificate of authority',
  'certificate of good standing',
  'permit to operate',
  'ubi',
  'ccb',
  'roc',
  'cslb',
  'hic',
  'mhic',
  'home improvement contractor',
  'file',
  'filing',
  'record',
  'charter',
  'entity',
  'sos',
  'sos file',
  'secretary of state file',
  'sos control',
  ...['assumed name', 'trade name', 'fictitious name', 'dba'].flatMap((name) => [
    name,
    `${name} reg`,
    `${name} registration`,
    `${name} file`,
  ]),
  'fbn file',
  'corporation',
  'business',
];
/** Whose number it is, which may have others beside it. */
const HOLDERS = [
  'licensee',
  'permittee',
  'registrant',
  'establishment',
  'facility',
  'dealer',
  'vendor',
  'provider',
  'program',
  'authorization',
  'approval',
  'document',
  'instrument',
  'inst',
  'instr',
  'serial',
  'acct',
  'tax account',
  'taxpayer account',
];
const NUMBERS = ['number', 'no', 'nbr', 'num', 'id', 'id number', 'id no'];

const ofKinds = (kinds: readonly string[]) =>
  kinds.flatMap((kind) => NUMBERS.map((number) => `${kind} ${number}`));

/** What the paper licenses or who grants it: `Town License No.`, `Salon License Number`. */
const OF_WHAT = [
  ...[
    'city',
    'county',
    'town',
    'village',
    'borough',
    'parish',
    'municipal',
    'state',
    'local',
    'current',
    'new',
  ],
  ...[
    'original',
    'your',
    'this',
    'business',
    'occupational',
    'occupation',
    'privilege',
    'mercantile',
    'vendor',
  ],
  ...[
    'peddler',
    'solicitor',
    'contractor',
    'operator',
    'dealer',
    'salon',
    'shop',
    'establishment',
    'facility',
  ],
  ...[
    'master',
    'electrical',
    'plumbing',
    'real estate',
    'broker',
    'rn',
    'nursing',
    'cpa',
    'cosmetology',
    'barber',
  ],
  ...[
    'health',
    'food',
    'retail food',
    'liquor',
    'alcohol',
    'abc',
    'tobacco',
    'lodging',
    'tpt',
    'zoning',
    'use',
  ],
  ...['use tax', 'home occupation', 'operating', 'professional'],
];
const ofPapers = OF_WHAT.flatMap((what) =>
  ['license', 'permit'].flatMap((paper) => [`${what} ${paper} number`, `${what} ${paper} no`]),
);
/** `Contractor License No.`, `Sales Tax Permit Number`: a title, and its number. */
const ofTitles = titles
  .filter((title) => /(?:licen[cs]e|permit|certificate|registration|receipt)$/.test(title))
  .flatMap((title) => [`${title} number`, `${title} no`]);

/** Labels that name it in words. */
export const numbersOfKinds = [
  ...new Set([
    // beside it `CONTROL NO` heads the number of the print
    'lic/reg/cert',
    'type number',
    'unified business identifier',
    ...ofKinds(PAPERS),
    ...ofTitles,
    ...ofPapers,
    'certificate of registration number',
    'certificate of registration no',
    'local business tax receipt no',
    'tax receipt number',
    'tax certificate number',
    'trade name registration number',
    ...ofKinds(HOLDERS),
  ]),
];

/** Labels that need their sign: `File #`, whose letters alone are a word of sentences. */
export const signedNumbers = [
  ...['lic', 'cert', 'credential', 'file', 'control', 'record', 'document', 'acct', 'account', 'id'],
  'inst',
  ...['fbn', 'facility', 'filing', 'tax account'],
  ...['btr', 'lbt', 'ccb', 'ubi', 'roc', 'cslb', 'hic', 'mhic', 'lic/permit', 'license/cert'],
  'license/registration/certification',
].map((kind) => `${kind} #`);
