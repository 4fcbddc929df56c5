// The first script of every page, and a small one: it lets the page be painted before it loads the scripts that bring it to
// life. On a slow line they would share it with the styles, letters and pictures that people came for; and until they are
// there every link and form works without.
const { scripts = '' } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
const [entry = '', ...others] = scripts.split(' ');

function load(): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
}

// A frame is requested once the styles are there, and is on the screen after that. A page in another tab gets none.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
