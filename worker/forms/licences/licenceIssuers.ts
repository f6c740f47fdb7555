/** What licences call the office that grants them. */
export const issuers = [
  ...['authority', 'agency', 'department', 'office', 'jurisdiction'].map((who) => `issuing ${who}`),
  // a department or an office of that name heads papers
  'licensing authority',
  'licensing agency',
  'local authority',
  'jurisdiction',
  'issuer',
  'granted by',
  'authorized by',
  ...['license', 'permit', 'certificate', 'registration'].map((what) => `${what} issued by`),
];
