/** Under which key each answer of the API is kept: one per thing that is loaded. */

export const queryKeys = {
  status: ['status'],
  questionnaire: ['questionnaire'],
  documents: ['documents'],
  people: ['people'],
  snapshots: ['snapshots'],
  drafts: ['drafts'],
  settings: ['settings'],
} as const;
