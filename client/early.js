/* global document, history, HTMLScriptElement, location, window */
// Runs before anything else of the page, written into it by the build (scripts/build/screens): shows the screen that was
// drawn at build time or, where it is not the one to show, the spinner; keeps a form from being sent before React is there;
// and where a token is stored asks for the page's code and its first answers at once.
(() => {
  const page = document.documentElement;
  document.addEventListener(
    'submit',
    (event) => {
      if ('ready' in page.dataset) return;
      event.preventDefault();
      event.stopPropagation();
      event.target.dataset.early = ''; // sent by client/lib/sendEarlyForm.ts
    },
    true,
  );

  const askFor = (href, kind) =>
    document.head.append(Object.assign(document.createElement('link'), { href, ...kind }));
  // the portal's own face, where the system has none (client/ui/tokens.css): in time for the first paint, or not at all
  if (navigator.userAgent.includes('X11'))
    askFor('%FACE%', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });

  const isScript = ({ target }) => target instanceof HTMLScriptElement;
  window.addEventListener('error', (event) => isScript(event) && (page.dataset.broken = ''), true);

  const OTHER_FORMS = ['/register', '/forgot-password', '/reset-password'];
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const hasResetToken = Boolean(new URLSearchParams(location.search).get('token'));
  const isDrawn = path === page.dataset.screen && (path !== '/reset-password' || hasResetToken);

  const token = localStorage.getItem('token');
  /** What did not come well is asked for again by the code, which says what is wrong. */
  const ask = (address) =>
    fetch(address, { headers: { Authorization: `Bearer ${token}` } })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);

  if (token) {
    page.dataset.waits = '';
    const needs = '%NEEDS%'; // by the build: files and calls by address
    const { files, calls } = needs[path] ?? needs['/dashboard'];
    const asked = Object.entries(calls).map(([name, address]) => [name, ask(address)]);
    window.earlyAnswers = Object.fromEntries(asked); // taken by client/lib/earlyAnswers.ts
    for (const href of files) askFor(href, { rel: 'modulepreload' });
  } else if (!isDrawn && OTHER_FORMS.includes(path)) page.dataset.waits = '';
  else if (!isDrawn) history.replaceState(null, '', '/login'); // where everybody who is not signed in is led
})();
