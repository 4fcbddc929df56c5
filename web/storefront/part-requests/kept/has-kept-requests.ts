/** Name of the database (shop/base/kernel/kept-in-browser.ts), and of the channel on which tabs hear of its changes. */
export const KEPT_REQUESTS = 'kept requests';

/** Returns whether this browser can keep requests: only on a secure connection, where it also tells whose session it has. */
export const canKeepRequests = () => 'cookieStore' in globalThis && 'indexedDB' in globalThis && 'locks' in navigator;

/** Returns whether requests were ever kept here, without loading more to find out. */
export async function hasKeptRequests(): Promise<boolean> {
  return canKeepRequests() && (await indexedDB.databases()).some(({ name }) => name === KEPT_REQUESTS);
}
