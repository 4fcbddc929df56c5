import type { BookingKind } from './paths.ts';

/** Changes of the available stock and of the stock on the shelf by a staff entry; neither becomes negative (L4). */
export function moveOfBooking(
  { kind, quantity }: { kind: BookingKind; quantity: number },
  { stockLevel, shelf }: { stockLevel: number; shelf: number },
): { quantity: number; shelfQuantity: number } {
  const wanted = kind === 'count' ? quantity - shelf : quantity;
  return { quantity: Math.max(wanted, 0 - stockLevel), shelfQuantity: Math.max(wanted, 0 - shelf) };
}
