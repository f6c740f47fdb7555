/** Starts the portal in the browser. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { preloadSignedIn } from './app/pageCode.ts';
import { routes } from './app/routes.tsx';
import { readToken } from './lib/token.ts';
import './ui/tokens.css';
import './ui/print.css';

if (readToken()) preloadSignedIn(window.location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
);
