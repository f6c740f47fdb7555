/** Boards of professions, by whose names their cards are known. */

/** Pocket cards bear no title but their board's. */
export const boards = [
  'professional regulation',
  'professional licensing',
  'occupational regulation',
  'board for contractors',
  'board for professional',
  'board for licensing',
  'board of professional',
  'professional licenses',
  'board of contractors',
  'contractors board',
  'state license board',
  'contractors state license board',
  'state board of',
  'licensing board',
  'licensing commission',
  'examining board',
  'board of examiners',
  'department of licensing',
  'bureau of professional',
  'real estate commission',
  'board of cosmetology',
  'board of accountancy',
  'board of public accountancy',
  'board of nursing',
  'division of licensing',
  ...['barber', 'cosmetology', 'nursing', 'medical', 'dental', 'electrical', 'plumbing', 'licensure'].map(
    (trade) => `${trade} board`,
  ),
  'licensing services',
];
