/** What was read from one document. */
export const extracted = {
  viewOf: (name: string) => `View extracted data of ${name}`,
  view: 'View Extracted Data',
  heading: 'Extracted Data',
  /** `taxYear` 0: the form names none. */
  subject: (fileName: string, typeLabel: string, form: string, taxYear: number) =>
    `${fileName} (${typeLabel})${form && ` - ${form}`}${taxYear ? `, tax year ${taxYear}` : ''}`,
  nothingFound: 'Nothing was found',
  storedOnly: 'The document was stored, but no answers could be read from it.',
  primary: 'Primary person',
  spouse: 'Spouse',
  additional: 'Additional person',
  figures: 'Figures on the form',
} as const;
