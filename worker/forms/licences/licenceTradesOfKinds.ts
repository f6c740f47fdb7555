/** What else authorities call what a licence is for. */

const WHAT = ['type', 'description', 'category', 'classification'];
const of = (kinds: readonly string[]) => kinds.flatMap((kind) => WHAT.map((what) => `${kind} ${what}`));

export const activitiesOfKinds = [
  ...of([
    'industry',
    'trade',
    'activity',
    'occupation',
    'profession',
    'operation',
    'facility',
    'establishment',
  ]),
  ...['industry', 'trade', 'profession', 'occupation', 'activity', 'vendor', 'services', 'program'].map(
    (kind) => `type of ${kind}`,
  ),
  ...['business', 'occupation', 'trade', 'the business', 'license'].map((kind) => `class of ${kind}`),
  ...['activity', 'operation', 'operations', 'the business', 'trade'].map((kind) => `nature of ${kind}`),
  'business nature',
  'nature of work',
  'type of work',
  'work performed',
  'business use',
  'business sector',
  'business group',
  'code/description',
  'code / description',
  'description of activity',
  ...['business', 'licensed'].flatMap((kind) => [
    `description of ${kind} activity`,
    `description of ${kind} activities`,
    `${kind} activity description`,
    `${kind} activity or classification`,
  ]),
  'description of license',
  'detailed description',
  'category description',
  'license category description',
  'class description',
  'bus description',
  'bus type',
  'bus desc',
  'business desc',
  'main activity',
  'main business activity',
  'main business',
  'principal business',
  'primary business',
  ...['licensed', 'authorized', 'permitted', 'approved'].flatMap((is) => [
    `${is} activity`,
    `${is} activities`,
  ]),
  'authorized business',
  'licensed for',
  'licensed as',
  'business line',
  'business purpose',
  'business occupation',
  // `business or profession` is a word of boards' names and of deeds
  ...['profession or occupation', 'trade or profession', 'trade/profession', 'business or occupation'],
  ...['occupation trade or profession licensed', 'occupation trade or profession'],
  'services provided',
  'services offered',
  'purpose of business',
  'scope of work',
  'work type',
  'type of use',
  'use type',
  'products or services',
  'product/service',
  'provider type',
  'program type',
  'retail type',
  'taxable activity',
  'establishment class',
  'naics title',
  'naics category',
  'naics activity',
  'category/type',
  'business engaged in',
  'engaged in',
];

/** What may name the rank of a licence as well: `License class: A`, `Credential type: Provisional`. */
export const classes = [
  'license class',
  'tax class',
  'rate class',
  'permit class',
  'permit category',
  'credential type',
  'registration type',
  'kind of license',
  'type/class',
  'permitted use',
  'occupancy type',
];

/** What leads from the holder to what he may do. */
export const conductsOfKinds = [
  ...['engage in', 'conduct', 'operate'].flatMap((does) => [`to ${does} business as`]),
  'to conduct business as a',
  'for the operation of',
  'for the operation of a',
  'engaged in the business of',
  'for the business of',
  'for practice in new jersey as a(n)',
];

/** `May engage in the business of:`, and below it what that is. */
export const engages = ['may engage in the business of'];

/** `NAICS code / Type of business`: below it the number, and what it means on the next lines. */
export const numberedActivities = ['naics code', 'naics', 'sic code', 'industry code'].flatMap((number) =>
  ['type of business', 'business type', 'business activity', 'kind of business'].map(
    (what) => `${number} / ${what}`,
  ),
);

/** Lists of trades, which number them. */
export const codes = [
  'naics description',
  'naics code & description',
  'industry code',
  'industry',
  'naics code',
  'naics',
  'sic description',
  'sic code',
  'occ. code',
  'occupation code',
];
