/** The code of the signed-in pages and what they ask of the API first, each when it is needed, or a little before. */
import type { CallName } from '#domain/api';
import { callApi, loadSender } from '../lib/callApi.ts';
import { keepEarly } from '../lib/earlyAnswers.ts';

export const loadShell = () => import('./shell/Shell.tsx');
export const loadDashboard = () => import('../pages/dashboard/DashboardPage.tsx');
export const loadQuestionnaire = () => import('../pages/questionnaire/QuestionnairePage.tsx');
export const loadView = () => import('../pages/submittedView/SubmittedViewPage.tsx');
export const loadProfile = () => import('../pages/profile/ProfilePage.tsx');

interface PageCode {
  load: () => Promise<unknown>;
  /** What the page asks for as soon as it stands. */
  asks: readonly CallName[];
}

const DASHBOARD: PageCode = { load: loadDashboard, asks: ['questionnaireStatus'] };
const PAGES: Record<string, PageCode> = {
  '/questionnaire': {
    load: loadQuestionnaire,
    asks: ['getQuestionnaire', 'listDocuments', 'listDrafts', 'settings'],
  },
  '/questionnaire/view': { load: loadView, asks: ['getQuestionnaire', 'listDocuments'] },
  '/profile': { load: loadProfile, asks: [] },
};
const pageAt = (path: string) => PAGES[path] ?? DASHBOARD;

/** Asks for all of it at once while it is still being found out who is here; what fails is asked for again by its page. */
export function preloadSignedIn(path: string): void {
  for (const load of [loadSender, loadShell, pageAt(path).load]) load().catch(() => undefined);
}

/** Asks the API at once for what the first page will show, and who is here; only where a token is held. */
export function askEarly(path: string): void {
  for (const name of ['me', ...pageAt(path).asks] as const) keepEarly(name, callApi(name));
}
