/** Advice around the upload, and how far it is. */
export const upload = {
  uploading: (fileName: string, percent: number) => `Uploading ${fileName}: ${percent}%`,
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}...`,
  reading: 'Reading the document...',
  uploadProgress: 'Upload progress',
  readingProgress: 'Reading progress',
  tips: [
    'A PDF downloaded from your tax software or employer is read best.',
    'Scans and photos work too: the whole page, sharp, in even light.',
    'A protected PDF asks for its password once.',
    'Forms filled in on screen can be uploaded as they are.',
  ],
  benefits: [
    'Your answers are filled in from your documents; you check them.',
    'Names, SSNs and amounts come from the form, without typing errors.',
    'Every filled answer shows where it was read, and can be undone.',
    'Your documents are stored encrypted and are read on this server only.',
  ],
  tipsHeading: 'PDF Tips',
  benefitsHeading: 'Benefits of Uploading Documents',
} as const;
