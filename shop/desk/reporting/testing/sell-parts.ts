import { adjustmentsOf, totalsOf } from '../../../base/money/adjustments.ts';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { orderLines, orders } from '../../../trade/orders/tables.ts';

interface Sold {
  at: string;
  customerId: number;
  /** 1 dollars, 2 pounds, 3 euros: a dollar is 0.80 pounds and 0.90 euros in these orders. */
  currency: 1 | 2 | 3;
  /** Id of the part, quantity, unit price. */
  lines: readonly (readonly [productId: number, quantity: number, unitPriceMinor: number])[];
  discountMinor?: number;
  status?: 'pending' | 'complete';
}

/** Adds orders of other days. The database sums each up when its transaction ends. */
export function sold({ shop: { db } }: TestShop, ...sales: Sold[]): Promise<void> {
  return inTransaction(db, (tx) => insertSales(tx, sales));
}

async function insertSales(db: Db, sales: readonly Sold[]): Promise<void> {
  for (const { at, customerId, currency, lines, discountMinor = 0, status = 'complete' } of sales) {
    const goodsMinor = lines.reduce((goods, [, quantity, unitPriceMinor]) => goods + quantity * unitPriceMinor, 0);
    const totals = totalsOf(goodsMinor, adjustmentsOf(discountMinor, 1500));
    const { subtotalMinor } = totals;
    const rate = { 1: 1, 2: 0.8, 3: 0.9 }[currency];
    const [order] = await db
      .insert(orders)
      .values({
        customerId,
        companyId: sql`(select company_id from customers where id = ${customerId})`,
        status,
        placedAt: new Date(at),
        purchaseOrderNumber: 'PO',
        firstName: 'Ann',
        surname: 'Buyer',
        company: 'Labels',
        email: 'ann@labels.test',
        deliveryAddress: 'Leeds',
        deliveryCountryId: 247,
        currencyId: currency,
        priceClass: 1,
        gbpRateMicros: 800_000,
        eurRateMicros: 900_000,
        ...totals,
        subtotalGbpMinor: Math.round((subtotalMinor * 0.8) / rate),
        subtotalEurMinor: Math.round((subtotalMinor * 0.9) / rate),
      })
      .returning({ id: orders.id });
    if (order === undefined) throw new Error('The order was not stored.');
    await db.insert(orderLines).values(
      lines.map(([productId, quantity, unitPriceMinor], index) => ({
        orderId: order.id,
        position: index + 1,
        productId,
        productName: `As sold ${productId}`,
        productDetails: '',
        quantity,
        unitPriceMinor,
        lineTotalMinor: quantity * unitPriceMinor,
      })),
    );
  }
}
