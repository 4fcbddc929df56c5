import { expect, test } from 'vitest';
import type { OrderLimits } from '../../base/operations/shop.ts';
import { approvalNeed } from '../orders/approval-state.ts';

const limited = (more: Partial<OrderLimits>): OrderLimits => ({
  orderMinor: null,
  monthMinor: null,
  currency: 2,
  alwaysAsk: false,
  ...more,
});

test.each([
  ['nobody without limits', null, 9_000_000, 0, null],
  ['a member who has to ask each time, even for a small order', limited({ alwaysAsk: true }), 1, 0, ['always', null]],
  ['not an order of exactly the limit', limited({ orderMinor: 50_000 }), 50_000, 0, null],
  ['an order a penny above it', limited({ orderMinor: 50_000 }), 50_001, 0, ['order', 50_000]],
  ['no order at all where the limit is 0', limited({ orderMinor: 0 }), 1, 0, ['order', 0]],
  ['not what fills the month exactly', limited({ monthMinor: 50_000 }), 20_000, 30_000, null],
  ['what passes the month by a penny', limited({ monthMinor: 50_000 }), 20_000, 30_001, ['month', 50_000]],
  [
    'any order where the limit is in another currency',
    limited({ orderMinor: 50_000, currency: 3 }),
    1,
    0,
    ['currency', null],
  ],
] as const)('approval is needed for: %s (H3)', (_, limits, totalMinor, monthMinor, need) => {
  const actual = approvalNeed(limits, { totalMinor, monthMinor, currency: 2 });
  expect(actual === null ? null : [actual.askedFor, actual.limitMinor]).toEqual(need);
});
