import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productVariants, products } from '../catalogue/tables.ts';
import { customers } from '../accounts/tables.ts';
import { preparedOnce } from '../frame/prepared.ts';
import type { CartLineChange, CartLineDraft } from './paths.ts';
import { cartLines, carts } from './tables.ts';

type Part = Pick<CartLineDraft, 'productId' | 'variantId'>;

/** What decides whether a part may go into a cart, and how much of it is there already. */
export async function findOffer(tx: Db, cartId: number, { productId, variantId }: Part) {
  const [offer] = await prepared(tx).offer.execute({ cartId, productId, variantId });
  if (offer === undefined) throw new Error(`Cart ${cartId} was locked and is gone.`);
  return offer;
}

/** Puts a part into the cart, or sets the quantity of the line that it is on already. */
export async function putLine(tx: Db, cartId: number, draft: Omit<CartLineDraft, 'cartGuid'>): Promise<void> {
  const { productId, variantId, quantity, serial = '', machine = '' } = draft;
  await prepared(tx).put.execute({ cartId, productId, variantId, quantity, serial, machine });
}

const prepared = preparedOnce((db) => {
  const cartId = sql.placeholder('cartId');
  const productId = sql.placeholder('productId');
  const variantId = sql`${sql.placeholder('variantId')}::integer`;
  return {
    offer: db
      .select({
        adminContact: customers.adminContact,
        product: { active: products.active, award: products.award },
        isInFamily: sql<boolean>`${variantId} is null or ${productVariants.id} is not null`,
        present: sql<number>`coalesce(${cartLines.quantity}, 0)`,
      })
      .from(carts)
      .innerJoin(customers, eq(customers.id, carts.customerId))
      .leftJoin(products, eq(products.id, productId))
      .leftJoin(
        productVariants,
        and(eq(productVariants.id, variantId), eq(productVariants.familyId, products.familyId)),
      )
      .leftJoin(
        cartLines,
        and(
          eq(cartLines.cartId, carts.id),
          eq(cartLines.productId, productId),
          sql`${cartLines.variantId} is not distinct from ${variantId}`,
        ),
      )
      .where(eq(carts.id, cartId))
      .prepare('cart_offer'),
    put: db
      .insert(cartLines)
      .values({
        cartId,
        productId,
        variantId,
        quantity: sql.placeholder('quantity'),
        serial: sql.placeholder('serial'),
        machine: sql.placeholder('machine'),
      })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.productId, cartLines.variantId],
        set: {
          quantity: sql`excluded.quantity`,
          serial: sql`coalesce(nullif(excluded.serial, ''), ${cartLines.serial})`,
          machine: sql`coalesce(nullif(excluded.machine, ''), ${cartLines.machine})`,
        },
      })
      .prepare('put_cart_line'),
  };
});

/** Answers whether the line was there. */
export async function deleteLine(tx: Db, cartId: number, lineId: number): Promise<boolean> {
  const gone = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)))
    .returning({ id: cartLines.id });
  return gone.length === 1;
}

/** Which carts these lines are in. @param customerId  only this customer's (B11); null: anybody's, for staff */
export function listCartsOfLines(tx: Db, lineIds: readonly number[], customerId: number | null) {
  return tx
    .select({ lineId: cartLines.id, cartId: cartLines.cartId, guid: carts.guid })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(
      and(inArray(cartLines.id, [...lineIds]), customerId === null ? undefined : eq(carts.customerId, customerId)),
    );
}

/** Changes any number of lines of one cart in one statement; answers how many were there. */
export async function updateLines(tx: Db, cartId: number, changes: readonly CartLineChange[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update cart_lines
    set quantity = change.quantity,
        serial = coalesce(change.serial, cart_lines.serial),
        machine = coalesce(change.machine, cart_lines.machine)
    from unnest(
      ${sql.param(changes.map((change) => change.id))}::integer[],
      ${sql.param(changes.map((change) => change.quantity))}::smallint[],
      ${sql.param(changes.map((change) => change.serial ?? null))}::text[],
      ${sql.param(changes.map((change) => change.machine ?? null))}::text[]
    ) as change (id, quantity, serial, machine)
    where cart_lines.id = change.id
      and cart_lines.cart_id = ${cartId}`);
  return rowCount ?? 0;
}
