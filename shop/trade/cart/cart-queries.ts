import { and, asc, desc, eq, exists, isNotNull, isNull, ne, or, type SQL, sql, inArray, lt } from 'drizzle-orm';
import type { Database, Db } from '#platform/database/database.ts';
import { productVariants, products } from '../../catalogue/parts/tables.ts';
import { companies } from '../../people/accounts/tables.ts';
import { isOwnNumberOf } from '../../catalogue/customer-part-numbers/own-number-queries.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { prepareOnce, withoutCustomPlan } from '../../base/operations/prepared-queries.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import type { StoredCart } from './stored-cart.ts';
import { cartLines, carts } from './tables.ts';

/** The customer's own cart with that GUID, ordered or not. */
export async function findOwnCart(db: Database, guid: string, customerId: number): Promise<StoredCart | undefined> {
  return cartIn(await reads(db).own.execute({ guid, customerId }));
}

/** Any customer's cart, for staff who help. */
export async function findAnyCart(db: Db, guid: string): Promise<StoredCart | undefined> {
  return cartIn(await selectCart(db, eq(carts.guid, guid)));
}

/** Reads a cart that the transaction has locked. */
export async function getLockedCart(tx: Db, cartId: number): Promise<StoredCart> {
  const cart = cartIn(await reads(tx).locked.execute({ cartId }));
  if (cart === undefined) throw new Error(`Cart ${cartId} was locked and does not exist.`);
  return cart;
}

/** Owner of a basket: a member, or a member for whom a staff member fills a separate one (H7). */
export interface BasketOwner {
  customerId: number;
  staffId: number | null;
}

export function basketOwnerOf({ id, actingStaff }: Pick<SignedInCustomer, 'id' | 'actingStaff'>): BasketOwner {
  return { customerId: id, staffId: actingStaff?.staffId ?? null };
}

/**
 * The customer's open cart: the browser's if it is theirs, otherwise the most recently changed one with lines (D11). A
 * staff member who orders for them has separate baskets (H7).
 */
export async function findCurrentCart(
  db: Db,
  { customerId, staffId }: BasketOwner,
  browserGuid: string | null,
): Promise<StoredCart | undefined> {
  const { ofMember, ofStaff } = reads(db);
  return cartIn(
    await (staffId === null
      ? ofMember.execute({ customerId, browserGuid })
      : ofStaff.execute({ customerId, browserGuid, staffId })),
  );
}

/** The same cart: the number of its units, without what prices them. */
export async function findCurrentHead(
  db: Db,
  { customerId, staffId }: BasketOwner,
  browserGuid: string | null,
): Promise<StoredHead | undefined> {
  const { headOfMember, headOfStaff } = reads(db);
  const [head] = await (staffId === null
    ? headOfMember.execute({ customerId, browserGuid })
    : headOfStaff.execute({ customerId, browserGuid, staffId }));
  return head;
}

/**
 * The GUID of the customer's most recently changed open cart with lines (D11), except those that staff fill for them
 * (H7).
 */
export async function findReopenedGuid(db: Db, customerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ guid: carts.guid })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isNull(carts.staffId), isNull(carts.orderedAt), hasLines(db)))
    .orderBy(desc(carts.changedAt), desc(carts.id))
    .limit(1);
  return row?.guid;
}

/** Returns whether the GUID is in use. */
export async function isCartGuidTaken(db: Db, guid: string): Promise<boolean> {
  return (await db.$count(carts, eq(carts.guid, guid))) > 0;
}

/** Returns whether the GUID is unused, or an open cart of the customer's own. */
export async function mayShopWith(db: Db, guid: string, customerId: number): Promise<boolean> {
  const isOfAnother = or(ne(carts.customerId, customerId), isNotNull(carts.orderedAt));
  return (await db.$count(carts, and(eq(carts.guid, guid), isOfAnother))) === 0;
}

const reads = prepareOnce((db) => ({
  own: selectCart(
    db,
    and(eq(carts.guid, sql.placeholder('guid')), eq(carts.customerId, sql.placeholder('customerId'))),
  ).prepare('own_cart'),
  ofMember: selectCart(db, eq(carts.id, currentCartId(db, isNull(carts.staffId)))).prepare('current_cart'),
  ofStaff: selectCart(db, eq(carts.id, currentCartId(db, eq(carts.staffId, sql.placeholder('staffId'))))).prepare(
    'current_cart_of_staff',
  ),
  headOfMember: selectHead(db, isNull(carts.staffId)).prepare('current_head'),
  headOfStaff: selectHead(db, eq(carts.staffId, sql.placeholder('staffId'))).prepare('current_head_of_staff'),
  locked: selectCart(db, eq(carts.id, withoutCustomPlan('cartId'))).prepare('locked_cart'),
}));

function selectHead(db: Db, isFilledBy: SQL) {
  const units = db
    .select({ units: sql`sum(${cartLines.quantity})` })
    .from(cartLines)
    .where(eq(cartLines.cartId, carts.id));
  return db
    .select({
      guid: carts.guid,
      anyQuantity: carts.anyQuantity,
      count: sql<number>`coalesce((${units}), 0)::integer`,
    })
    .from(carts)
    .where(eq(carts.id, currentCartId(db, isFilledBy)));
}

type StoredHead = Awaited<ReturnType<typeof selectHead>>[number];

/**
 * The browser's cart, looked up by its GUID; only if that is not the customer's own open cart, the newest one with
 * lines, by an index scan. One condition for both would read every cart of the customer on each page. So would `is not
 * distinct from` for member and staff, because PostgreSQL then expects a single row and sorts.
 */
function currentCartId(db: Db, isFilledBy: SQL): SQL {
  const isOwnAndOpen = and(eq(carts.customerId, sql.placeholder('customerId')), isNull(carts.orderedAt));
  const theBrowsers = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.guid, sql.placeholder('browserGuid')), isOwnAndOpen));
  const theNewest = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(isOwnAndOpen, isFilledBy, hasLines(db)))
    .orderBy(desc(carts.changedAt), desc(carts.id))
    .limit(1);
  return sql`coalesce((${theBrowsers}), (${theNewest}))`;
}

function hasLines(db: Db): SQL {
  return exists(db.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, carts.id)));
}

/** Reads a cart of any size with everything that prices it, in one query: a row for each line, at least one. */
function selectCart(db: Db, condition: SQL | undefined) {
  const variant = db
    .select({
      id: productVariants.id,
      details: productVariants.details,
      usdMinor: productVariants.usdMinor,
      gbpMinor: productVariants.gbpMinor,
      eurMinor: productVariants.eurMinor,
      minQuantity: productVariants.minQuantity,
      packSize: productVariants.packSize,
    })
    .from(productVariants)
    .where(
      and(
        eq(productVariants.familyId, products.familyId),
        or(eq(productVariants.id, cartLines.variantId), isNull(cartLines.variantId)),
      ),
    )
    .orderBy(asc(productVariants.position), asc(productVariants.id))
    .limit(1)
    .as('variant');
  return db
    .select({
      id: carts.id,
      guid: carts.guid,
      orderedAt: carts.orderedAt,
      staffId: carts.staffId,
      anyQuantity: carts.anyQuantity,
      quotationId: carts.quotationId,
      agreedCurrencyId: carts.agreedCurrencyId,
      agreedDeliveryMinor: carts.agreedDeliveryMinor,
      owner: {
        id: carts.customerId,
        companyId: companies.id,
        currency: companies.currencyId,
        priceClass: companies.priceClass,
        adminContact: companies.adminContact,
      },
      line: {
        id: cartLines.id,
        variantId: cartLines.variantId,
        quantity: cartLines.quantity,
        serial: cartLines.serial,
        machine: cartLines.machine,
        needsWidth: cartLines.needsWidth,
        agreedPriceMinor: cartLines.agreedPriceMinor,
      },
      ownNumber: ownPartNumbers.number,
      product: {
        id: products.id,
        name: products.name,
        intro: products.intro,
        details: products.details,
        unit: products.unit,
        unitPieces: products.unitPieces,
        imageHash: products.imageHash,
        useCloudImage: products.useCloudImage,
        active: products.active,
        award: products.award,
        familyId: products.familyId,
        usdMinor: products.usdMinor,
        eurMinor: products.eurMinor,
        stockLevel: products.stockLevel,
        minQuantity: products.minQuantity,
        packSize: products.packSize,
        leadTimeDays: products.leadTimeDays,
      },
      variant: {
        id: variant.id,
        details: variant.details,
        usdMinor: variant.usdMinor,
        gbpMinor: variant.gbpMinor,
        eurMinor: variant.eurMinor,
        minQuantity: variant.minQuantity,
        packSize: variant.packSize,
      },
    })
    .from(carts)
    .innerJoin(companies, eq(companies.id, carts.companyId))
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .leftJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(
      ownPartNumbers,
      isOwnNumberOf({ companyId: carts.companyId, productId: cartLines.productId, variantId: cartLines.variantId }),
    )
    .leftJoinLateral(variant, sql`true`)
    .where(condition)
    .orderBy(asc(cartLines.id));
}

type CartRow = Awaited<ReturnType<typeof selectCart>>[number];

function cartIn(rows: CartRow[]): StoredCart | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const {
    id,
    guid,
    owner,
    orderedAt,
    staffId,
    anyQuantity,
    quotationId,
    agreedCurrencyId: currency,
    agreedDeliveryMinor: deliveryMinor,
  } = first;
  const agreed = quotationId === null || currency === null ? null : { quotationId, currency, deliveryMinor };
  const lines = rows.flatMap(({ line, ownNumber, product, variant }) =>
    line === null || product === null ? [] : [{ ...line, ownNumber, product, variant }],
  );
  const isFilledByStaff = staffId !== null;
  return { id, guid, owner, isOrdered: orderedAt !== null, agreed, isFilledByStaff, anyQuantity, lines };
}

/** Deletes baskets unchanged since then, with their lines; ordered ones stay. Returns their number. */
export async function clearOldCarts(db: Db, before: Date, atMost: number): Promise<number> {
  const isOld = and(isNull(carts.orderedAt), lt(carts.changedAt, before));
  const old = db.select({ id: carts.id }).from(carts).where(isOld).limit(atMost);
  // Checked again with the row locked, because its owner may have returned.
  const { rowCount } = await db.delete(carts).where(and(inArray(carts.id, old), isOld));
  return rowCount ?? 0;
}

/** Builds an empty cart of the member as a part of another statement; it becomes their newest (D11). */
export function emptyCartFor(
  tx: Db,
  owner: { customerId: number; companyId: number; staffId: number | null },
  guid: string,
  now: Date,
) {
  const opened = tx.insert(carts).values({ ...owner, guid, changedAt: now });
  return tx.$with('opened_cart').as(opened.returning({ id: carts.id }));
}
