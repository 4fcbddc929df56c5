/** Why a stock moved (L4). */
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
  /** null and undefined: nothing. */
  stockLevel?: number | null | undefined;
  /** Stock level that the form was filled with. */
  stockLevelSeen?: number | undefined;
  /** The version that was read. */
  version?: number | undefined;
}

/** The largest stock that a save can say or come to. */
export const MAX_STOCK = 1_000_000_000;

/**
 * By how much a save moves the stock (D42): not at all where it says none or the one that was seen; by the difference to what was
 * seen, never below nothing nor above what a stock can be; or, without that, to what was counted.
 * @returns 'moved': it was counted before orders took from it, or may have been, so the figure is an old one
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
  // `stockTaken` speaks of the stored version alone: behind it, nobody knows.
  return stored.stockTaken || version !== stored.version ? 'moved' : difference;
}
