/* global document, history, HTMLScriptElement, location, window */
// Runs before anything else of the page, written into it by the build (scripts/build/screens): shows the screen that was
// drawn at build time or, where it is not the one to show, the spinner; and keeps a form from being sent before React is there.
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

  const isScript = ({ target }) => target instanceof HTMLScriptElement;
  window.addEventListener('error', (event) => isScript(event) && (page.dataset.broken = ''), true);

  const OTHER_FORMS = ['/register', '/forgot-password', '/reset-password'];
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const hasResetToken = Boolean(new URLSearchParams(location.search).get('token'));
  const isDrawn = path === page.dataset.screen && (path !== '/reset-password' || hasResetToken);

  if (localStorage.getItem('token')) {
    page.dataset.waits = '';
    const code = '%CODE%'; // by the build: files by address
    for (const href of code[path] ?? code['/dashboard'])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  } else if (!isDrawn && OTHER_FORMS.includes(path)) page.dataset.waits = '';
  else if (!isDrawn) history.replaceState(null, '', '/login'); // where everybody who is not signed in is led
})();
