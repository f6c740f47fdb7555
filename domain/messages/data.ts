/** All data of the account. */
export const data = {
  cleared: 'All data cleared',
} as const;
