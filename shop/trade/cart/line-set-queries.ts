import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { productVariants, products } from '../../catalogue/parts/tables.ts';
import type { CartLinesDraft } from './paths.ts';

// Bulk statements: one statement for any number of lines.

/** The lines that parts are merged into: of a cart, or of a list (G4). */
interface KeptLines {
  table: PgTable & Record<'productId' | 'variantId' | 'quantity', PgColumn>;
  /** Condition that selects the lines. */
  of: SQL;
}

/**
 * Lists the data that decides whether each part may be added, and the quantity already there, in the order of the list.
 */
export function listOffers(
  tx: Db,
  lines: readonly { productId: number; variantId: number | null }[],
  { table, of }: KeptLines,
) {
  const asked = sql`unnest(
    ${sql.param(lines.map(({ productId }) => productId))}::integer[],
    ${sql.param(lines.map(({ variantId }) => variantId))}::integer[]
  ) with ordinality as asked(product_id, variant_id, place)`;
  return tx
    .select({
      product: {
        active: products.active,
        award: products.award,
        familyId: products.familyId,
        minQuantity: products.minQuantity,
        packSize: products.packSize,
      },
      isInFamily: sql<boolean>`asked.variant_id is null or ${productVariants.id} is not null`,
      hasWidths: sql<boolean>`(select count(*) > 1 from product_variants where family_id = ${products.familyId})`,
      present: sql<number>`coalesce(${table.quantity}, 0)`,
    })
    .from(asked)
    .leftJoin(products, eq(products.id, sql`asked.product_id`))
    .leftJoin(
      productVariants,
      and(eq(productVariants.id, sql`asked.variant_id`), eq(productVariants.familyId, products.familyId)),
    )
    .leftJoin(
      table,
      and(
        of,
        eq(table.productId, sql`asked.product_id`),
        sql`${table.variantId} is not distinct from asked.variant_id`,
      ),
    )
    .orderBy(sql`asked.place`);
}
export type LineOffer = Awaited<ReturnType<typeof listOffers>>[number];

/** Adds the lines, or sets the quantities of existing ones; serial and machine stay unless new values are given. */
export async function putLines(tx: Db, cartId: number, lines: CartLinesDraft['lines']): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (cart_id, product_id, variant_id, quantity, serial, machine)
    select ${cartId}, product_id, variant_id, quantity, serial, machine
    from unnest(
      ${sql.param(lines.map(({ productId }) => productId))}::integer[],
      ${sql.param(lines.map(({ variantId }) => variantId))}::integer[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::smallint[],
      ${sql.param(lines.map(({ serial = '' }) => serial))}::text[],
      ${sql.param(lines.map(({ machine = '' }) => machine))}::text[]
    ) with ordinality as line (product_id, variant_id, quantity, serial, machine, place)
    order by place
    on conflict (cart_id, product_id, variant_id) do update
    set quantity = excluded.quantity,
        serial = coalesce(nullif(excluded.serial, ''), cart_lines.serial),
        machine = coalesce(nullif(excluded.machine, ''), cart_lines.machine)`);
}
