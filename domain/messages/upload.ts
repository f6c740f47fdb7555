/** Advice around the upload, and how far it is. */
import type { MetForm } from '../documents/extraction.ts';

/** `Form 1040 for 2023 (page 3)`, `Bank statement (page 5)`. */
function metForm({ form, taxYear, page }: MetForm): string {
  const title = /^(?:\d|W-)/.test(form) ? `Form ${form}` : form;
  return `${title}${taxYear === null ? '' : ` for ${taxYear}`} (page ${page})`;
}

export const upload = {
  uploading: (fileName: string, percent: number) => `Uploading ${fileName}: ${percent}%`,
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled. Nothing was kept.',
  tryAgain: 'Check your connection, then choose the file again.',
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}...`,
  reading: 'Reading the document...',
  /** Beside Submit: afterwards what they say fills in no answer any more. */
  notReadYet: (sending: number, reading: number) => {
    const both = sending + reading;
    const what = sending && reading ? 'uploaded or read' : sending ? 'uploaded' : 'read';
    return both === 1 ? `One document is still being ${what}.` : `${both} documents are still being ${what}.`;
  },
  waitForThem:
    'Best wait until that is done, then submit: once you have submitted, nothing more is filled in.',
  allRead: 'Your documents have been read.',
  checkThenSubmit: 'Check what was filled in, then submit.',
  notFilledIn: (count: number) =>
    count === 1
      ? 'One document is still being read. What it says stays with it: your submitted answers do not change.'
      : `${count} documents are still being read. What they say stays with them: your submitted answers do not change.`,
  readTooLate: 'A document has been read. Your submitted answers stay as they are.',
  met: (forms: readonly MetForm[]) => `Found so far: ${forms.map(metForm).join(', ')}.`,
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
