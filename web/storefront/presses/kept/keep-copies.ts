import { prefixOfPath } from '../../../language-address.ts';
import { cacheNameOf, copyAddressOf, dropCopies, type KeptCopy, listCopies, ownCopies } from './kept-copies.ts';
import { isStartPage, START_PAGE } from './start-page.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the built worker
import workerUrl from './offline-worker.ts?worker&url';

/** Most drawings and most manuals that are kept, and their size together: phones have little room, and a press few manuals. */
const MAX_COPIES = 12;
const MAX_BYTES = 60_000_000;

/** A manual that was kept within a day is not loaded again; a drawing always is, because its parts list changes more often. */
const MANUAL_FRESH_MS = 24 * 60 * 60 * 1000;

/** The start page is loaded again after a minute, because it shows what was sent and chosen, and whenever it is opened itself. */
const START_FRESH_MS = 60 * 1000;

/**
 * Beginnings of the addresses for which the worker is responsible: the start page and drawings with their files, and all pages of the shop,
 * because each leads to the start page without a network.
 */
const SCOPES = [START_PAGE, '/Presses/', '/'];

/** Types of the files of a copy. Anything else means that the answer is not what was asked for. */
const FILE_TYPES = ['text/css', 'application/javascript', 'image/webp', 'application/pdf'];

/**
 * Keeps drawings, manuals and the start page for use without a network, for the customer whose session the browser has, and deletes the copies of
 * anybody else. Does nothing in a browser without service workers, without a secure connection, or in data-saver mode.
 * @param addresses of pages and files, without a language prefix
 */
export async function keepCopies(addresses: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('cookieStore' in window)) return;
  const { owner, copies } = await ownCopies();
  if (owner === undefined || isSavingData()) return;
  const prefix = prefixOfPath(location.pathname);
  await startWorker(prefix);
  for (const asked of addresses) {
    const address = isManual(asked) ? asked : prefix + asked;
    const earlier = copies.find((copy) => copy.address === address);
    if (earlier !== undefined && isFresh(earlier)) continue;
    await keepCopy(owner, address);
  }
  await dropBeyondLimits();
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function isFresh({ address, keptAtMs }: KeptCopy): boolean {
  const age = Date.now() - keptAtMs;
  if (isStartPage(address)) return age < START_FRESH_MS && !isStartPage(location.pathname);
  return isManual(address) && age < MANUAL_FRESH_MS;
}

function isManual(address: string): boolean {
  return address.startsWith('/manuals/');
}

/** Registers the worker for the pages in the language of this page, and for the files of manuals. */
async function startWorker(prefix: string): Promise<void> {
  for (const scope of [...SCOPES.map((path) => prefix + path), '/manuals/'])
    await navigator.serviceWorker.register(workerUrl, { scope });
}

/** Keeps one copy with all of its files, or none of it. One that the server refuses is deleted. */
async function keepCopy(owner: string, address: string): Promise<void> {
  const page = await load(copyAddressOf(address), ['text/html']);
  const files = page === null ? [] : await Promise.all(filesOf(await page.clone().text()).map(loadFile));
  const answers = [page, ...files];
  const loaded = answers.filter((answer) => answer !== null);
  if (page === null || loaded.length < answers.length) return dropEarlier(owner, address);
  const sizes = await Promise.all(loaded.map(async (answer) => (await answer.clone().blob()).size));
  const copy = { owner, address, keptAtMs: Date.now(), bytes: sizes.reduce((sum, size) => sum + size, 0) };
  if (copy.bytes > MAX_BYTES) return;
  try {
    const cache = await caches.open(cacheNameOf(copy));
    await Promise.all(loaded.map((answer) => cache.put(answer.url, answer)));
  } catch {
    return dropCopies([copy]); // the browser has no room
  }
  return dropEarlier(owner, address, copy.keptAtMs);
}

const loadFile = (address: string) => load(address, FILE_TYPES);

/** Loads a file of a copy; null: the answer is not what was asked for. @throws without a network, as `fetch` does */
async function load(address: string, types: readonly string[]): Promise<Response | null> {
  const answer = await fetch(address);
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const isSound = answer.status === 200 && answer.type === 'basic' && !answer.redirected && types.includes(type);
  return isSound ? answer : null;
}

/** Addresses of what a copy's page shows and links to: its styles, its drawing, its manual; of the start page also its scripts. */
function filesOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [
    ['link[rel=stylesheet]', 'href'],
    ['main img', 'src'],
    ['a[data-kept]', 'href'],
    ['script[data-scripts]', 'src'],
  ] as const;
  const { scripts = '' } = page.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const shown = attributes.flatMap(([selector, name]) =>
    Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name) ?? ''),
  );
  return [...shown, ...scripts.split(' ').filter((script) => script !== '')];
}

/** Deletes the copies of an address that are older than the one of this time, or all. */
async function dropEarlier(owner: string, address: string, keptAtMs = Infinity): Promise<void> {
  const copies = await listCopies();
  await dropCopies(
    copies.filter((copy) => copy.owner === owner && copy.address === address && copy.keptAtMs < keptAtMs),
  );
}

/** Deletes the oldest copies of each kind, and those of a session that ended in the meantime. */
async function dropBeyondLimits(): Promise<void> {
  const { copies } = await ownCopies();
  const start = copies.filter(({ address }) => isStartPage(address));
  const { manuals = [], drawings = [] } = Object.groupBy(
    copies.filter((copy) => !start.includes(copy)),
    ({ address }) => (isManual(address) ? 'manuals' : 'drawings'),
  );
  const kept = new Set([...start, ...manuals.slice(0, MAX_COPIES), ...drawings.slice(0, MAX_COPIES)]);
  let bytes = 0;
  const beyond = copies.filter((copy) => {
    bytes += copy.bytes;
    return !kept.has(copy) || bytes > MAX_BYTES;
  });
  await dropCopies(beyond);
}
