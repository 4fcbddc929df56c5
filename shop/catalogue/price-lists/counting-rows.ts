import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { categories } from '../categories/tables.ts';
import { products, productVariants } from '../parts/tables.ts';
import { productTypes } from '../specifications/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { priceListRows } from '../pricing/tables.ts';

/** Columns that name what a row is for. */
export type Target = Pick<typeof priceListRows.$inferInsert, 'productId' | 'variantId' | 'typeId' | 'categoryId'>;

export const targetOf = ({ productId = null, variantId = null, typeId = null, categoryId = null }: Target) => ({
  productId,
  variantId,
  typeId,
  categoryId,
});

export const targetKey = (target: Target) => JSON.stringify(Object.values(targetOf(target)));

/** The rows of each target of a list, in the order of their days; the targets in the order of their names. */
export async function rowsByTarget(tx: Db, priceListId: number) {
  const name = sql<string>`concat_ws(' ', ${products.name}, ${productVariants.details}, ${productTypes.name}, ${categories.name})`;
  const rows = await tx
    .select({
      productId: priceListRows.productId,
      variantId: priceListRows.variantId,
      typeId: priceListRows.typeId,
      categoryId: priceListRows.categoryId,
      startsOn: priceListRows.startsOn,
      ladder: priceListRows.ladder,
      name: sql<string>`coalesce(nullif(${name}, ''), '*')`,
    })
    .from(priceListRows)
    .leftJoin(products, eq(products.id, priceListRows.productId))
    .leftJoin(productVariants, eq(productVariants.id, priceListRows.variantId))
    .leftJoin(productTypes, eq(productTypes.id, priceListRows.typeId))
    .leftJoin(categories, eq(categories.id, priceListRows.categoryId))
    .where(eq(priceListRows.priceListId, priceListId))
    .orderBy(name, priceListRows.startsOn);
  return Map.groupBy(rows, targetKey);
}

/** The row of a target that counts on a day. @param rows  in the order of their days */
export const rowOn = <Row extends { startsOn: CalendarDay }>(rows: readonly Row[] | undefined, day: CalendarDay) =>
  rows?.findLast(({ startsOn }) => startsOn <= day);

/** The row of each target of a list that counts on a day, in the order of their names. */
export async function countingRows(tx: Db, priceListId: number, day: CalendarDay) {
  const targets = [...(await rowsByTarget(tx, priceListId))];
  return new Map(
    targets.flatMap(([key, rows]) => {
      const row = rowOn(rows, day);
      return row === undefined ? [] : [[key, row] as const];
    }),
  );
}
