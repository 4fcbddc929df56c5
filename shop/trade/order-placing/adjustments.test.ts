import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { adjustmentsOf, namedAmounts, totalsOf } from '../../base/money/adjustments.ts';
import { currentOrders, totalsIn } from '../orders/current-orders.ts';
import { orders } from '../orders/tables.ts';

interface Before {
  goodsMinor: number;
  discountMinor: number;
  subtotalMinor: number;
  deliveryMinor: number | null;
  totalMinor: number;
}

/** The totals as the shop added them up before it had a list (D7). */
function totalsBefore(goodsMinor: number, discountMinor: number, deliveryMinor: number | null): Before {
  const subtotalMinor = goodsMinor + discountMinor;
  return { goodsMinor, discountMinor, subtotalMinor, deliveryMinor, totalMinor: subtotalMinor + (deliveryMinor ?? 0) };
}

test('every order of the sample shop reads as before, to the cent (D60)', async ({ shop }) => {
  const placed = await shop.shop.db.select(totalsIn(orders)).from(orders);
  const current = await shop.shop.db.select(totalsIn(currentOrders)).from(currentOrders);
  expect(placed.length).toBeGreaterThan(50);
  for (const { adjustments, ...figures } of [...placed, ...current]) {
    const { goodsMinor, discountMinor, deliveryMinor } = figures;
    expect(figures).toEqual(totalsBefore(goodsMinor, discountMinor, deliveryMinor));
    expect(totalsOf(goodsMinor, adjustments)).toEqual({ ...figures, adjustments });
  }
});

test('a thousand orders of any figures read as before, from the list of the shop and from that of the migration (D60)', async ({
  shop,
}) => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const anyOrder = fc.tuple(amount, fc.integer({ min: 0, max: 1_000_000 }), fc.option(amount));
  const samples = fc.sample(anyOrder, 1000).map(([goodsMinor, millionths, deliveryMinor]) => ({
    goodsMinor,
    discountMinor: -Math.floor((goodsMinor * millionths) / 1_000_000) || 0,
    deliveryMinor,
  }));
  for (const { goodsMinor, discountMinor, deliveryMinor } of samples) {
    const { adjustments, ...figures } = totalsOf(goodsMinor, adjustmentsOf(discountMinor, deliveryMinor));
    expect(figures).toEqual(totalsBefore(goodsMinor, discountMinor, deliveryMinor));
    expect(namedAmounts(adjustments)).toEqual({ discountMinor, deliveryMinor });
  }
  const { rows } = await shop.shop.db.execute<{ same: boolean }>(sql`
    select bool_and(
      adjustments = adjustments_of(discount, delivery)
      and sum_of_adjustments(adjustments) = discount + coalesce(delivery, 0)
      and coalesce(adjustment_in(adjustments, 'discount'), 0) = discount
      and adjustment_in(adjustments, 'delivery') is not distinct from delivery
    ) as same
    from unnest(
      ${sql.param(samples.map(({ discountMinor }) => discountMinor))}::bigint[],
      ${sql.param(samples.map(({ deliveryMinor }) => deliveryMinor))}::bigint[],
      ${sql.param(samples.map(({ discountMinor, deliveryMinor }) => JSON.stringify(adjustmentsOf(discountMinor, deliveryMinor))))}::jsonb[]
    ) as sample (discount, delivery, adjustments)`);
  expect(rows).toEqual([{ same: true }]);
});

test('the database refuses an order whose adjustments do not add up to its total, or name another discount (D60)', async ({
  shop,
}) => {
  const [stored] = await shop.shop.db.select().from(orders).limit(1);
  if (stored === undefined) throw new Error('The sample shop has no orders.');
  const { id: _, cartId: __, ...copy } = stored;
  const insert = (changed: Partial<typeof copy>) => shop.shop.db.insert(orders).values({ ...copy, ...changed });
  await expect(insert({ adjustments: [] })).rejects.toMatchObject({ cause: { constraint: 'orders_delivery_named' } });
  const charge = { kind: 'delivery', amountMinor: 1, isTaxed: true } as const;
  await expect(
    insert({ adjustments: [...adjustmentsOf(copy.discountMinor, copy.deliveryMinor), charge] }),
  ).rejects.toThrow();
  await expect(insert({ totalMinor: copy.totalMinor + 1 })).rejects.toMatchObject({
    cause: { constraint: 'orders_total' },
  });
});

test('an order without a list, as the version before writes it, reads with its discount and delivery (D60)', async ({
  shop,
}) => {
  const { db } = shop.shop;
  const [stored] = await db.select().from(orders).limit(1);
  if (stored === undefined) throw new Error('The sample shop has no orders.');
  const { id: _, adjustments: __, ...copy } = stored;
  const amounts = { goodsMinor: 0, discountMinor: 0, subtotalMinor: 0, deliveryMinor: 1500, totalMinor: 1500 };
  const [inserted] = await db
    .insert(orders)
    .values({ ...copy, ...amounts, cartId: null })
    .returning({ id: orders.id });
  const read = await db
    .select(totalsIn(currentOrders))
    .from(currentOrders)
    .where(eq(currentOrders.id, inserted?.id ?? 0));
  expect(read).toEqual([{ ...amounts, adjustments: [{ kind: 'delivery', amountMinor: 1500, isTaxed: true }] }]);
  await expect(db.insert(orders).values({ ...copy, ...amounts, cartId: null, totalMinor: 1501 })).rejects.toMatchObject(
    { cause: { constraint: 'orders_total' } },
  );
});
