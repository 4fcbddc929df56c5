import { isStartPage } from './start-page.ts';

/** Beginning of the names of the caches that hold kept copies (shop/base/kernel/kept-in-browser.ts). */
const PREFIX = 'kept ';

/** The start page, a drawing or a manual that stays readable without a network. Each has a cache of its own, whose name has these facts. */
export interface KeptCopy {
  /** Number of the customer for whom it is kept. */
  owner: string;
  keptAtMs: number;
  bytes: number;
  /** Path and revision of the page or file that was opened: '/Presses/2200/Print-unit?revision=A', '/manuals/2200.pdf'. */
  address: string;
}

export function cacheNameOf({ owner, keptAtMs, bytes, address }: KeptCopy): string {
  return `${PREFIX}${owner} ${keptAtMs} ${bytes} ${address}`;
}

/** All copies that the browser keeps, newest first. */
export async function listCopies(): Promise<KeptCopy[]> {
  const names = await caches.keys();
  const copies = names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => {
      const [owner = '', keptAt, bytes, address = ''] = name.slice(PREFIX.length).split(' ');
      return { owner, keptAtMs: Number(keptAt), bytes: Number(bytes), address };
    });
  return copies.toSorted((one, other) => other.keptAtMs - one.keptAtMs);
}

export async function dropCopies(copies: readonly KeptCopy[]): Promise<void> {
  await Promise.all(copies.map((copy) => caches.delete(cacheNameOf(copy))));
}

/** Deletes all copies, when a session has ended. */
export async function endCopies(): Promise<void> {
  if ('caches' in globalThis) await dropCopies(await listCopies());
}

/** Number of the customer whose session the browser has; undefined: there is none, or it has expired. */
async function readOwner(): Promise<string | undefined> {
  return (await cookieStore.get('userID'))?.value;
}

/** The copies of the customer whose session the browser has. Those of anybody else are deleted. */
export async function ownCopies(): Promise<{ owner: string | undefined; copies: KeptCopy[] }> {
  const owner = await readOwner();
  const { own = [], foreign = [] } = Object.groupBy(await listCopies(), (copy) =>
    copy.owner === owner ? 'own' : 'foreign',
  );
  await dropCopies(foreign);
  return { owner, copies: own };
}

/** The address under which a page or a file is kept: without its hash and without all that changes nothing. */
export function keptAddress({ pathname, searchParams }: URL): string {
  const revision = searchParams.get('revision') ?? '';
  return revision === '' ? pathname : `${pathname}?revision=${encodeURIComponent(revision)}`;
}

const PDF = '.pdf';

/** The page that is shown in place of a drawing or a manual: it says that one reads a kept copy, and has no prices. The start page is its own. */
export function copyAddressOf(address: string): string {
  if (isStartPage(address)) return address;
  const { pathname, search } = new URL(address, 'http://shop.internal');
  const path = pathname.endsWith(PDF) ? pathname.slice(0, -PDF.length) : pathname;
  return `${path}/Copy${search}`;
}
