/** What kind of business a licence is for, beside a label of it, of a list's number, or of a bare class. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import * as words from './businessLicenseWords.ts';
import { alone, coloned, headed, near } from './licencePlaces.ts';
import * as kinds from './licenceTradesOfKinds.ts';
import { wares } from './licenceWares.ts';

/** What may head a kind of company as well. */
const CLASSES = [
  'class',
  'type',
  'approved use',
  'proposed use',
  'use of space',
  'use of premises',
  'use of building',
];

export const trades: readonly FieldRule[] = [
  {
    to: ['businessInfo.industry'],
    as: 'trade',
    use: 'suggestion',
    where: [
      ...kinds.numberedActivities.map((below): Where => ({ below, depth: 44, run: true })),
      // Delaware's: `BUSINESS CODE 396 GROUP CODE 007`
      { below: 'business code', depth: 14, run: true },
      // Florida's receipts: the heads of some columns go on below it, and the row stands further down
      { below: 'type of business', beside: 'receipt #/date paid', depth: 44, run: true },
      ...words.activities.map((above): Where => ({ above, caption: 'page' })),
      ...near(words.activities),
      // `SPECIAL TRADE CONTRACTORS` is one
      ...coloned(['trade']),
      // the title `OCCUPATION TAX CERTIFICATE` begins with the word
      ...alone(['occupation']),
      { below: 'trade', depth: 30, run: true, starts: true, whole: true },
      // `Food sold must be wrapped`: a label is no word of the rules
      ...wares.flatMap((label): Where[] => [
        { right: label, starts: true, colon: true },
        { below: label, depth: 30, run: true, starts: true, whole: true },
      ]),
      ...words.conducts.map((label): Where => ({ under: label, whole: true, across: kinds.codes })),
      ...coloned([...kinds.engages, ...words.conducts]),
      ...kinds.engages.map((below): Where => ({ below, depth: 30, run: true, starts: true, whole: true })),
    ],
  },
  // `TRADE NAME  ELM & CO`, and some lines below it `BUSINESS  TAX PREPARATION`
  {
    to: ['businessInfo.industry'],
    as: 'unnumberedTrade',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    where: [
      { right: 'business', starts: true, whole: true, amid: { after: ['trade name', 'business name'] } },
    ],
  },
  {
    to: ['businessInfo.industry'],
    as: 'codedActivity',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    // a county's list, whose column stands beside others
    where: [
      ...near(kinds.codes),
      // what the number means stands in the line below it
      ...kinds.codes.map((below): Where => ({ below, depth: 44, run: true })),
      { table: 'occ. code' },
      { below: 'program element', depth: 30, run: true },
      { right: 'program element', starts: true, colon: true },
    ],
  },
  {
    to: ['businessInfo.industry'],
    as: 'tradeOfClass',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    isLast: true,
    where: [...alone(CLASSES), ...headed(kinds.classes)],
  },
  // `CLASS:   226      PIANO TUNING`: the number of the class in a column of its own
  {
    to: ['businessInfo.industry'],
    as: 'tradeBehindNumber',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    isLast: true,
    where: ['class', ...kinds.classes].map((right): Where => ({ right, whole: true })),
  },
  {
    to: ['businessInfo.industry'],
    as: 'endorsedTrade',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    isLast: true,
    where: near(['endorsement']),
  },
  // `LICENSE: Retail Food Establishment`
  {
    to: ['businessInfo.industry'],
    as: 'licensedTrade',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    isLast: true,
    where: [{ anywhere: 'page' }],
  },
  {
    to: ['businessInfo.industry'],
    as: 'taxedTrade',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    isLast: true,
    where: [{ anywhere: 'page' }],
  },
  // a column of a table of classes and taxes, where nothing else says it
  {
    to: ['businessInfo.industry'],
    as: 'tradeOfClass',
    use: 'suggestion',
    when: { field: 'businessInfo.industry', isMissing: true },
    isLast: true,
    where: [
      { right: 'description', starts: true, colon: true },
      { right: 'description', starts: true, amid: { after: ['naics', 'naics code', 'sic code'] } },
      { below: 'description', depth: 30, run: true, whole: true },
    ],
  },
];
