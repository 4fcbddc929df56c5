import { expect, test } from 'vitest';
import { convertWith, overLimit } from './credit.ts';

test('exactly the credit limit is within it; a penny more is not (L6)', () => {
  const limit = { limitMinor: 50_000, currency: 2 } as const;
  expect(overLimit(limit, 50_000)).toBeNull();
  expect(overLimit(limit, 50_001)).toEqual({ limitMinor: 50_000, owedMinor: 50_001, currency: 2 });
});

test('an order in another currency counts at the rates to the dollar (L6)', () => {
  const rates = { gbpMicros: 800_000, eurMicros: 900_000 };
  expect(convertWith(rates, 8000, 2, 3)).toBe(9000);
  expect(convertWith(rates, 8000, 2, 1)).toBe(10_000);
  expect(convertWith(rates, 8000, 2, 2)).toBe(8000);
});
