/** For a page whose address holds a secret: it is kept neither by the shop for other visitors nor by anybody on the way. */
export const NOT_KEPT = { headers: { 'cache-control': 'no-store' } };
