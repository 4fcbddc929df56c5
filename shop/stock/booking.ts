import type { BookingKind } from './paths.ts';

/** By how much a booking by hand moves what can be sold, and what lies on the shelf; both never below nothing (L4). */
export function moveOfBooking(
  { kind, quantity }: { kind: BookingKind; quantity: number },
  { stockLevel, shelf }: { stockLevel: number; shelf: number },
): { quantity: number; shelfQuantity: number } {
  const wanted = kind === 'count' ? quantity - shelf : quantity;
  return { quantity: Math.max(wanted, 0 - stockLevel), shelfQuantity: Math.max(wanted, 0 - shelf) };
}
