// Runs before the first paint, so that a dark page never flashes white. The rest of the app cannot be this early.
(({ fonts, held }) => {
  let wanted = null;
  let token = null;
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value');
    token = localStorage.getItem('token');
  } catch {
    // Storage is blocked: the system's choice below is the best that is known.
  }
  const dark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // The server renders pages for guests. What is only for guests is hidden from a logged-in user.
  document.documentElement.setAttribute('data-visitor', token ? 'user' : 'guest');
  const append = (facts) => document.head.append(Object.assign(document.createElement('link'), facts));
  // The app does not load a style sheet that has a link. A browser loads even a disabled one if it is in the HTML.
  for (const href of held.split(' ').filter(Boolean)) append({ rel: 'stylesheet', disabled: true, href });
  // On a slow line the fonts of the site would delay the page by seconds: it keeps those of the system (tokens.css).
  const line = navigator.connection;
  if (line !== undefined && (line.saveData || line.downlink < 1)) {
    document.documentElement.setAttribute('data-line', 'slow');
    return;
  }
  for (const href of fonts.split(' ').filter(Boolean))
    append({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
})(document.currentScript.dataset);
