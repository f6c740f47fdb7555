/** What is wrong with an answer, said beside its field. */
export const field = {
  notText: 'Enter text here',
  notNumber: 'Enter a number',
  wholeNumber: 'Enter a whole number',
  notYesNo: 'Answer yes or no',
  notObject: 'This part of the questionnaire is not in the expected form',
  tooLong: (cap: number) => `Use at most ${cap.toLocaleString('en-US')} characters`,
  tooMany: (cap: number) => `Use at most ${cap} entries`,
  between: (low: number, high: number) => `Enter a number from ${low} to ${high}`,
  atLeast: (low: number) => `Enter a number of at least ${low}`,
  atMost: (high: number) => `Enter a number of at most ${high}`,
  textOrList: (cap: number, entries: number) =>
    `Enter a text, or up to ${entries} entries, of at most ${cap} characters each`,
  email: 'Enter an email address like name@example.com',
  url: 'Enter a web address like https://example.com',
  phone: 'Enter a phone number with area code, like (555) 123-4567',
  ssn: 'Enter nine digits, like 123-45-6789',
  ein: 'Enter nine digits, like 12-3456789',
  date: 'Enter a real date, like 05/17/1980',
  inFuture: 'This date is in the future',
  choice: (options: readonly string[]) => `Choose one of: ${options.join(', ')}`,
  /** Beside the field, never a refusal. */
  unusualSsn: 'This is an unusual SSN. Please check it; you can keep it if it is right.',
  unusualEin: 'This EIN starts with an unusual prefix. Please check it; you can keep it if it is right.',
} as const;
