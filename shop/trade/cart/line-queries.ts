import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productVariants, products } from '../../catalogue/parts/tables.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { prepareOnce, withoutCustomPlan } from '../../base/operations/prepared-queries.ts';
import type { CartLineChange, CartLineDraft } from './paths.ts';
import { cartLines, carts } from './tables.ts';

type Part = Pick<CartLineDraft, 'cartGuid' | 'productId' | 'variantId'>;

/**
 * Finds the data that decides whether a part may go into a cart, and the quantity already there. @param customerId the
 * future owner of a cart without one; null: not logged in
 */
export async function findOffer(db: Db, { cartGuid, productId, variantId }: Part, customerId: number | null) {
  const [offer] = await prepared(db).offer.execute({ cartGuid, customerId, productId, variantId });
  if (offer === undefined) throw new Error('The requested cart has no row.');
  return offer;
}
export type Offer = Awaited<ReturnType<typeof findOffer>>;

/** A line to be written into a cart that is unused or the owner's. */
export interface NewLine extends CartLineDraft {
  ownerId: number;
  companyId: number;
  /** The GUID is unused: this creates the cart. */
  isFirst: boolean;
  /** Staff member who fills the cart for its owner, if this creates the cart (H7). */
  staffId: number | null;
  /** Quantity in the cart at the time of the decision; 0: no such line. */
  present: number;
  now: Date;
}

/**
 * Adds a part to the cart, or sets the quantity of its line, in one statement; the lock on the cart's row keeps adding
 * and ordering apart. Returns false and writes nothing if the cart has changed since the decision: another owner,
 * ordered, or another quantity of the part.
 */
export async function putLine(db: Db, { isFirst, serial = '', machine = '', ...line }: NewLine): Promise<boolean> {
  const { putFirst, put, raise } = prepared(db);
  const write = isFirst ? putFirst : line.present === 0 ? put : raise;
  const { rowCount } = await write.execute({ ...line, serial, machine });
  return rowCount === 1;
}

const prepared = prepareOnce((db) => {
  const cartGuid = sql`${sql.placeholder('cartGuid')}::uuid`;
  const productId = sql`${sql.placeholder('productId')}::integer`;
  const variantId = sql`${sql.placeholder('variantId')}::integer`;
  const quantity = sql`${sql.placeholder('quantity')}::smallint`;
  const serial = sql`${sql.placeholder('serial')}::text`;
  const machine = sql`${sql.placeholder('machine')}::text`;
  const touched = db.$with('claimed').as(
    db
      .update(carts)
      .set({ changedAt: sql`${sql.placeholder('now')}` })
      .where(
        and(
          eq(carts.guid, cartGuid),
          eq(carts.customerId, sql`${sql.placeholder('ownerId')}::integer`),
          isNull(carts.orderedAt),
        ),
      )
      .returning({ id: carts.id }),
  );
  const made = db.$with('claimed').as(
    db
      .insert(carts)
      .values({
        guid: cartGuid,
        customerId: sql.placeholder('ownerId'),
        companyId: sql.placeholder('companyId'),
        staffId: sql`${sql.placeholder('staffId')}::integer`,
        changedAt: sql.placeholder('now'),
      })
      .onConflictDoNothing({ target: carts.guid })
      .returning({ id: carts.id }),
  );
  // The line's id comes first, as in the table.
  const put = (claimed: typeof touched | typeof made) =>
    db
      .with(claimed)
      .insert(cartLines)
      .select(
        sql`select nextval(pg_get_serial_sequence('cart_lines', 'id')), claimed.id, ${productId}, ${variantId}, ${quantity}, ${serial}, ${machine}, false, null::bigint from claimed`,
      )
      .onConflictDoNothing({ target: [cartLines.cartId, cartLines.productId, cartLines.variantId] });
  return {
    offer: db
      .select({
        ownerId: carts.customerId,
        orderedAt: carts.orderedAt,
        company: { id: companies.id, adminContact: companies.adminContact, currency: companies.currencyId },
        product: {
          active: products.active,
          award: products.award,
          familyId: products.familyId,
          minQuantity: products.minQuantity,
          packSize: products.packSize,
        },
        anyQuantity: sql<boolean>`coalesce(${carts.anyQuantity}, false)`,
        isInFamily: sql<boolean>`${variantId} is null or ${productVariants.id} is not null`,
        present: sql<number>`coalesce(${cartLines.quantity}, 0)`,
      })
      .from(sql`(select ${cartGuid} as guid) as asked`)
      .leftJoin(carts, sql`${carts.guid} = asked.guid`)
      .leftJoin(
        customers,
        sql`${customers.id} = coalesce(${carts.customerId}, ${sql.placeholder('customerId')}::integer)`,
      )
      .leftJoin(companies, sql`${companies.id} = coalesce(${carts.companyId}, ${customers.companyId})`)
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
      .prepare('cart_offer'),
    putFirst: put(made).prepare('put_first_cart_line'),
    put: put(touched).prepare('put_cart_line'),
    raise: db
      .with(touched)
      .update(cartLines)
      .set({
        quantity,
        serial: sql`coalesce(nullif(${serial}, ''), ${cartLines.serial})`,
        machine: sql`coalesce(nullif(${machine}, ''), ${cartLines.machine})`,
      })
      .from(touched)
      .where(
        and(
          eq(cartLines.cartId, touched.id),
          eq(cartLines.productId, productId),
          sql`${cartLines.variantId} is not distinct from ${variantId}`,
          eq(cartLines.quantity, sql`${sql.placeholder('present')}::smallint`),
        ),
      )
      .prepare('raise_cart_line'),
  };
});

/** Returns whether the line existed. */
export async function deleteLine(tx: Db, cartId: number, lineId: number): Promise<boolean> {
  const gone = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)))
    .returning({ id: cartLines.id });
  return gone.length === 1;
}

export async function deleteAllLines(tx: Db, cartId: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

/** Lists these lines with their carts, and the data that judges their quantities (K4). @param customerId only this customer's (B11); null: any, for staff */
export function listCartsOfLines(tx: Db, lineIds: readonly number[], customerId: number | null) {
  const { cartsOfOwn, cartsOfAny } = changes(tx);
  return customerId === null ? cartsOfAny.execute({ lineIds }) : cartsOfOwn.execute({ lineIds, customerId });
}

/** Changes any number of lines of one cart in one statement and returns the number of lines found. */
export async function updateLines(tx: Db, cartId: number, lines: readonly CartLineChange[]): Promise<number> {
  const { rowCount } = await changes(tx).update.execute({
    cartId,
    ids: lines.map(({ id }) => id),
    quantities: lines.map(({ quantity }) => quantity),
    serials: lines.map(({ serial = null }) => serial),
    machines: lines.map(({ machine = null }) => machine),
  });
  return rowCount ?? 0;
}

const changes = prepareOnce((db) => {
  // Each list comes from a sub-query, so that the cached plan can't depend on the values (docs/decisions/0019).
  const list = (name: string, type: string) => sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])`;
  const isAsked = sql`${cartLines.id} = any(${list('lineIds', 'integer')}::integer[])`;
  const cartsOfLines = () =>
    db
      .select({
        lineId: cartLines.id,
        cartId: cartLines.cartId,
        guid: carts.guid,
        quantity: cartLines.quantity,
        anyQuantity: carts.anyQuantity,
        company: { companyId: companies.id, currency: companies.currencyId },
        part: {
          productId: products.id,
          variantId: cartLines.variantId,
          familyId: products.familyId,
          minQuantity: products.minQuantity,
          packSize: products.packSize,
        },
      })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .innerJoin(companies, eq(companies.id, carts.companyId))
      .innerJoin(products, eq(products.id, cartLines.productId));
  return {
    cartsOfOwn: cartsOfLines()
      .where(and(isAsked, eq(carts.customerId, withoutCustomPlan('customerId'))))
      .prepare('own_carts_of_lines'),
    cartsOfAny: cartsOfLines().where(isAsked).prepare('carts_of_lines'),
    update: db
      .update(cartLines)
      .set({
        quantity: sql`change.quantity`,
        serial: sql`coalesce(change.serial, ${cartLines.serial})`,
        machine: sql`coalesce(change.machine, ${cartLines.machine})`,
      })
      .from(
        sql`unnest(
          ${list('ids', 'integer')}, ${list('quantities', 'smallint')}, ${list('serials', 'text')}, ${list('machines', 'text')}
        ) as change (id, quantity, serial, machine)`,
      )
      .where(and(sql`${cartLines.id} = change.id`, eq(cartLines.cartId, withoutCustomPlan('cartId'))))
      .prepare('change_cart_lines'),
  };
});
