/* global document, history, HTMLScriptElement, location, NodeFilter, window */
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

  // of the drawn dashboard: pressed again by client/lib/drawnPage.ts, once it is the real one
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target.closest?.('#drawn a, #drawn button');
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      for (const other of document.querySelectorAll('#drawn [data-early]')) delete other.dataset.early;
      control.dataset.early = '';
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

  const fillIn = (drawn, words, welcome) => {
    const texts = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const said =
        text.data === welcome.dataset.welcomeNew && words.back ? welcome.dataset.welcomeBack : text.data;
      text.data = said.replace(/@(\w+)@|73(?=%)/g, (_, word) => words[word ?? 'percent']);
    }
    for (const bar of drawn.querySelectorAll('progress')) bar.value = words.percent;
    for (const time of drawn.querySelectorAll('time'))
      time.dateTime = words[`${time.dateTime.slice(1, -1)}At`];
  };
  const day = (date) => new Date(date).toLocaleDateString('en-US'); // as domain/format.ts has it
  /** The dashboard as it was drawn at build time (client/app/drawDashboard.tsx), with what the API has said by now. */
  const showDrawn = ([me, status, drafts]) => {
    if (!('waits' in page.dataset) || !me || !status || drafts?.drafts.length !== 0) return;
    const { fullName, createdAt, lastLogin } = me.user;
    const { completionPercentage, submittedAt } = status;
    const begun = completionPercentage > 0 ? 'inProgress' : 'notStarted';
    const stage = status.status === 'submitted' ? 'submitted' : begun;
    const template = document.querySelector(`template[data-stage="${stage}"]`);
    const drawn = Object.assign(document.createElement('div'), { id: 'drawn' });
    drawn.append(template.content.cloneNode(true));
    const days = { created: day(createdAt), createdAt, submitted: day(submittedAt), submittedAt };
    const words = { name: fullName, back: lastLogin, percent: Math.round(completionPercentage), ...days };
    fillIn(drawn, words, template);
    document.title = template.dataset.title;
    document.getElementById('waiting').hidden = true;
    document.body.prepend(drawn);
  };

  if (token) {
    page.dataset.waits = '';
    const needs = '%NEEDS%'; // by the build: files and calls by address
    const { files, calls } = needs[path] ?? needs['/dashboard'];
    const asked = Object.entries(calls).map(([name, address]) => [name, ask(address)]);
    window.earlyAnswers = Object.fromEntries(asked); // taken by client/lib/earlyAnswers.ts
    if (path === page.dataset.drawn) {
      const { me, questionnaireStatus, listDrafts } = window.earlyAnswers;
      // not DOMContentLoaded: that comes after the scripts have run
      const isParsed = new Promise((parsed) => document.addEventListener('readystatechange', parsed));
      Promise.all([me, questionnaireStatus, listDrafts, isParsed]).then(showDrawn);
    }
    for (const href of files) askFor(href, { rel: 'modulepreload' });
  } else if (!isDrawn && OTHER_FORMS.includes(path)) page.dataset.waits = '';
  else if (!isDrawn) history.replaceState(null, '', '/login'); // where everybody who is not signed in is led
})();
