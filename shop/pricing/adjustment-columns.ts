import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { jsonb } from 'drizzle-orm/pg-core';
import { minor } from '../../platform/database/columns.ts';
import type { Adjustment } from './adjustments.ts';

/** The adjustments of an order, and those amounts that documented records name, which a check keeps equal to the list. */
export const adjustmentColumns = () => ({
  adjustments: adjustmentList(),
  discountMinor: minor().notNull(),
  deliveryMinor: minor(), // null: to be advised (B6)
});

/** A trigger fills it in rows of a version of the shop that does not know it (0032). */
export const adjustmentList = () => jsonb().$type<readonly Adjustment[]>().notNull();

type Columns<Name extends string> = Readonly<Record<Name, AnyColumn>>;

/** goods + adjustments = total. */
export function addsUp(t: Columns<'totalMinor' | 'goodsMinor' | 'adjustments'>): SQL {
  return sql`${t.totalMinor} = ${t.goodsMinor} + sum_of_adjustments(${t.adjustments})`;
}

export function namesDiscount(t: Columns<'discountMinor' | 'adjustments'>): SQL {
  return sql`${t.discountMinor} = coalesce(adjustment_in(${t.adjustments}, 'discount'), 0)`;
}

export function namesDelivery(t: Columns<'deliveryMinor' | 'adjustments'>): SQL {
  return sql`${t.deliveryMinor} is not distinct from adjustment_in(${t.adjustments}, 'delivery')`;
}
