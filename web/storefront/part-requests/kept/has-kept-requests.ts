/** Name of the database (shop/base/kernel/kept-in-browser.ts), and of the channel on which tabs hear of its changes. */
export const KEPT_REQUESTS = 'kept requests';

/** Returns whether requests were ever kept here, without loading more to find out. Rejects in a browser that can keep none. */
export async function hasKeptRequests(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === KEPT_REQUESTS);
}
