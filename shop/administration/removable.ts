import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { deliveryAddresses } from '../accounts/tables.ts';
import type { AuditEntity } from '../audit/entry.ts';
import { cartLines } from '../cart/tables.ts';
import { findSheetToChange } from '../catalogue/sheet-queries.ts';
import {
  categories,
  productCategories,
  products,
  productSubcategories,
  productVariants,
  searchSynonyms,
  subcategories,
} from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { coupons } from '../promotions/tables.ts';
import { message, type Message } from '../kernel/message.ts';
import type { RemovableKind } from './paths.ts';

/** A kind of things that can be deleted as long as nothing hangs on them. */
interface Removable {
  entity: AuditEntity;
  table: PgTable & { id: PgColumn };
  /** Name for people, read from its row. */
  name: SQL<string>;
  /** Possible uses of it, with a count and a sentence for each. */
  hangers: readonly Hanger[];
  /** Locks more than the thing itself, before it is asked what hangs on it. */
  hold?(this: void, tx: Db, id: number): Promise<unknown>;
  /** Files that nobody finds any more without it. */
  files?(this: void, tx: Db, id: number): Promise<readonly string[]>;
}

interface Hanger {
  count(this: void, db: Db, id: number): PromiseLike<number>;
  said(this: void, count: number): Message;
}

const inOrders = (count: number) => message('staff-refusal.hanging.order-lines', { count });
const inBaskets = (count: number) => message('staff-refusal.hanging.baskets', { count });
const ofProducts = (count: number) => message('staff-refusal.hanging.products', { count });

/** Everything that can be deleted, and what stands against it. Orders, baskets, products and places are never taken away. */
export const REMOVABLE: Readonly<Record<RemovableKind, Removable>> = {
  product: {
    entity: 'product',
    table: products,
    name: sql`${products.name}`,
    hangers: [
      { count: (db, id) => db.$count(orderLines, eq(orderLines.productId, id)), said: inOrders },
      { count: (db, id) => db.$count(cartLines, eq(cartLines.productId, id)), said: inBaskets },
    ],
    files: async (tx, id) => [(await findSheetToChange(tx, id))?.fileKey ?? []].flat(),
  },
  category: {
    entity: 'category',
    table: categories,
    name: sql`${categories.name}`,
    hangers: [
      { count: (db, id) => db.$count(productCategories, eq(productCategories.categoryId, id)), said: ofProducts },
      {
        count: (db, id) => db.$count(subcategories, eq(subcategories.categoryId, id)),
        said: (count) => message('staff-refusal.hanging.subcategories', { count }),
      },
      {
        count: (db, id) => db.$count(categories, and(eq(categories.id, id), isNotNull(categories.role))),
        said: () => message('staff-refusal.hanging.page'),
      },
    ],
  },
  'sub-category': {
    entity: 'sub-category',
    table: subcategories,
    name: sql`${subcategories.name}`,
    hangers: [
      {
        count: (db, id) => db.$count(productSubcategories, eq(productSubcategories.subcategoryId, id)),
        said: ofProducts,
      },
    ],
  },
  width: {
    entity: 'variant prices',
    table: productVariants,
    name: sql`${productVariants.details}`,
    hold: lockWidthsBeside,
    hangers: [
      { count: (db, id) => db.$count(orderLines, eq(orderLines.variantId, id)), said: inOrders },
      { count: (db, id) => db.$count(cartLines, eq(cartLines.variantId, id)), said: inBaskets },
      {
        // Without any width its products could not be bought.
        count: (db, id) => db.$count(products, sql`${products.familyId} = ${onlyWidthOf(id)}`),
        said: (count) => message('staff-refusal.hanging.only-width', { count }),
      },
    ],
  },
  'promo-code': {
    entity: 'promo code',
    table: coupons,
    name: sql`${coupons.code}`,
    hangers: [
      {
        count: (db, id) =>
          db.$count(orders, sql`${orders.couponCode} = (select code from ${coupons} where ${coupons.id} = ${id})`),
        said: (count) => message('staff-refusal.hanging.orders', { count }),
      },
    ],
  },
  synonym: {
    entity: 'synonym',
    table: searchSynonyms,
    name: sql`${searchSynonyms.word}`,
    hangers: [],
  },
  'delivery-address': {
    entity: 'delivery address',
    table: deliveryAddresses,
    name: sql`concat_ws(', ', ${deliveryAddresses.contactName}, ${deliveryAddresses.line1}, ${deliveryAddresses.postcode})`,
    hangers: [], // orders keep their text of it (B9)
  },
};

/** All widths of its family: of two that are deleted at once neither would be the only one. */
function lockWidthsBeside(tx: Db, id: number) {
  const family = tx.select({ id: productVariants.familyId }).from(productVariants).where(eq(productVariants.id, id));
  return tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(inArray(productVariants.familyId, family))
    .orderBy(productVariants.id)
    .for('update');
}

/** The family that has this width and no other; null: there are others. */
function onlyWidthOf(id: number): SQL {
  return sql`(
    select width.family_id from ${productVariants} as width
    where width.id = ${id}
      and not exists (select from ${productVariants} as other where other.family_id = width.family_id and other.id <> width.id))`;
}
