import { expect, test } from 'vitest';
import { ORDER_STATES } from '#shop/trade/orders/progress.ts';
import germanStaff from './de/administration-queue.json' with { type: 'json' };
import germanBuyers from './de/order.json' with { type: 'json' };
import staff from './en/administration-queue.json' with { type: 'json' };
import buyers from './en/order.json' with { type: 'json' };

test.each([
  ['English', staff, buyers],
  ['German', germanStaff, germanBuyers],
] as const)('an order’s state has one word for buyers and staff: %s (L1)', (_, ofStaff, ofBuyers) => {
  const words = (texts: Record<string, string>, room: string) =>
    ORDER_STATES.map((state) => texts[`${room}.state.${state}`]);
  expect(words(ofBuyers, 'order')).toEqual(words(ofStaff, 'queue'));
});
