// The first, small script of every page: it lets the page be painted before it loads the others. On a slow connection
// they would compete with styles, fonts and pictures; until they are loaded every link and form works without script.
const { scripts = '' } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
const [entry = '', ...others] = scripts.split(' ');

function load(): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
}

// A frame is requested once the styles are loaded, and painted after that. A page in a background tab gets none.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
