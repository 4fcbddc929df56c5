import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { BranchLink } from '../documented-paths.ts';
import {
  categories,
  productCategories,
  products,
  productSubcategories,
  relatedProducts,
  subcategories,
} from '../tables.ts';

/** The product as its links copy it, held so that neither name nor status changes before they are written. */
export async function holdListedProduct(tx: Db, id: number) {
  const [row] = await tx
    .select({ productId: products.id, productName: products.name, productActive: products.active })
    .from(products)
    .where(eq(products.id, id))
    .for('share');
  return row;
}

/** The links of one kind: all that differs between categories and sub-categories. */
export interface LinkTable {
  hasBranch(this: void, tx: Db, branchId: number): Promise<boolean>;
  find(this: void, tx: Db, linkId: number): Promise<BranchLink | undefined>;
  /** Answers the link, the present one where there is one. */
  add(this: void, tx: Db, link: NewLink): Promise<{ linkId: number; isNew: boolean }>;
  remove(this: void, tx: Db, linkId: number): Promise<void>;
}

interface NewLink {
  branchId: number;
  productId: number;
  productName: string;
  productActive: boolean;
}

export const categoryLinks: LinkTable = {
  hasBranch: async (tx, id) => (await tx.$count(categories, eq(categories.id, id))) > 0,
  find: async (tx, linkId) => {
    const { id, categoryId: branchId, productId } = productCategories;
    const [row] = await tx
      .select({ id, branchId, productId })
      .from(productCategories)
      .where(eq(id, linkId))
      .for('update');
    return row;
  },
  add: async (tx, { branchId: categoryId, ...product }) => {
    const { id, productId } = productCategories;
    const [added] = await tx
      .insert(productCategories)
      .values({ categoryId, ...product })
      .onConflictDoNothing()
      .returning({ id });
    if (added !== undefined) return { linkId: added.id, isNew: true };
    const [present] = await tx
      .select({ id })
      .from(productCategories)
      .where(and(eq(productId, product.productId), eq(productCategories.categoryId, categoryId)));
    return { linkId: present?.id ?? 0, isNew: false };
  },
  remove: async (tx, linkId) => {
    await tx.delete(productCategories).where(eq(productCategories.id, linkId));
  },
};

export const subcategoryLinks: LinkTable = {
  hasBranch: async (tx, id) => (await tx.$count(subcategories, eq(subcategories.id, id))) > 0,
  find: async (tx, linkId) => {
    const { id, subcategoryId: branchId, productId } = productSubcategories;
    const [row] = await tx
      .select({ id, branchId, productId })
      .from(productSubcategories)
      .where(eq(id, linkId))
      .for('update');
    return row;
  },
  add: async (tx, { branchId: subcategoryId, ...product }) => {
    const { id, productId } = productSubcategories;
    const [added] = await tx
      .insert(productSubcategories)
      .values({ subcategoryId, ...product })
      .onConflictDoNothing()
      .returning({ id });
    if (added !== undefined) return { linkId: added.id, isNew: true };
    const [present] = await tx
      .select({ id })
      .from(productSubcategories)
      .where(and(eq(productId, product.productId), eq(productSubcategories.subcategoryId, subcategoryId)));
    return { linkId: present?.id ?? 0, isNew: false };
  },
  remove: async (tx, linkId) => {
    await tx.delete(productSubcategories).where(eq(productSubcategories.id, linkId));
  },
};

/** Answers the new link's number, or undefined where they are related already. */
export async function addRelated(tx: Db, link: { productId: number; relatedProductId: number }) {
  const [row] = await tx
    .insert(relatedProducts)
    .values(link)
    .onConflictDoNothing()
    .returning({ id: relatedProducts.id });
  return row?.id;
}

/** Answers the link that was removed, or undefined where there is none of that number. */
export async function removeRelated(tx: Db, linkId: number) {
  const [row] = await tx.delete(relatedProducts).where(eq(relatedProducts.id, linkId)).returning();
  return row;
}

export async function hasProducts(tx: Db, ids: readonly number[]): Promise<boolean> {
  return (await tx.$count(products, inArray(products.id, [...ids]))) === new Set(ids).size;
}
