import type { TestShop } from '#server/testing/test-shop.ts';
import { OUR_WORDS } from '../../../base/operations/path.ts';
import { settings } from '../../../base/settings/tables.ts';
import { categories, subcategories } from '../../categories/tables.ts';
import { productCategories, products } from '../tables.ts';

type NewProduct = Partial<typeof products.$inferInsert> & { name: string };

/** Adds parts, active unless specified otherwise; returns their ids. */
export async function stock({ shop }: TestShop, ...parts: NewProduct[]): Promise<number[]> {
  const rows = parts.map((part) => ({ active: true, ...part }));
  const stored = await shop.db.insert(products).values(rows).returning({ id: products.id });
  await shop.refreshHot();
  return stored.map(({ id }) => id);
}

/** A category with these parts, already in the shop's caches. */
export async function category(
  { shop }: TestShop,
  { parts = [], ...given }: Partial<typeof categories.$inferInsert> & { name: string; parts?: NewProduct[] },
) {
  const [row] = await shop.db
    .insert(categories)
    .values({ show: 1, ...given })
    .returning();
  if (row === undefined) throw new Error('The category was not stored.');
  if (parts.length > 0) {
    const rows = parts.map((part) => ({ active: true, ...part }));
    const stored = await shop.db.insert(products).values(rows).returning();
    await shop.db.insert(productCategories).values(
      stored.map(({ id, name, active }) => ({
        categoryId: row.id,
        productId: id,
        productName: name,
        productActive: active,
      })),
    );
  }
  await shop.refreshHot();
  return row;
}

export async function subcategory({ shop }: TestShop, given: { name: string; categoryId: number; show?: number }) {
  const [row] = await shop.db
    .insert(subcategories)
    .values({ show: 1, ...given })
    .returning();
  if (row === undefined) throw new Error('The sub-category was not stored.');
  await shop.refreshHot();
  return row;
}

/** Runs the work under a reading of the price class (D3), then restores the setting. */
export async function underReading({ shop }: TestShop, priceReading: 'legacy', work: () => Promise<void>) {
  await shop.db.update(settings).set({ priceReading });
  await shop.refreshHot();
  try {
    await work();
  } finally {
    await shop.db.update(settings).set({ priceReading: 'discount' });
    await shop.refreshHot();
  }
}

/** Calls as the shop's own pages do, for an answer in internal names. */
export async function ours({ app }: TestShop, path: string, token?: string, language?: string) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const spoken = language === undefined ? {} : { 'accept-language': language };
  const answer = await app.inject({ url: path, headers: { accept: OUR_WORDS, ...authorization, ...spoken } });
  return { status: answer.statusCode, body: answer.json() };
}
