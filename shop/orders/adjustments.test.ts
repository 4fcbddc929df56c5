import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { adjustmentsOf, namedAmounts, totalsOf } from '../pricing/adjustments.ts';
import { currentOrders, totalsIn } from './current-orders.ts';
import { orders } from './tables.ts';

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
  await expect(insert({ adjustments: [...copy.adjustments, charge] })).rejects.toThrow();
  await expect(insert({ totalMinor: copy.totalMinor + 1 })).rejects.toMatchObject({
    cause: { constraint: 'orders_total' },
  });
});

test('an order that the version before writes, without a list, gets its list (D60)', async ({ shop }) => {
  const [copied] = (
    await shop.shop.db.transaction(async (tx) => {
      const copy = await tx.execute<{ id: number; adjustments: unknown }>(sql`
        insert into orders (company_id, customer_id, purchase_order_number, first_name, surname, company, email, delivery_address,
          delivery_country_id, currency_id, price_class, gbp_rate_micros, eur_rate_micros, goods_minor, discount_minor, subtotal_minor,
          delivery_minor, total_minor, subtotal_gbp_minor, subtotal_eur_minor)
        select company_id, customer_id, 'PO', 'A', 'B', 'C', 'a@b.test', 'D', delivery_country_id, currency_id, price_class,
          gbp_rate_micros, eur_rate_micros, 1000, -100, 900, 1500, 2400, 900, 900 from orders limit 1
        returning id, adjustments`);
      const [row] = copy.rows;
      await tx.execute(sql`
        insert into order_lines (order_id, position, product_id, product_name, product_details, quantity, unit_price_minor, line_total_minor)
        values (${row?.id ?? 0}, 1, 1, 'Blade', '', 1, 1000, 1000)`);
      return copy;
    })
  ).rows;
  expect(copied?.adjustments).toEqual([
    { kind: 'discount', amountMinor: -100, isTaxed: true },
    { kind: 'delivery', amountMinor: 1500, isTaxed: true },
  ]);
});
