import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { BranchLink } from '../../catalogue/categories/catalogue.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { productCategories, products, productSubcategories, relatedProducts } from '../../catalogue/parts/tables.ts';

/** Locks the product as its links copy it, so that neither name nor status changes before they are written. */
export async function lockListedProduct(tx: Db, id: number) {
  const [row] = await tx
    .select({ productId: products.id, productName: products.name, productActive: products.active })
    .from(products)
    .where(eq(products.id, id))
    .for('share');
  return row;
}

/** The links of one kind: the differences between categories and sub-categories. */
export interface LinkTable {
  hasBranch(this: void, tx: Db, branchId: number): Promise<boolean>;
  find(this: void, tx: Db, linkId: number): Promise<BranchLink | undefined>;
  /** Returns the link, an existing one if there is one. */
  add(this: void, tx: Db, link: NewLink): Promise<{ linkId: number; isNew: boolean }>;
  remove(this: void, tx: Db, linkId: number): Promise<void>;
  /** Lists the branches of a product by id. */
  branchesOf(this: void, tx: Db, productId: number): Promise<number[]>;
  /** Returns whether all of them exist; otherwise nothing is added. */
  addAll(this: void, tx: Db, branchIds: readonly number[], product: ListedProduct): Promise<boolean>;
  removeAll(this: void, tx: Db, branchIds: readonly number[], productId: number): Promise<void>;
}

/** A product as its links copy it. */
export interface ListedProduct {
  productId: number;
  productName: string;
  productActive: boolean;
}

interface NewLink extends ListedProduct {
  branchId: number;
}

export const categoryLinks = linkTable(productCategories, ['categoryId', productCategories.categoryId], categories);
export const subcategoryLinks = linkTable(
  productSubcategories,
  ['subcategoryId', productSubcategories.subcategoryId],
  subcategories,
);

/** The columns of both tables have the same names, except the one for the branch. */
function linkTable(
  links: typeof productCategories | typeof productSubcategories,
  [key, branchId]: readonly [key: 'categoryId' | 'subcategoryId', column: PgColumn],
  branches: typeof categories | typeof subcategories,
): LinkTable {
  const { id, productId } = links;
  return {
    hasBranch: async (tx, wanted) => (await tx.$count(branches, eq(branches.id, wanted))) > 0,
    find: async (tx, linkId) => {
      const [row] = await tx
        .select({ id, branchId: sql<number>`${branchId}`, productId })
        .from(links)
        .where(eq(id, linkId))
        .for('update');
      return row;
    },
    add: async (tx, { branchId: branch, ...product }) => {
      const link = { [key]: branch, ...product } as typeof links.$inferInsert;
      const [added] = await tx.insert(links).values(link).onConflictDoNothing().returning({ id });
      if (added !== undefined) return { linkId: added.id, isNew: true };
      const [present] = await tx
        .select({ id })
        .from(links)
        .where(and(eq(productId, product.productId), eq(branchId, branch)));
      return { linkId: present?.id ?? 0, isNew: false };
    },
    remove: async (tx, linkId) => {
      await tx.delete(links).where(eq(id, linkId));
    },
    branchesOf: async (tx, product) => {
      const rows = await tx
        .select({ id: sql<number>`${branchId}` })
        .from(links)
        .where(eq(productId, product))
        .orderBy(branchId);
      return rows.map((row) => row.id);
    },
    addAll: async (tx, wanted, product) => {
      if ((await tx.$count(branches, inArray(branches.id, [...wanted]))) < wanted.length) return false;
      const added = wanted.map((branch) => ({ [key]: branch, ...product }) as typeof links.$inferInsert);
      await tx.insert(links).values(added).onConflictDoNothing();
      return true;
    },
    removeAll: async (tx, removed, product) => {
      await tx.delete(links).where(and(eq(productId, product), inArray(branchId, [...removed])));
    },
  };
}

/** Returns the new link's id, or undefined if they are already related. */
export async function addRelated(tx: Db, link: { productId: number; relatedProductId: number }) {
  const [row] = await tx
    .insert(relatedProducts)
    .values(link)
    .onConflictDoNothing()
    .returning({ id: relatedProducts.id });
  return row?.id;
}

/** Returns the removed link, undefined if there is none with that id. */
export async function removeRelated(tx: Db, linkId: number) {
  const [row] = await tx.delete(relatedProducts).where(eq(relatedProducts.id, linkId)).returning();
  return row;
}

export async function hasProducts(tx: Db, ids: readonly number[]): Promise<boolean> {
  return (await tx.$count(products, inArray(products.id, [...ids]))) === new Set(ids).size;
}
