/** Loads what a server loads late: for the cache of compiled code (bin/prepare/compile-ahead.mjs). The rest came with main.ts. */
export async function loadWholeCode(): Promise<void> {
  await Promise.all([
    import('#shop/documents/delivery-note.ts'),
    import('#shop/documents/order-sheet.ts'),
    import('#shop/lists/label-sheet.ts'),
    import('#shop/returns/return-sheet.ts'),
    import(new URL('../build/server/entry-server.js', import.meta.url).href),
  ]);
}
