/** For the build only: the dashboard as HTML in each of its stages, with gaps that client/early.js fills in (`@name@`, 73%). */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import type { User } from '#domain/account/user';
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';
import { keepEarly } from '../lib/earlyAnswers.ts';
import { pageTitle } from '../lib/usePageTitle.ts';
import { App } from './App.tsx';
import { DashboardPage, Shell } from './pages.ts';
import { routes } from './routes.tsx';

type Status = AnswerOf<'questionnaireStatus'>;
const user: User = { _id: '', fullName: '@name@', email: '', createdAt: '@created@', lastLogin: null };
const NOTHING = { success: true, status: 'not_started', completionPercentage: 0, submittedAt: null } as const;
const STAGES: Readonly<Record<string, Status>> = {
  notStarted: NOTHING,
  inProgress: { ...NOTHING, status: 'in_progress', completionPercentage: 73 },
  submitted: { success: true, status: 'submitted', completionPercentage: 73, submittedAt: '@submitted@' },
};
const { pageTitle: title, welcomeNew, welcomeBack } = messages.dashboard;
const SHOWN = `data-title="${pageTitle(title)}" data-welcome-new="${welcomeNew('@name@')}" data-welcome-back="${welcomeBack('@name@')}"`;

// while this file is being loaded: afterwards the build loads no more
await Promise.all([Shell.preload(), DashboardPage.preload()]);

async function drawStage(status: Status): Promise<string> {
  const answers: Record<string, unknown> = { questionnaireStatus: status, listDrafts: { drafts: [] } };
  keepEarly(['questionnaireStatus', 'listDrafts'], (name) => Promise.resolve(answers[name]));
  await Promise.resolve(); // they have come
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard'] });
  const html = renderToString(<App router={router} token="t" user={user} />);
  if (!html.includes('@created@')) throw new Error('The dashboard was drawn without its end');
  return html.replaceAll(/<!--.*?-->/g, '');
}

/** One `<template>` per stage. */
export async function drawDashboard(): Promise<string> {
  Object.assign(globalThis, { localStorage: { getItem: () => 't' } });
  let templates = '';
  for (const [stage, status] of Object.entries(STAGES))
    templates += `<template data-stage="${stage}" ${SHOWN}>${await drawStage(status)}</template>`;
  return templates;
}
