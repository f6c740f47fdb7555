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

/** Asks for all of it at once, and ends when it is there; what fails is asked for again by its page. */
export async function preloadSignedIn(path: string): Promise<void> {
  const sender = loadSender().catch(() => undefined);
  await Promise.all([sender, Shell.preload(), (PAGES[path] ?? DashboardPage).preload()]);
}

/** Asks the API at once for what the first page will show, and who is here; only where a token is held. */
export function askEarly(path: string): void {
  keepEarly(['me', ...signedInPageAt(path).asks], sendNow);
}
