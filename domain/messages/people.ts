/** The people of the questionnaire. */
export const people = {
  notFound: 'This person no longer exists.',
  deleted: 'Person deleted',
} as const;
