import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { SignedInCustomer } from '../frame/shop.ts';
import { productVariants, products } from '../catalogue/tables.ts';
import type { CartLinesDraft } from './paths.ts';
import { carts } from './tables.ts';

// Many lines at once: each of these is one statement for any number of them.

/** Makes the cart the customer's, or touches their own open one, which locks it; undefined: it is another's, or ordered. */
export async function claimCart(
  tx: Db,
  {
    cartGuid,
    owner,
    now,
  }: { cartGuid: string; owner: Pick<SignedInCustomer, 'id' | 'companyId' | 'standIn'>; now: Date },
): Promise<number | undefined> {
  const [claimed] = await tx
    .insert(carts)
    .values({
      guid: cartGuid,
      customerId: owner.id,
      companyId: owner.companyId,
      staffId: owner.standIn?.staffId ?? null,
      changedAt: now,
    })
    .onConflictDoUpdate({
      target: carts.guid,
      set: { changedAt: sql`excluded.changed_at` },
      setWhere: and(eq(carts.customerId, sql`excluded.customer_id`), isNull(carts.orderedAt)),
    })
    .returning({ id: carts.id });
  return claimed?.id;
}

export async function findOwner(tx: Db, cartGuid: string): Promise<{ customerId: number } | undefined> {
  const [cart] = await tx.select({ customerId: carts.customerId }).from(carts).where(eq(carts.guid, cartGuid));
  return cart;
}

/** The lines that parts are to join: of a cart, or of a list (G4). */
interface KeptLines {
  table: PgTable & Record<'productId' | 'variantId' | 'quantity', PgColumn>;
  /** Which of them. */
  of: SQL;
}

/** What decides whether each part may go in, and how much of it is there already; in the order of the list. */
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
      product: { active: products.active, award: products.award },
      isInFamily: sql<boolean>`asked.variant_id is null or ${productVariants.id} is not null`,
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

/** Puts the lines in, or sets the quantities of those that are there; what they are marked with stays where nothing new is said. */
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
