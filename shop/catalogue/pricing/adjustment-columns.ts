import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { jsonb } from 'drizzle-orm/pg-core';
import { minor } from '../../../platform/database/columns.ts';
import type { Adjustment } from '../../base/money/adjustments.ts';

/** The adjustments of an order, and those amounts that documented records name, which a check keeps equal to the list. */
export const adjustmentColumns = () => ({
  adjustments: adjustmentList(),
  discountMinor: minor().notNull(),
  deliveryMinor: minor(), // null: to be advised (B6)
});

/** null: written before the shop kept a list, whose only adjustments are discount and delivery. */
export const adjustmentList = () => jsonb().$type<readonly Adjustment[]>();

interface Columns {
  adjustments: AnyColumn;
  /** Absent: offers have none. */
  discountMinor?: AnyColumn;
  deliveryMinor: AnyColumn;
}

/** The list, also of rows without one. */
export function listedAdjustments({ adjustments, discountMinor, deliveryMinor }: Columns): SQL<readonly Adjustment[]> {
  return sql`coalesce(${adjustments}, adjustments_of(${discountMinor ?? sql`0`}, ${deliveryMinor}))`;
}

/** goods + adjustments = total. */
export function addsUp(t: Columns & Readonly<Record<'totalMinor' | 'goodsMinor', AnyColumn>>): SQL {
  return sql`${t.totalMinor} = ${t.goodsMinor} + sum_of_adjustments(${listedAdjustments(t)})`;
}

export function namesDiscount(t: Columns & { discountMinor: AnyColumn }): SQL {
  return sql`${t.adjustments} is null or ${t.discountMinor} = coalesce(adjustment_in(${t.adjustments}, 'discount'), 0)`;
}

export function namesDelivery(t: Columns): SQL {
  return sql`${t.adjustments} is null or ${t.deliveryMinor} is not distinct from adjustment_in(${t.adjustments}, 'delivery')`;
}
