/** How answers are shown, and what is said when they cannot be. */
export const view = {
  notProvided: 'Not provided',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  notAvailable: 'N/A',
  unknownName: 'Unknown Name',
  never: 'Never',
  notSubmitted: 'Not submitted yet: you can still change these answers.',
  couldNotLoad: 'This could not be loaded.',
  pageBroken: 'Something went wrong',
  couldNotShow: 'This page could not be shown.',
  savedIsSafe: 'What you saved is safe. Check your connection, then try again.',
} as const;
