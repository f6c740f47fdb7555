/** The signed-in pages and their frame, whose code comes when it is needed, or a little before. */
import { laterComponent } from '../lib/laterComponent.tsx';

export const Shell = laterComponent(async () => (await import('./shell/Shell.tsx')).Shell);
export const DashboardPage = laterComponent(
  async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage,
);
export const QuestionnairePage = laterComponent(
  async () => (await import('../pages/questionnaire/QuestionnairePage.tsx')).QuestionnairePage,
);
export const SubmittedViewPage = laterComponent(
  async () => (await import('../pages/submittedView/SubmittedViewPage.tsx')).SubmittedViewPage,
);
export const ProfilePage = laterComponent(
  async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
);
