import { type Preparations, next, staffOf } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { coupons } from '#shop/catalogue/coupons/tables.ts';
import { listViews } from '../../list-views/tables.ts';
import { desc } from 'drizzle-orm';

/** Creates a price change that can be restored. */
async function newEntry(shop: TestShop): Promise<number> {
  const caller = await staffOf(shop);
  const variant = { productVariantID: 502, productVariantDetails: '50 mm', productVariantPriceDollar: 38 + next(shop) };
  await caller.post('/api/SubProductVariant/SaveProductVariantsBulk', [variant]);
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.id ?? 0;
}

/** Makes a code inactive and returns the change that did it. */
async function newStatusChange(shop: TestShop): Promise<number> {
  const caller = await staffOf(shop);
  const [coupon] = await shop.shop.db
    .insert(coupons)
    .values({
      code: `STATUS${next(shop)}`,
      name: 'Status',
      status: 'live',
      startsOn: '2026-01-01',
      endsOn: '2027-12-31',
    })
    .returning();
  const draft = { statusOf: 'promoCodes', newStatus: 'inactive', rows: [{ id: coupon?.id ?? 0 }] };
  return Number((await caller.post('/api/StatusChange/ChangeStatuses', draft)).body);
}

export const preparations: Preparations['preparations'] = {
  'POST /ListView/SaveListView': async (shop, { body }) => ({
    body: { ...(body as object), name: `View ${next(shop)}` },
  }),
  'POST /ListView/RemoveListView': async (shop) => {
    const view = { list: 'orders', name: `View ${next(shop)}`, staffId: 1 } as const;
    const changed = { changedByName: 'Pressline Counter', changedAt: new Date('2026-11-01T09:00:00Z') };
    const [made] = await shop.shop.db
      .insert(listViews)
      .values({ ...view, ...changed })
      .returning();
    return { body: { viewID: made?.id ?? 0 } };
  },
  'GET /StatusChange/GetStatusChange/{statusChangeId}': async (shop) => ({
    path: { statusChangeId: await newStatusChange(shop) },
  }),
  'POST /StatusChange/UndoStatusChange': async (shop) => ({ body: { statusChangeID: await newStatusChange(shop) } }),
  'POST /Administration/Remove': async ({ shop }) => {
    const [made] = await shop.db.insert(products).values({ name: 'MADE-BY-MISTAKE' }).returning({ id: products.id });
    return { body: { what: 'product', id: made?.id } };
  },
  'POST /Audit/PutBack': async (shop) => ({ body: { entryId: await newEntry(shop) } }),
};
