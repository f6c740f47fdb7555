/** Words that every page uses: buttons, loading, problems. */
export const ui = {
  cancel: 'Cancel',
  close: 'Close',
  editNamed: (title: string) => `Edit ${title}`,
  save: 'Save',
  edit: 'Edit',
  loading: 'Loading...',
  tryAgain: 'Try again',
  pleaseCheck: 'Please check',
  thereIsAProblem: 'There is a problem',
  hide: (what: string) => `Hide ${what}`,
  show: (what: string) => `Show ${what}`,
  select: 'Select...',
  dismiss: 'Dismiss',
} as const;
