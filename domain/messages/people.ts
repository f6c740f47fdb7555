/** The people of the questionnaire. */
export const people = {
  notFound: 'This person no longer exists.',
  deleted: 'Person deleted',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  delete: 'Delete Person',
  heading: 'People from Tax Returns',
  loading: 'Loading people...',
  noneFound: 'No people found',
  uploadReturn: 'Upload a tax return to automatically extract people information.',
  deleteNamed: (name: string) => `Delete ${name}`,
  complete: 'Complete',
  incomplete: 'Incomplete',
  ssn: 'SSN',
  email: 'Email',
  phone: 'Phone',
  employmentType: 'Employment type',
  /** `date` as it is shown; '' where nobody knows. */
  source: (typeLabel: string, date: string) => `From ${typeLabel}${date && `, ${date}`}`,
  primary: 'Primary Applicant',
  spouse: 'Spouse',
} as const;
