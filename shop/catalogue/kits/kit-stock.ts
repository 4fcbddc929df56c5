/**
 * Stock of a kit: as many as its parts allow (J7). The SQL function kit_stock does the same, and a trigger stores it as the kit's stock
 * level, so that lists, pages, files and calls read one figure; a test compares the two.
 */
export function kitStock(parts: readonly { stockLevel: number; quantity: number }[]): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ stockLevel, quantity }) => Math.floor(stockLevel / quantity))));
}
