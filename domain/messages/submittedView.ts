/** The page of submitted answers. */
export const submittedView = {
  sourceFile: 'Source file',
  extractedAt: 'Extracted at',
  validated: 'Validated',
  extraction: 'AI Data Extraction',
  noneFound: 'No Questionnaire Found',
  appearsHere: 'Your answers appear here once you have saved a step of the questionnaire.',
  start: 'Start Questionnaire',
  submittedOn: (when: string) => `Submitted on ${when}`,
  backToDashboard: 'Back to Dashboard',
  submitted: 'Submitted',
  inProgress: 'In Progress',
  continueEditing: 'Continue Editing',
  print: 'Print',
  pageTitle: 'Submitted Questionnaire',
  uploadedDocuments: 'Uploaded Documents',
} as const;
