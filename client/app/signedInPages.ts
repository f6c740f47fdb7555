/** What each signed-in page needs, by its address: its code, and what it asks of the API first. The build reads this too (client/early.js asks before any code is there). */
import type { CallName } from '#domain/api';

export interface SignedInPage {
  /** Its module, from client/ on. */
  module: string;
  /** What it asks for as soon as it stands. */
  asks: readonly CallName[];
}

const DASHBOARD: SignedInPage = {
  module: 'pages/dashboard/DashboardPage.tsx',
  // the drafts too: what is said of them moves nothing when it comes with the rest
  asks: ['questionnaireStatus', 'listDrafts'],
};
export const SIGNED_IN_PAGES: Readonly<Record<string, SignedInPage>> = {
  '/dashboard': DASHBOARD,
  '/questionnaire': {
    module: 'pages/questionnaire/QuestionnairePage.tsx',
    // not the drafts: what was typed last on the page before may still be on its way
    asks: ['getQuestionnaire', 'listDocuments', 'settings'],
  },
  '/questionnaire/view': {
    module: 'pages/submittedView/SubmittedViewPage.tsx',
    asks: ['getQuestionnaire', 'listDocuments'],
  },
  '/profile': { module: 'pages/profile/ProfilePage.tsx', asks: [] },
};

/** Every other address leads to the dashboard. */
export const signedInPageAt = (path: string): SignedInPage => SIGNED_IN_PAGES[path] ?? DASHBOARD;
