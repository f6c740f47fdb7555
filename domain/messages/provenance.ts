/** Where an answer came from. */
export const provenance = {
  source: (form: string, page: number) => `${form}, page ${page}`,
  /** `source`: `1040, page 1`. */
  from: (source: string) => `From ${source}`,
  /** Heard after the above: which answer is meant. */
  whereFrom: (label: string) => `, where ${label} came from`,
  pleaseCheck: 'Please check',
  filledIn: (count: number, files: readonly string[]) =>
    `${count} ${count === 1 ? 'answer was' : 'answers were'} filled in from ${files.join(', ')}. The small page beside an answer shows where it was read.`,
  uncertain: (count: number) =>
    `${count} ${count === 1 ? 'was' : 'were'} hard to read and ${count === 1 ? 'is' : 'are'} marked "Please check":`,
  useFor: (answer: string, label: string) => `Use ${answer} for ${label}`,
  suggestedBy: (source: string) => ` - suggested by ${source}`,
  use: 'Use',
  asItStands: (label: string, page: number, fileName: string) =>
    `${label}, as it stands on page ${page} of ${fileName}`,
  originOf: (label: string) => `Where "${label}" came from`,
  answer: 'Answer',
  document: 'Document',
  form: 'Form',
  page: 'Page',
} as const;
