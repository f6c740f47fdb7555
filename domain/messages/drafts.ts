/** Answers typed but not saved. */
export const drafts = {
  lastTyped: (when: string) => `Last typed ${when}`,
  keptFor: 'You typed answers that are not saved yet. They are kept for you:',
  restore: 'Restore what I typed',
  discard: 'Discard it',
  leaveQuestion: 'Leave without saving?',
  leave: 'Leave this page',
  stay: 'Stay on this page',
} as const;
