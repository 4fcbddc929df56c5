import { cacheNameOf, copyAddressOf, dropCopies, keptAddress, ownCopies } from './kept-copies.ts';

/** A request that a page makes, as a service worker sees it. TypeScript's types of pages lack it. */
interface RequestOfPage extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Kinds of files in a copy. Everything else, such as scripts and calls of the API, never passes through this worker. */
const KINDS: readonly string[] = ['document', 'image', 'style'];

/**
 * Answers drawings and manuals by their kept copies when there is no network (J4, J6). It stores nothing: the pages do (keep-copies.ts).
 * With a network every answer is the server's.
 */
self.addEventListener('fetch', (event) => {
  const asked = event as RequestOfPage;
  const { request } = asked;
  const isOwn = new URL(request.url).origin === self.location.origin;
  if (request.method !== 'GET' || !isOwn || !KINDS.includes(request.destination)) return;
  const answer = fetch(request).catch(() => keptAnswer(request));
  asked.respondWith(answer);
  if (request.destination === 'document') asked.waitUntil(answer.then((sent) => dropWithdrawn(request, sent)));
});

/** The kept file with this address, or the way to the page that is shown in its place. */
async function keptAnswer(request: Request): Promise<Response> {
  const { copies } = await ownCopies();
  const files = await Promise.all(
    copies.map((copy) => caches.match(request, { cacheName: cacheNameOf(copy), ignoreVary: true })),
  );
  const file = files.find((found) => found !== undefined);
  if (file !== undefined) return file;
  const address = keptAddress(new URL(request.url));
  const isKept = request.destination === 'document' && copies.some((copy) => copy.address === address);
  return isKept ? Response.redirect(copyAddressOf(address)) : Response.error();
}

/** Deletes the copy of a page or file that the server refuses: it was removed, or its reader may no longer see it. */
async function dropWithdrawn(request: Request, { ok, status, type }: Response): Promise<void> {
  const isRefused = type === 'opaqueredirect' || (!ok && status >= 400 && status < 500);
  if (!isRefused) return;
  const address = keptAddress(new URL(request.url));
  const { copies } = await ownCopies();
  await dropCopies(copies.filter((copy) => copy.address === address));
}
