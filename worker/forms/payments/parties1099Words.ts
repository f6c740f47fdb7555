/** What 1099s, and letters in place of them, call who pays and who receives, and their numbers. */
export const payers = ['payer', 'filer'];
export const recipients = ['recipient', 'payee'];

export const payerTin = [
  ...payers.flatMap((who) =>
    [
      'tin',
      'ein',
      'tax id',
      'taxpayer id',
      'taxpayer identification number',
      'taxpayer identification',
      'identification number',
      'identification',
      'tax identification number',
      'tax identification',
      'employer identification number',
      'fed id',
      'fed tax id',
      'federal identification number',
      'federal identification',
    ].map((number) => `${who}'s ${number}`),
  ),
  ...payers.flatMap((who) => [`${who}'s federal tin`, `${who}'s federal ein`, `${who}'s federal tax id`]),
  "payer's federal identification",
  "payer's fed id number",
  "payer's federal id number",
  "payer's federal id no",
  'payer id no',
  'payer id',
  'tax id number of payer',
  'fed id',
  'payer id number',
  'federal tax id',
  'federal tax id number',
  'federal tax id no',
  'federal id number',
  'federal id no',
  'federal id',
  'federal identification number',
  'federal identification no',
];
export const recipientTin = [
  ...recipients.map((who) => `${who}'s tin`),
  ...recipients.map((who) => `${who} tin`),
  ...recipients.map((who) => `${who} ssn/ein`),
  ...recipients.map((who) => `${who} ssn/tin`),
  ...recipients.map((who) => `${who}'s identification number`),
  ...recipients.map((who) => `${who}'s identification`),
  ...recipients.map((who) => `${who}'s taxpayer identification`),
  "recipient's taxpayer identification number",
  'recipient id',
  "recipient's id",
  'recipient id no',
  "recipient's id no",
  "recipient's id number",
  ...recipients.flatMap((who) =>
    // to the letter: what is printed exactly so is found first, and `federal id` alone is the payer's
    ['federal id', 'federal id number', 'federal id no', 'federal tax id', 'federal ein'].flatMap(
      (number) => [`${who}'s ${number}`, `${who} ${number}`],
    ),
  ),
  "recipient's social security",
  "recipient's tax id",
  'taxpayer id number',
  'taxpayer no',
  'taxpayer id',
  'taxpayer identification number',
  'social security number',
  // what a letter calls it
  'your tax id number',
  'your tax id',
  'your taxpayer identification number',
  // what credit unions and insurers call them
  ...['member', 'annuitant', 'policyholder', 'account holder', 'account owner'].flatMap((who) => [
    `${who} tin`,
    `${who} ssn`,
    `${who} ssn/tin`,
  ]),
  'tax id on file',
  'tin on file',
  'your tin',
];

/** Headings of blocks of name and address on statements that are no form of the IRS. */
const headings = (who: readonly string[]) =>
  who.flatMap((one) => [
    `${one}'s name and address`,
    `name and address of ${one}`,
    `name of ${one}`,
    `${one} information`,
    `${one} details`,
    one,
  ]);
export const payerAlone = [
  ...headings(payers),
  ...payers.map((who) => `${who}'s name`),
  // not `payment settlement entity`, a box to tick on the form itself
  ...payers.map((who) => `${who} (pse)`),
  'payer/filer',
  'filer/payer',
  'paid by',
  'issued by',
];
/** `OWNER / RECIPIENT`: what else somebody is who receives. */
const ROLES = ['owner', 'annuitant', 'participant', 'member', 'payee', 'beneficiary', 'policyholder'];
export const recipientByRole = ROLES.flatMap((role) => [`${role}/recipient`, `recipient/${role}`]);
export const recipientAlone = [
  ...headings(recipients),
  ...recipientByRole,
  'account owner',
  'account holder',
  'paid to',
  'issued to',
];

/** What statements call the address of whom they are for: who pays is at no home. */
export const homes = ['home address', 'address of record', 'address on record', 'address on file'];

/** Headings of a block that holds a party's number, too: `PAYER'S name, address, and federal ID number`. */
const withNumber = (who: readonly string[]) =>
  who.flatMap((one) =>
    [
      'tin',
      'ein',
      'tax id',
      'tax id number',
      'id number',
      'federal id number',
      'federal tax id number',
      'identification number',
      'federal identification number',
      'taxpayer identification number',
    ].map((number) => `${one}'s name address and ${number}`),
  );
export const payerWithTin = withNumber(payers);
export const recipientWithTin = withNumber(recipients);
