/** Reasons for a stock movement (L4). */
export const MOVEMENT_KINDS = [
  'opening',
  'sale',
  'shipment',
  'cancellation',
  'return',
  'correction',
  'count',
  'arrival',
  'import',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Stock values of a product save (D42). */
export interface SavedStock {
  /** null and undefined: none. */
  stockLevel?: number | null | undefined;
  /** Stock level that the form was filled with. */
  stockLevelSeen?: number | undefined;
  /** The version that was read. */
  version?: number | undefined;
}

/** Maximum stock level. */
export const MAX_STOCK = 1_000_000_000;

/**
 * Stock change of a save (D42): none if it sends no stock or the one seen; the difference to the one seen, within the
 * limits of a stock; or, without that, the difference to a count.
 * @returns 'moved': orders have, or may have, taken from the stock since the count, so the figure is outdated
 */
export function stockMove(
  { stockLevel, stockLevelSeen, version }: SavedStock,
  stored: { stockLevel: number; stockTaken: boolean; version: number },
): number | 'moved' {
  if (stockLevel === undefined || stockLevel === null) return 0;
  if (stockLevelSeen !== undefined) {
    const most = Math.max(0, MAX_STOCK - stored.stockLevel);
    return Math.min(Math.max(stockLevel - stockLevelSeen, -stored.stockLevel), most);
  }
  const difference = stockLevel - stored.stockLevel;
  if (difference === 0 || version === undefined) return difference;
  // `stockTaken` refers to the stored version only; for older versions it is unknown.
  return stored.stockTaken || version !== stored.version ? 'moved' : difference;
}
