/** For a page whose address holds a secret: it is kept neither by the shop for other visitors nor by anybody on the way. */
export const NO_STORE = { headers: { 'cache-control': 'no-store' } };
