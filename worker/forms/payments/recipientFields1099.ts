/** Who receives on a 1099: name, number and address. */
import { keptAddress } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import {
  homes,
  payerTin,
  recipientAlone,
  recipientByRole,
  recipients,
  recipientTin,
  recipientWithTin,
} from './parties1099Words.ts';
import { alone, below, FOOT, listed, wrapped } from './partyPlaces1099.ts';

/** Where the parts of the recipient's address are kept. */
export const recipientAddress = keptAddress('recipient');
const { street: recipientStreet, ...recipientTown } = recipientAddress;
const town = [
  'city or town state or province country',
  'city or town state or province and zip',
  'city or town state and zip',
  'city town state and zip',
  'city state and zip code',
  'city state zip code',
];
/** Boxes of the IRS's own layout say whose street and town stand in them: noise there does not make the payer's block the recipient. */
const window: Where = { letter: 'addressee', unless: [...town, 'street address including apt no'] };

export const recipientFields1099: readonly FieldRule[] = [
  // among the lines of such a block, of which another may end in a ZIP code of nine digits
  {
    to: ['fields.recipientTin'],
    as: 'dashedSsn',
    where: recipientWithTin.map((label) => ({ below: label, depth: 80 })),
    when: { field: 'fields.recipientTin', isMissing: true },
  },
  {
    to: ['fields.recipientTin'],
    as: 'tin',
    where: [
      ...recipientTin.map((right) => ({ right })),
      ...below(recipientTin),
      ...below(recipientTin, FOOT),
    ],
  },
  // as the payer's, at the end of their block
  {
    to: ['fields.recipientTin'],
    as: 'tin',
    where: recipientAlone.map((label) => ({ below: label, depth: 80, whole: true })),
    when: { field: 'fields.recipientTin', isMissing: true },
  },
  {
    to: ['fields.recipientTin'],
    as: 'secondTin',
    where: below(payerTin),
    when: { field: 'fields.recipientTin', isMissing: true },
  },
  // small print above it may be lost; a payer who is a firm has a number with other dashes
  {
    to: ['fields.recipientTin'],
    as: 'ssnBesideEin',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.recipientTin', isMissing: true },
  },
  // `under taxpayer`, and in the next line of a letter `identification number 984-11-2207`; a firm's has other dashes
  {
    to: ['fields.recipientTin'],
    as: 'dashedSsn',
    where: [{ right: 'identification number', starts: true }],
    when: { field: 'fields.recipientTin', isMissing: true },
  },
  { to: recipientAddress, as: 'recipientInRows', where: [{ anywhere: 'page' }] },
  {
    to: {
      name: ['fields.recipientName'],
      ...recipientAddress,
    },
    as: 'businessBlock',
    where: [
      ...recipients.flatMap((who) => [
        `${who}'s name street address including apt no`,
        `${who}'s name street address`,
        `${who}'s name street city`,
        `${who}'s name address`,
      ]),
      ...recipientWithTin,
    ].map((below) => ({ below, depth: 90, across: [...wrapped, ...town] })),
  },
  {
    to: ['fields.recipientName'],
    as: 'partyName',
    where: [
      ...recipients.flatMap((who) => [`${who}'s name`, `${who} name`]).map(listed),
      ...['account owner', 'account holder', ...recipientByRole].map(listed),
      ...['paid to', 'account owner', 'account holder', ...recipientByRole].map((right): Where => ({
        right,
        colon: true,
      })),
      ...below(
        recipients.flatMap((who) => [`${who}'s name`, `${who} name`, `${who}'s full name`, `name of ${who}`]),
        FOOT,
      ),
    ],
  },
  {
    to: { name: ['fields.recipientName'] },
    as: 'businessBlock',
    where: [
      ...recipients.map((who) => listed(`${who}'s name and address`)),
      ...alone(recipientAlone),
      window,
    ],
    when: { field: 'fields.recipientName', isMissing: true },
  },
  {
    to: recipientStreet,
    as: 'street',
    where: [
      ...recipients.flatMap((who) =>
        below([`${who}'s street address including apt no`, `${who}'s street address`]),
      ),
      { below: 'street address including apt no', depth: 34 },
      // not in `Recipient's name, street address, city`
      { below: 'street address', depth: 34, starts: true, whole: true },
    ],
  },
  {
    to: recipientTown,
    as: 'place',
    // nor in `Payer's name, street address, city, state, ZIP code`, below which the payer's own town stands
    where: town.map((below) => ({ below, depth: 34, starts: true })),
  },
  {
    to: recipientAddress,
    as: 'businessBlock',
    where: [
      ...[...recipients.flatMap((who) => [`${who}'s address`, `${who}'s name and address`]), ...homes].map(
        listed,
      ),
      ...alone(homes),
      ...alone(recipientAlone),
      window,
    ],
  },
  // on two lines beside what asks for it
  {
    to: recipientAddress,
    as: 'wholeAddress',
    where: recipients.map((who): Where => ({
      right: `${who}'s address`,
      starts: true,
      whole: true,
      rows: 2,
    })),
    when: { field: recipientAddress.zipCode[0], isMissing: true },
  },
  // two names above it: the block is higher than most
  {
    to: recipientAddress,
    as: 'wholeAddress',
    where: [...recipientAlone.map((below) => ({ below, depth: 80, whole: true as const })), window],
    when: { field: recipientAddress.zipCode[0], isMissing: true },
  },
];
