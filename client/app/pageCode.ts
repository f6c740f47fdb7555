/** The code of the signed-in pages, each loaded when it is needed, or a little before. */
import { loadSender } from '../lib/callApi.ts';

export const loadShell = () => import('./shell/Shell.tsx');
export const loadDashboard = () => import('../pages/dashboard/DashboardPage.tsx');
export const loadQuestionnaire = () => import('../pages/questionnaire/QuestionnairePage.tsx');
export const loadView = () => import('../pages/submittedView/SubmittedViewPage.tsx');
export const loadProfile = () => import('../pages/profile/ProfilePage.tsx');

const PAGES: Record<string, () => Promise<unknown>> = {
  '/questionnaire': loadQuestionnaire,
  '/questionnaire/view': loadView,
  '/profile': loadProfile,
};

/** Asks for all of it at once while it is still being found out who is here; what fails is asked for again by its page. */
export function preloadSignedIn(path: string): void {
  const loadPage = PAGES[path] ?? loadDashboard;
  for (const load of [loadSender, loadShell, loadPage]) load().catch(() => undefined);
}
