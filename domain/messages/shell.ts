/** The frame around every page: menus, the name, the promise. */
export const shell = {
  appName: 'Bookkeeping Onboarding',
  storedEncrypted: 'Everything you share is stored encrypted.',
  offline:
    'No connection. Keep this page open: what you typed stays here, and can be saved once you are back online.',
  openMenu: 'Open menu',
  welcome: (name: string) => `Welcome, ${name}`,
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  logout: 'Logout',
  menu: 'Menu',
  closeMenu: 'Close menu',
  dashboard: 'Dashboard',
  questionnaire: 'Questionnaire',
  profile: 'Profile',
} as const;
