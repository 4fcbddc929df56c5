import type { Page } from 'playwright-core';
import { type BrowserPlace, KEPT_IN_BROWSER, type KeptItem } from '#shop/base/kernel/kept-in-browser.ts';

/** Refuses every request to another origin, and records it (O6). */
export async function refuseOtherOrigins(page: Page, url: string): Promise<{ readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const { origin } = new URL(url);
  await page.route(
    (address) => /^https?:$/.test(address.protocol) && address.origin !== origin,
    async (route) => {
      asked.push(route.request().url());
      await route.abort();
    },
  );
  return { asked };
}

/** Names of all that the browser holds for the shop, by place. */
async function heldItems(page: Page): Promise<[BrowserPlace, string][]> {
  const cookies = await page.context().cookies();
  const { local, session, databases, files } = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => `database ${name}`),
    files: await caches.keys(),
  }));
  return [
    ...cookies.map(({ name }): [BrowserPlace, string] => ['cookie', name]),
    ...[...local, ...databases].map((name): [BrowserPlace, string] => ['local', name]),
    ...session.map((name): [BrowserPlace, string] => ['session', name]),
    ...files.map((name): [BrowserPlace, string] => ['cache', name]),
  ];
}

/** The declared item of a stored name; undefined: the name is not in the table. */
function keptItemOf(place: BrowserPlace, name: string): KeptItem | undefined {
  return KEPT_IN_BROWSER.find((kept: KeptItem) => {
    if (kept.place !== place) return false;
    return kept.varies === true ? name.startsWith(kept.name) : name === kept.name;
  });
}

/** Items that the browser holds, by the names of the table; a name outside the table appears as `unknown: …`. */
export async function heldByTable(page: Page): Promise<string[]> {
  const held = await heldItems(page);
  return held.map(([place, name]) => keptItemOf(place, name)?.name ?? `unknown: ${place} ${name}`).toSorted();
}

/** Stored items outside the table. */
export async function unknownItems(page: Page): Promise<string[]> {
  return (await heldByTable(page)).filter((name) => name.startsWith('unknown: '));
}
