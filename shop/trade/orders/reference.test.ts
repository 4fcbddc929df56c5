import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderReference, parseOrderReference } from './reference.ts';

test.each([
  [1001, 'MA001001'],
  [1234, 'MA001234'],
  [12345, 'MA0012345'],
  [7, 'MA007'],
])('order %d is called %s (A27)', (orderId, reference) => {
  expect(orderReference(orderId)).toBe(reference);
});

test.each([
  ['MA001234', 1234],
  [' ma001234 ', 1234],
  ['1234', 1234],
  ['001234', 1234],
  ['MA1234', 1234],
  ['MA 001138', 1138],
  ['ma-001138', 1138],
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('"%s" is order %d (D27)', (typed, orderId) => {
  expect(parseOrderReference(typed)).toBe(orderId);
});

test.each(['', 'MA00', 'MA', '0', 'Smith', 'MA00x', '12.5', '-1234', 'MB001234', '2147483648', '9'.repeat(40)])(
  '"%s" is no order (D27)',
  (typed) => {
    expect(parseOrderReference(typed)).toBeNull();
  },
);

test('every order is found by its reference (D27)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (orderId) => {
      expect(parseOrderReference(orderReference(orderId))).toBe(orderId);
    }),
  );
});
