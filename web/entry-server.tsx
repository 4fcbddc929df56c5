import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import archivo from './design/fonts/archivo.woff2';
import archivoAccents from './design/fonts/archivo-accents.woff2';
import plexMono from './design/fonts/plex-mono.woff2';
import { LinkPrefix } from './design/page-link.tsx';
import { PageContext } from './page-context.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { ShopFaceContext } from './shell/shop-face.ts';
import { routesFor } from './routes.tsx';
import type { ScreenHandle } from './screen.tsx';
import { NO_ROUTE, type PageRequestParts, type RefusedFile, type RenderedPage } from './server-page.ts';
import { fragmentCacheFor } from './shell/fragment-cache.tsx';
import { FragmentCacheContext } from './shell/cached-fragment.tsx';
import { withoutMenu } from './shell/menu-in-page.ts';
import type { Language } from '#texts/languages.ts';
import { readPageLanguageBy } from './texts/page-language.ts';
import { TextsProvider } from './texts/texts.tsx';

interface BuiltFile {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

// The client build is next to this file's folder; its manifest lists the files of each screen. Development has no
// build.
const manifest: Record<string, BuiltFile> = import.meta.env.DEV
  ? {}
  : JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'));

/** A screen is loaded at its first request, by its route's `lazy`. */
const routes = { whole: routesFor({ reduced: false }), reduced: routesFor({ reduced: true }) };
const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();

/** A router for each set of routes and each language prefix. */
function handlerFor({ reduced, linkPrefix }: Pick<PageRequestParts, 'reduced' | 'linkPrefix'>) {
  const key = `${reduced} ${linkPrefix}`;
  const handler =
    handlers.get(key) ?? createStaticHandler(reduced ? routes.reduced : routes.whole, { basename: linkPrefix });
  handlers.set(key, handler);
  return handler;
}

/** Runs the loaders of a page, or its action; then only rendering, or sending a redirect, remains. */
export async function loadPage(request: Request, parts: PageRequestParts) {
  const handler = handlerFor(parts);
  const context = await handler.query(request, { requestContext: new PageContext(parts) });
  if (context instanceof Response) return context;
  if (parts.refused !== undefined) applyRefusal(context, parts.refused);
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) parts.onFault(error);

  const { language } = parts;
  const tree = (
    <TextsProvider language={language}>
      <PublicUrlProvider url={parts.publicUrl}>
        <ShopFaceContext value={parts.face}>
          <FragmentCacheContext value={fragmentCacheFor(language, parts.linkPrefix)}>
            <LinkPrefix value={parts.linkPrefix}>
              <StaticRouterProvider
                router={createStaticRouter(matchedRoutes(context), context)}
                context={context}
                hydrate={false}
              />
            </LinkPrefix>
          </FragmentCacheContext>
        </ShopFaceContext>
      </PublicUrlProvider>
    </TextsProvider>
  );
  return { context, language, tree };
}

/** The routes of this page alone: a static router copies and matches all that it is given, some two hundred, for each page. */
function matchedRoutes({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [route.index === true ? route : { ...route, children }],
    [],
  );
}

/** A file's address is not a page, and the shop would answer so; this shows the actual reason. */
function applyRefusal(context: Pick<StaticHandlerContext, 'errors' | 'statusCode'>, { status, ...data }: RefusedFile) {
  context.statusCode = status;
  for (const id of Object.keys(context.errors ?? {}))
    context.errors = { ...context.errors, [id]: { status, statusText: '', internal: false, data } };
}

/**
 * Screens of the administration request texts anywhere, in loaders and actions too; this stores their page's language.
 */
const languageInWork = new AsyncLocalStorage<Language>();
readPageLanguageBy(() => languageInWork.getStore());

/** Renders one page in one go: runs its loaders or its action, then React. */
export function renderPage(request: Request, parts: PageRequestParts): Promise<RenderedPage> {
  return languageInWork.run(parts.language, () => drawPage(request, parts));
}

async function drawPage(request: Request, parts: PageRequestParts): Promise<RenderedPage> {
  const loaded = await loadPage(request, parts);
  if (loaded instanceof Response) return { ...asRedirect(loaded), route: nameOfRoute(request, parts) };
  const { context, language, tree } = loaded;
  const html = renderToString(tree);
  const handles = context.matches.map(({ route }) => handleOf(route));
  const hasScript = handles.every((handle) => handle?.hasNoScript !== true);
  const modules = hasScript ? handles.map((handle) => handle?.module) : null;
  // Empty and default values are omitted.
  const hydration = {
    state: {
      loaderData: withoutMenu(context.loaderData),
      actionData: context.actionData ?? undefined,
      errors: serialErrors(context.errors) ?? undefined,
    },
    language,
    publicUrl: parts.publicUrl,
    face: parts.face,
    staffRights: parts.staffRights ?? undefined,
    is: (['reduced', 'signedIn', 'staffSignedIn'] as const).filter((fact) => parts[fact]),
  };
  return {
    kind: 'page',
    route: nameOf(context.matches),
    status: context.statusCode,
    isSecret: Object.values(context.loaderHeaders).some((headers) => headers.get('cache-control') === 'no-store'),
    html: assemblePage(
      html,
      headLinks(modules, language) + ownStyles(parts),
      hasScript ? hydrationScript(hydration) : '',
    ),
  };
}

/**
 * Completes React's document: links at the end of its head, data at the end of its body. As bytes, made once, because a
 * text would be concatenated, measured and encoded separately.
 */
function assemblePage(html: string, links: string, data: string): Buffer {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return Buffer.from(
    `<!doctype html>${html.slice(0, headEnd)}${links}${html.slice(headEnd, bodyEnd)}${data}${html.slice(bodyEnd)}`,
  );
}

/** The shop's own colours, after the style sheet whose colours they replace. */
function ownStyles({ styles }: PageRequestParts): string {
  return styles === null ? '' : `<link rel="stylesheet" href="${styles}">`;
}

/** Name of a page in metrics: the pattern of its route, not the requested address. */
function nameOf(matches: readonly { route: { path?: string | undefined } }[] | null): string {
  const path = matches?.at(-1)?.route.path;
  return path === undefined || path === '*' ? NO_ROUTE : path;
}

/** A redirecting page has no route match any more, only its address. */
function nameOfRoute(request: Request, parts: PageRequestParts): string {
  return nameOf(matchRoutes(handlerFor(parts).dataRoutes, new URL(request.url).pathname, parts.linkPrefix));
}

function asRedirect(response: Response): RenderedPage {
  return {
    kind: 'redirect',
    status: response.status,
    location: response.headers.get('location') ?? '/',
    cookies: response.headers.getSetCookie(),
  };
}

/**
 * Only what the error screen shows is sent to the browser, in the form of `isRouteErrorResponse`: never a stack trace.
 */
function serialErrors(errors: Record<string, unknown> | null) {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, data = null } = error as { status?: number; data?: unknown };
      return [id, { status, statusText: '', internal: false, data }];
    }),
  );
}

function handleOf(route: { handle?: unknown }): ScreenHandle | undefined {
  return route.handle as ScreenHandle | undefined;
}

function isStaffs(module: string): boolean {
  return module.startsWith('web/administration/');
}

/** Data, not a script: it can't be executed, so no content policy needs to allow it. */
function hydrationScript(hydration: object): string {
  return `<script type="application/json" id="hydration">${JSON.stringify(hydration).replaceAll('<', '\\u003c')}</script>`;
}

const ENTRY = 'web/entry-client.tsx';
const STAFF_ROUTES = 'web/administration/routes.tsx';
const AFTER_PAINT = 'web/after-paint.ts';
const linksOf = new Map<string, string>();

/**
 * Styles, fonts and scripts (the entry first) for the matched screens; computed once for each combination.
 * @param modules null: the page has no script
 */
function headLinks(modules: (string | undefined)[] | null, language: Language): string {
  if (import.meta.env.DEV) return '<script type="module" src="/@development-entry"></script>'; // bin/bundle/development-entry.ts
  const key = [language, ...(modules ?? ['no script'])].join();
  const earlier = linksOf.get(key);
  if (earlier !== undefined) return earlier;
  const links = [
    ...fontFiles(language).map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    `<link rel="stylesheet" href="/${manifest['style.css']?.file}">`,
    ...(modules === null ? [] : [scriptLink(modules, language)]),
  ].join('');
  linksOf.set(key, links);
  return links;
}

/** The first script, with the names of the others. */
function scriptLink(modules: readonly (string | undefined)[], language: Language): string {
  const scripts = new Set<string>();
  const collect = (name: string) => {
    const built = manifest[name];
    if (built === undefined || scripts.has(built.file)) return;
    scripts.add(built.file);
    for (const imported of built.imports ?? []) collect(imported);
    for (const later of built.dynamicImports ?? []) if (later.startsWith(`texts/${language}/`)) collect(later);
  };
  collect(ENTRY);
  if (modules.some((module) => module !== undefined && isStaffs(module))) collect(STAFF_ROUTES);
  for (const module of modules) if (module !== undefined) collect(module);
  return `<script type="module" async src="/${manifest[AFTER_PAINT]?.file}" data-scripts="${[...scripts].map((file) => `/${file}`).join(' ')}"></script>`;
}

/** The fonts of the first screen. */
function fontFiles(language: Language): string[] {
  return language === 'en' ? [archivo, plexMono] : [archivo, archivoAccents, plexMono];
}
