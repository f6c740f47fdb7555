/** For the build only: the signed-out screens as HTML, so that they stand there before any script is. */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { messages } from '#domain/messages';
import { pageTitle } from '../lib/usePageTitle.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

export { drawDashboard } from './drawDashboard.tsx';

export interface DrawnScreen {
  /** `/login`. */
  path: string;
  title: string;
  html: string;
}

const { signIn } = messages;
const SCREENS = [
  { path: '/login', address: '/login', heading: signIn.welcomeBack },
  { path: '/register', address: '/register', heading: signIn.createTitle },
  { path: '/forgot-password', address: '/forgot-password', heading: signIn.forgot },
  // any token: it stands nowhere on the screen
  { path: '/reset-password', address: '/reset-password?token=t', heading: signIn.setNew },
];

export function drawScreens(): DrawnScreen[] {
  return SCREENS.map(({ path, address, heading }) => {
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const html = renderToString(<App router={router} token={null} />);
    if (!html.includes(heading)) throw new Error(`${path} was drawn without its heading`);
    return { path, title: pageTitle(heading), html };
  });
}
