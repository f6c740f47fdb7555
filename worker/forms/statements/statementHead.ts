/** What statements of accounts and of cards share: the bank, the holder in the window, the end of the number. */
import { accountEndRules } from './accountEndRules.ts';
import { keptAddress } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

export const beside = (labels: readonly string[]): Where[] =>
  labels.map((right) => ({ right, starts: true }));

/** Where the parts of the holder's address are kept. */
export const holderAddress = keptAddress('holder');
/** Who holds an account, on statements that show no envelope's window. */
const holders = [
  'business name',
  'primary account holder',
  'account holder',
  'account owner',
  'account name',
  'account holder name',
  'name on account',
  'member name',
  'owner name',
];
/** Labels of their address. */
const addresses = ['business address', 'mailing address'];

/** `depth`: how far below its label the number may stand, in points. */
export const statementHead = (depth: number): FieldRule[] => [
  { to: ['fields.bankName'], as: 'wholeName', where: [{ letter: 'bank' }] },
  {
    to: ['fields.bankName'],
    as: 'toldBank',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.bankName', isMissing: true },
    isLast: true,
    also: 'back',
  },
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'accountBlock',
    where: [{ letter: 'addressee' }],
  },
  {
    to: ['spousePerson.fullName'],
    as: 'jointHolder',
    where: [{ letter: 'addressee' }],
    when: { field: 'fields.accountHolder', names: 'person' },
    use: 'suggestion',
  },
  {
    to: ['businessInfo.businessName'],
    as: 'tradeName',
    where: [{ letter: 'addressee' }],
    when: { field: 'fields.accountHolder', names: 'person' },
    use: 'suggestion',
  },
  {
    to: ['primaryPerson.fullName'],
    as: 'proprietor',
    where: [{ letter: 'addressee' }],
    when: { field: 'fields.accountHolder', names: 'business' },
    use: 'suggestion',
  },
  {
    to: ['primaryPerson.fullName'],
    as: 'cardMember',
    where: [{ letter: 'addressee' }, { letter: 'payer' }],
    when: { field: 'fields.accountHolder', names: 'business' },
    isLast: true,
    use: 'suggestion',
  },
  {
    to: ['fields.accountHolder'],
    as: 'holderName',
    where: holders
      .flatMap((label): Where[] => [
        { below: label, depth: 24, starts: true },
        { right: label, colon: true },
        // a page of a bank's site sets what it is beside it
        { right: label, starts: true, whole: true, listed: true },
      ])
      .concat(['customer', 'customer name'].map((right) => ({ right, starts: true, whole: true })))
      .concat([{ right: 'owner', starts: true, colon: true }]),
    when: { field: 'fields.accountHolder', isMissing: true },
  },
  // `Owner: Ana Rao | ana@tide.example`
  {
    to: ['primaryPerson.email'],
    as: 'email',
    where: ['owner', 'account owner', 'account holder'].map((right): Where => ({
      right,
      starts: true,
      colon: true,
    })),
    when: { field: 'fields.accountHolder', names: 'person' },
    isLast: true,
    use: 'suggestion',
  },
  // a column headed so: name, street and place
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'namedBlock',
    where: ['company', 'customer', 'account holder', 'account owner', 'member'].map((below) => ({
      below,
      depth: 60,
      starts: true,
      whole: true,
    })),
    when: { field: 'fields.holderZipCode', isMissing: true },
  },
  {
    to: holderAddress,
    as: 'address',
    where: [
      ...addresses.flatMap((label): Where[] => [
        { below: label, depth: 36, starts: true },
        { right: label, starts: true },
        { right: label, starts: true, rows: 2, begins: true },
      ]),
      { right: 'address', starts: true, whole: true, rows: 2, begins: true },
      { below: 'address', depth: 36, starts: true, whole: true },
    ],
    when: { field: 'fields.holderStreet', isMissing: true },
  },
  // a first page that lists accounts of several kinds shows the window, and the figures stand on the next
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'accountBlock',
    where: [{ letter: 'addressee' }],
    when: { field: 'fields.accountHolder', isMissing: true },
    isLast: true,
    also: 'front',
  },
  {
    to: ['fields.bankName'],
    as: 'wholeName',
    where: [{ letter: 'bank' }],
    when: { field: 'fields.bankName', isMissing: true },
    isLast: true,
    also: 'front',
  },
  // a card's statement that is read on a screen
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'holderLine',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.accountHolder', isMissing: true },
    isLast: true,
  },
  // a page of a bank's site
  {
    to: ['fields.accountHolder'],
    as: 'welcomedHolder',
    where: [{ anywhere: 'upper' }],
    when: { field: 'fields.accountHolder', isMissing: true },
    isLast: true,
  },
  {
    to: ['fields.accountHolder'],
    as: 'sessionHolder',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.accountHolder', isMissing: true },
    isLast: true,
  },
  {
    to: ['primaryPerson.email'],
    as: 'holderLineEmail',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.accountHolder', isMissing: true },
    isLast: true,
    use: 'suggestion',
  },
  ...accountEndRules(depth),
];
