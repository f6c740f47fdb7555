/** What mails say. Not a part of `messages`: only the server sends mail, and no browser should load its words. */
export const mail = {
  greeting: (name: string) => `Hello ${name || 'there'},`,
  /** Over the address a button leads to. */
  noButton: 'If the button does nothing, open this address in your browser:',
  reset: {
    subject: 'Reset your password',
    before: ['Use this link to choose a new password. It works once and for one hour.'],
    link: 'Choose a new password',
    after: ['If you did not ask for this, you can ignore this mail: your password stays as it is.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your account was just changed, and other sign-ins were ended. If it was you, all is well.',
      'If this was not you, reset your password now and tell your bookkeeper.',
    ],
    link: 'Reset my password',
    after: [],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    before: [
      'The email address of your account was just changed. From now on, sign in with the new one.',
      'If this was not you, tell your bookkeeper at once.',
    ],
    after: [],
  },
  test: {
    subject: 'Test mail',
    line: (appUrl: string) => `This is a test mail of the portal at ${appUrl}. Mail works.`,
  },
} as const;
