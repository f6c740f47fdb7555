/** For tests only: the whole portal at one address, over a fake API. */
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router-dom';
import { type FakeAnswer, fakeApi } from '../lib/fakeApi.ts';
import { fakeUser } from '../lib/fakeUser.ts';
import { readToken } from '../lib/token.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

const settings = { success: true, debugTools: true, minPasswordLength: 6 };
const status = { success: true, status: 'not_started', completionPercentage: 0, submittedAt: null };

interface RenderAppOptions {
  /** On top of a user, settings and an untouched questionnaire. */
  answers?: Record<string, FakeAnswer>;
  isSignedIn?: boolean;
}

export function renderApp(address: string, { answers = {}, isSignedIn = false }: RenderAppOptions = {}) {
  toast.removeAll();
  localStorage.clear();
  if (isSignedIn) localStorage.setItem('token', 'held-token');
  const api = fakeApi({
    'GET /api/auth/me': { success: true, user: fakeUser() },
    'GET /api/settings': settings,
    'GET /api/questionnaire/status': status,
    ...answers,
  });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  render(<App router={router} token={readToken()} />);
  return { api, router, user, pathname: () => router.state.location.pathname };
}
