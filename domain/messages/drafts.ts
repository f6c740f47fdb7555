/** Answers typed but not saved. */
export const drafts = {
  lastTyped: 'Last typed',
  restore: 'Restore what I typed',
  discard: 'Discard it',
  leaveQuestion: 'Leave without saving?',
  leave: 'Leave this page',
  stay: 'Stay on this page',
} as const;
