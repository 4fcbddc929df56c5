// The first, small script of every page: it lets the page be painted before it loads the others. On a slow connection
// they would compete with styles, fonts and pictures; until they are loaded every link and form works without script.
const { scripts = '' } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
const [entry = '', ...others] = scripts.split(' ');

function load(): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
}

// '/' focuses the search field before the page is hydrated too; in the administration '/' and Ctrl+K focus the link to its search, which
// is opened, with what was typed after the key, as soon as possible.
addEventListener('keydown', (event) => {
  const search = document.querySelector<HTMLInputElement | HTMLAnchorElement>('[aria-keyshortcuts^="/"]');
  if (search === null || event.defaultPrevented) return; // the hydrated page has answered
  const { key, ctrlKey, metaKey } = event;
  const { wanted } = search.dataset;
  if (isSearchKey(event, search)) {
    search.focus();
    if (search instanceof HTMLInputElement) search.select();
    else search.dataset['wanted'] = wanted ?? '';
  } else if (wanted !== undefined && key.length === 1 && !ctrlKey && !metaKey) search.dataset['wanted'] = wanted + key;
  else return;
  event.preventDefault(); // the browser's own search
});

function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, search: Element): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && search instanceof HTMLAnchorElement;
  return key === '/' && document.activeElement?.closest('input, textarea, select, dialog') == null;
}

// A frame is requested once the styles are loaded, and painted after that. A page in a background tab gets none.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
