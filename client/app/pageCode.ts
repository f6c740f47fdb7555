/** Fetches the code of a signed-in page, and what it asks of the API first, before it is shown. */
import { loadSender, sendNow } from '../lib/callApi.ts';
import { keepEarly } from '../lib/earlyAnswers.ts';
import { DashboardPage, ProfilePage, QuestionnairePage, Shell, SubmittedViewPage } from './pages.ts';
import { signedInPageAt } from './signedInPages.ts';

const PAGES: Record<string, { preload: () => Promise<void> }> = {
  '/questionnaire': QuestionnairePage,
  '/questionnaire/view': SubmittedViewPage,
  '/profile': ProfilePage,
};

/**
 * Ends when it is there; what fails is asked for again by its page. What sends calls comes after it: what the page shows first
 * has been asked for already, and the last fifteen kilobytes would only hold it up.
 */
export async function preloadSignedIn(path: string): Promise<void> {
  await Promise.all([Shell.preload(), (PAGES[path] ?? DashboardPage).preload()]);
  loadSender().catch(() => undefined);
}

/** Asks the API at once for what the first page will show, and who is here; only where a token is held. */
export function askEarly(path: string): void {
  keepEarly(['me', ...signedInPageAt(path).asks], sendNow);
}
