/** For a page with a secret in its address: neither the shop nor any proxy may cache it. */
export const NO_STORE = { headers: { 'cache-control': 'no-store' } };
