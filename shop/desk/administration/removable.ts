import { redirects } from '../../shopfront/redirects/tables.ts';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { deliveryAddresses } from '../../people/accounts/tables.ts';
import type { AuditEntity } from '../../base/audit/entry.ts';
import { cartLines } from '../../trade/cart/tables.ts';
import { findSheetToChange } from '../../catalogue/data-sheets/sheet-queries.ts';
import { kitParts } from '../../catalogue/kits/tables.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { productCategories, products, productSubcategories, productVariants } from '../../catalogue/parts/tables.ts';
import { searchSynonyms } from '../../catalogue/catalogue-texts/tables.ts';
import { orderLines, orders } from '../../trade/orders/tables.ts';
import { quotationLines } from '../../trade/quotations/tables.ts';
import { coupons } from '../../catalogue/coupons/tables.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { RemovableKind } from './paths.ts';

/** A kind of object that can be deleted while it is not in use. */
interface Removable {
  entity: AuditEntity;
  table: PgTable & { id: PgColumn };
  /** Name for people, read from its row. */
  name: SQL<string>;
  /** Possible uses of it, with a count and a sentence for each. */
  hangers: readonly Hanger[];
  /** Locks further rows before the uses are counted. */
  hold?(this: void, tx: Db, id: number): Promise<unknown>;
  /** Files that would be unreferenced without it. */
  files?(this: void, tx: Db, id: number): Promise<readonly string[]>;
}

interface Hanger {
  count(this: void, db: Db, id: number): PromiseLike<number>;
  sentence(this: void, count: number): Message;
}

const inOrders = (count: number) => message('staff-refusal.hanging.order-lines', { count });
const inBaskets = (count: number) => message('staff-refusal.hanging.baskets', { count });
const inQuotations = (count: number) => message('staff-refusal.hanging.quotations', { count });
const inKits = (count: number) => message('staff-refusal.hanging.kits', { count });
const ofProducts = (count: number) => message('staff-refusal.hanging.products', { count });

/**
 * Everything that can be deleted, with the uses that block it. Orders, baskets, products and links are never deleted.
 */
export const REMOVABLE: Readonly<Record<RemovableKind, Removable>> = {
  product: {
    entity: 'product',
    table: products,
    name: sql`${products.name}`,
    hangers: [
      { count: (db, id) => db.$count(orderLines, eq(orderLines.productId, id)), sentence: inOrders },
      { count: (db, id) => db.$count(cartLines, eq(cartLines.productId, id)), sentence: inBaskets },
      { count: (db, id) => db.$count(quotationLines, eq(quotationLines.productId, id)), sentence: inQuotations },
      { count: (db, id) => db.$count(kitParts, eq(kitParts.partId, id)), sentence: inKits },
    ],
    files: async (tx, id) => [(await findSheetToChange(tx, id))?.fileKey ?? []].flat(),
  },
  category: {
    entity: 'category',
    table: categories,
    name: sql`${categories.name}`,
    hangers: [
      { count: (db, id) => db.$count(productCategories, eq(productCategories.categoryId, id)), sentence: ofProducts },
      {
        count: (db, id) => db.$count(subcategories, eq(subcategories.categoryId, id)),
        sentence: (count) => message('staff-refusal.hanging.subcategories', { count }),
      },
      {
        count: (db, id) => db.$count(categories, and(eq(categories.id, id), isNotNull(categories.role))),
        sentence: () => message('staff-refusal.hanging.page'),
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
        sentence: ofProducts,
      },
    ],
  },
  width: {
    entity: 'variant prices',
    table: productVariants,
    name: sql`${productVariants.details}`,
    hold: lockWidthsBeside,
    hangers: [
      { count: (db, id) => db.$count(orderLines, eq(orderLines.variantId, id)), sentence: inOrders },
      { count: (db, id) => db.$count(cartLines, eq(cartLines.variantId, id)), sentence: inBaskets },
      { count: (db, id) => db.$count(quotationLines, eq(quotationLines.variantId, id)), sentence: inQuotations },
      {
        // Without any width, its products could not be bought.
        count: (db, id) => db.$count(products, sql`${products.familyId} = ${onlyWidthOf(id)}`),
        sentence: (count) => message('staff-refusal.hanging.only-width', { count }),
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
        sentence: (count) => message('staff-refusal.hanging.orders', { count }),
      },
    ],
  },
  redirect: {
    entity: 'redirect',
    table: redirects,
    name: sql`${redirects.oldAddress}`,
    hangers: [],
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
    hangers: [], // orders keep their copy of its text (B9)
  },
};

/** Locks all widths of the family: otherwise two concurrent deletions could remove the last ones. */
function lockWidthsBeside(tx: Db, id: number) {
  const family = tx.select({ id: productVariants.familyId }).from(productVariants).where(eq(productVariants.id, id));
  return tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(inArray(productVariants.familyId, family))
    .orderBy(productVariants.id)
    .for('update');
}

/** The family whose only width this is; null: there are others. */
function onlyWidthOf(id: number): SQL {
  return sql`(
    select width.family_id from ${productVariants} as width
    where width.id = ${id}
      and not exists (select from ${productVariants} as other where other.family_id = width.family_id and other.id <> width.id))`;
}
