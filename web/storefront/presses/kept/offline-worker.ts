import { cacheNameOf, copyAddressOf, dropCopies, keptAddress, ownCopies } from './kept-copies.ts';
import { isStartPage, NEEDS_NETWORK } from './start-page.ts';

/** A request that a page makes, as a service worker sees it. TypeScript's types of pages lack it. */
interface RequestOfPage extends Event {
  request: Request;
  /** The answer that was asked for while the worker started; undefined: none was. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** The worker's own registration, which TypeScript's types of pages lack. */
const { registration } = self as unknown as { registration: ServiceWorkerRegistration };

/**
 * Kinds of files in a copy; scripts only on the start page. Of all other pages only the page itself passes through this worker; calls of
 * the API never do.
 */
const KINDS: readonly string[] = kindsBelow(registration.scope);

/** Returns whether a scope is all pages of the shop, in one language: '/', '/de/'. */
function isWholeShop(path: string): boolean {
  return /^\/(?:[a-z]{2}\/)?$/.test(path);
}

function kindsBelow(scope: string): string[] {
  if (isWholeShop(new URL(scope).pathname)) return ['document'];
  return ['document', 'image', 'style', ...(isStartPage(scope) ? ['script'] : [])];
}

/**
 * Answers the start page, drawings and manuals by their kept copies when there is no network, and all other pages by the way to the start
 * page (J4, J6, J9). It stores nothing: the pages do (keep-copies.ts).
 * With a network every answer is the server's.
 */
self.addEventListener('fetch', (event) => {
  const asked = event as RequestOfPage;
  const { request } = asked;
  const isOwn = new URL(request.url).origin === self.location.origin;
  if (request.method !== 'GET' || !isOwn || !KINDS.includes(request.destination)) return;
  const answer = serversAnswer(asked).catch(() => keptAnswer(request));
  asked.respondWith(answer);
  if (request.destination === 'document') asked.waitUntil(answer.then((sent) => dropWithdrawn(request, sent)));
});

/** Lets a page be asked for while the worker starts, so that no page waits for it. */
self.addEventListener('activate', (event) => {
  (event as RequestOfPage).waitUntil(registration.navigationPreload.enable());
});

async function serversAnswer({ request, preloadResponse }: RequestOfPage): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The kept file with this address, or the way to the page that is shown in its place: its copy, or the start page. */
async function keptAnswer(request: Request): Promise<Response> {
  const { copies } = await ownCopies();
  const files = await Promise.all(
    copies.map((copy) => caches.match(request, { cacheName: cacheNameOf(copy), ignoreVary: true })),
  );
  const file = files.find((found) => found !== undefined);
  if (file !== undefined) return file;
  if (request.destination !== 'document') return Response.error();
  const address = keptAddress(new URL(request.url));
  if (copies.some((copy) => copy.address === address)) return Response.redirect(copyAddressOf(address));
  const start = copies.find((copy) => isStartPage(copy.address));
  return start === undefined ? Response.error() : Response.redirect(`${start.address}${NEEDS_NETWORK}`);
}

/** Deletes the copy of a page or file that the server refuses: it was removed, or its reader may no longer see it. */
async function dropWithdrawn(request: Request, { ok, status, type }: Response): Promise<void> {
  const isRefused = type === 'opaqueredirect' || (!ok && status >= 400 && status < 500);
  if (!isRefused) return;
  const address = keptAddress(new URL(request.url));
  const { copies } = await ownCopies();
  await dropCopies(copies.filter((copy) => copy.address === address));
}
