import { type Preparations, next, staffOf } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '#shop/audit/tables.ts';
import { products } from '#shop/catalogue/tables.ts';
import { desc } from 'drizzle-orm';

/** Creates a price change that can be restored. */
async function newEntry(shop: TestShop): Promise<number> {
  const caller = await staffOf(shop);
  const variant = { productVariantID: 502, productVariantDetails: '50 mm', productVariantPriceDollar: 38 + next(shop) };
  await caller.post('/api/SubProductVariant/SaveProductVariantsBulk', [variant]);
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.id ?? 0;
}

export const preparations: Preparations['preparations'] = {
  'POST /Administration/Remove': async ({ shop }) => {
    const [made] = await shop.db.insert(products).values({ name: 'MADE-BY-MISTAKE' }).returning({ id: products.id });
    return { body: { what: 'product', id: made?.id } };
  },
  'POST /Audit/PutBack': async (shop) => ({ body: { entryId: await newEntry(shop) } }),
};
