/** What mails say. Not a part of `messages`: only the server sends mail, and no browser should load its words. */
export const mail = {
  greeting: (name: string) => `Hello ${name || 'there'},`,
  reset: {
    subject: 'Reset your password',
    lines: [
      'Use this link to choose a new password. It works once and for one hour.',
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
    ],
    link: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was just changed, and other sign-ins were ended.',
      'If this was not you, reset your password now with "Forgot your password?" on the sign-in page and tell your bookkeeper.',
    ],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    lines: [
      'The email address of your account was just changed. From now on, sign in with the new one.',
      'If this was not you, tell your bookkeeper at once.',
    ],
  },
  test: {
    subject: 'Test mail',
    line: (appUrl: string) => `This is a test mail of the portal at ${appUrl}. Mail works.`,
  },
} as const;
