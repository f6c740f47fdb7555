/** What the documents filled in, and undoing it. */
export const changes = {
  undoWhat: (fileName: string) => `Undo what ${fileName} filled in`,
  isNow: 'is now',
  filledIn: (count: number) => `filled in ${count} ${count === 1 ? 'answer' : 'answers'}`,
  show: 'Show',
  hide: 'Hide',
  undo: 'Undo',
  undone: 'Undone',
  heading: 'What your documents filled in',
} as const;
