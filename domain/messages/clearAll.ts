/** Deleting everything, in two warnings. */
export const clearAll = {
  startOver: 'Start over with nothing',
  whatItDeletes:
    'Deletes your documents, the people found in them and all of your answers. Your account stays.',
  open: 'Clear All Data',
  typePhrase: 'Type',
  toConfirm: 'to confirm',
  finalWarning: 'Final Warning',
  goneForGood: 'Everything you uploaded and entered will be gone for good.',
  clearing: 'Clearing...',
  deleteAll: 'Delete All Data',
  deleted: [
    'All uploaded documents',
    'All extracted people (primary and spouse)',
    'All questionnaire data',
    'All progress and completion status',
  ],
  question: 'Clear All Data?',
  willDelete: 'This will permanently delete:',
  cannotBeUndone: 'This action cannot be undone.',
  goOn: 'Continue',
} as const;
