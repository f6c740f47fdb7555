/** The profile page. */
export const profile = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmNew: 'Confirm New Password',
  changePassword: 'Change Password',
  removesEverything: 'This removes everything',
  nobodyBringsBack:
    'Your sign-in, your answers and every document are deleted, and nobody can bring them back.',
  deleteAccount: 'Delete Account',
  deleteQuestion: 'Delete your account?',
  fullName: 'Full Name',
  email: 'Email address',
  accountCreated: 'Account Created',
  lastLogin: 'Last Login',
  update: 'Update Profile',
  information: 'Profile Information',
  dangerZone: 'Danger Zone',
  pageTitle: 'Profile',
  intro: 'Your account and how you sign in.',
} as const;
