/** Questions asked before something is done that cannot be undone. */
export const confirm = {
  deletePerson: 'Are you sure you want to delete this person? This action cannot be undone.',
  deleteAccount: 'Are you sure you want to delete your account? This action cannot be undone.',
  clearAllPhrase: 'DELETE ALL',
  leaveUnsaved:
    'Some of your answers are not saved yet. What you typed is kept as a draft, but it counts only once you save the step.',
  leaveProfile: 'Your changes are not saved yet. They are lost if you leave this page.',
} as const;
