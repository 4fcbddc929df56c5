import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveOfBooking } from './booking.ts';
import { BOOKING_KINDS } from './paths.ts';

test.for([
  ['five more came', { kind: 'arrival', quantity: 5 }, { stockLevel: 2, shelf: 4 }, 5, 5],
  ['three broke', { kind: 'correction', quantity: -3 }, { stockLevel: 10, shelf: 12 }, -3, -3],
  ['ten lie there of which two are sold', { kind: 'count', quantity: 10 }, { stockLevel: 5, shelf: 7 }, 3, 3],
  ['fewer lie there than are sold', { kind: 'count', quantity: 1 }, { stockLevel: 0, shelf: 4 }, 0, -3],
] as const)('%s (L4)', ([, booking, there, quantity, shelfQuantity]) => {
  expect(moveOfBooking(booking, there)).toEqual({ quantity, shelfQuantity });
});

test('whatever is booked, neither becomes negative, and a count leaves the counted quantity', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BOOKING_KINDS),
      fc.integer({ min: -50, max: 200 }),
      fc.nat(100),
      fc.nat(100),
      (kind, typed, stockLevel, sold) => {
        const quantity = kind === 'count' ? Math.abs(typed) : typed;
        const shelf = stockLevel + sold;
        const move = moveOfBooking({ kind, quantity }, { stockLevel, shelf });
        expect(stockLevel + move.quantity).toBeGreaterThanOrEqual(0);
        expect(shelf + move.shelfQuantity).toBeGreaterThanOrEqual(0);
        if (kind === 'count') expect(shelf + move.shelfQuantity).toBe(quantity);
      },
    ),
  );
});
