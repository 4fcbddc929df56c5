import { redirects } from '../../shopfront/redirects/tables.ts';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { inTransaction } from '#platform/database/database.ts';
import { waitForLockWait } from '#server/testing/lock-waits.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { deliveryAddresses } from '../../people/accounts/tables.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { productSheets } from '../../catalogue/data-sheets/tables.ts';
import { products, productVariants, variantFamilies } from '../../catalogue/parts/tables.ts';
import { searchSynonyms } from '../../catalogue/catalogue-texts/tables.ts';
import { sendForm } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { smallPdf } from '../../trade/documents/testing/small-pdf.ts';
import { orders } from '../../trade/orders/tables.ts';
import { coupons } from '../../catalogue/coupons/tables.ts';
import type { RemovableKind } from './paths.ts';
import { deliverAll } from '../notifications/testing/outbox.ts';

const REMOVE = '/api/Administration/Remove';

const idOf = (rows: readonly { id: number }[]): number => {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was made.');
  return row.id;
};

/** Creates one object of each kind. */
const MADE: Readonly<Record<RemovableKind, (shop: TestShop) => Promise<number>>> = {
  product: async ({ shop: { db } }) => idOf(await db.insert(products).values({ name: 'OOPS-1' }).returning()),
  category: async ({ shop: { db } }) => idOf(await db.insert(categories).values({ name: 'Oops' }).returning()),
  'sub-category': async ({ shop: { db } }) =>
    idOf(await db.insert(subcategories).values({ name: 'Oops', categoryId: 28 }).returning()),
  width: async ({ shop: { db } }) =>
    idOf(await db.insert(productVariants).values({ familyId: 1, position: 99, details: '999 mm' }).returning()),
  'promo-code': async ({ shop: { db } }) =>
    idOf(
      await db
        .insert(coupons)
        .values({ code: 'OOPS', name: 'Oops', startsOn: '2026-01-01', endsOn: '2026-12-31' })
        .returning(),
    ),
  redirect: async ({ shop: { db } }) =>
    idOf(await db.insert(redirects).values({ oldAddress: '/oops', newAddress: '/', savedAt: new Date() }).returning()),
  synonym: async ({ shop: { db } }) =>
    idOf(await db.insert(searchSynonyms).values({ word: 'oops', language: 'en', means: 'tape' }).returning()),
  'delivery-address': async ({ shop: { db } }) =>
    idOf(
      await db
        .insert(deliveryAddresses)
        .values({ customerId: 1, companyId: 1, contactName: 'Oops', line1: 'Nowhere', postcode: 'X1', countryId: 247 })
        .returning(),
    ),
};

describe('things created by mistake are deleted if nothing depends on them', () => {
  test.for(Object.keys(MADE) as RemovableKind[])('a %s; the audit list keeps what it was', async (what, { shop }) => {
    const staff = await shop.asStaff();
    const id = await MADE[what](shop);
    const asked = await staff.get(`/api/Administration/GetRemoval?what=${what}&id=${id}`);
    expect([asked.status, asked.body.obstacles]).toEqual([200, []]);
    expect((await staff.post(REMOVE, { what, id })).body).toBe(1);
    expect((await staff.post(REMOVE, { what, id })).status).toBe(404);
    const { body } = await staff.get('/api/Audit/GetAuditEntries?pageSize=1');
    expect(body[0]).toMatchObject({ action: 'deleted', before: expect.any(Object), after: null });
    expect(body[0].about).toMatch(/oops|999 mm/i);
  });

  test.for([
    ['product', 140, /^It is in \d+ order lines\./],
    ['category', 28, /^It contains \d+ products\. It contains \d+ sub-categories\. A page of the shop links to it\.$/],
    ['sub-category', 301, /^It contains \d+ products\.$/],
    ['width', 502, /^It is in \d+ order lines\./],
  ] as const)('not a %s that is in use: its uses are listed', async ([what, id, obstacles], { shop }) => {
    const staff = await shop.asStaff();
    const { body } = await staff.get(`/api/Administration/GetRemoval?what=${what}&id=${id}`);
    expect(body.obstacles.join(' ')).toMatch(obstacles);
    const refused = await staff.post(REMOVE, { what, id });
    expect([refused.status, refused.body.code]).toEqual([409, 'removal.in-use']);
    expect(refused.body.detail).toBe(`Nothing was deleted. ${body.obstacles.join(' ')}`);
  });

  test('not a promo code that an order used; an address may be deleted, because orders keep its text (B9)', async ({
    ownShop: shop,
  }) => {
    const staff = await shop.asStaff();
    const [order] = await shop.shop.db.select().from(orders).where(eq(orders.couponCode, 'FLEXO10')).limit(1);
    const [coupon] = await shop.shop.db.select().from(coupons).where(eq(coupons.code, 'FLEXO10'));
    const coded = await staff.post(REMOVE, { what: 'promo-code', id: coupon?.id });
    expect([order !== undefined, coded.status]).toEqual([true, 409]);
    const sent = await staff.post(REMOVE, { what: 'delivery-address', id: order?.deliveryAddressId });
    expect(sent.body).toBe(1);
    const [kept] = await shop.shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, order?.id ?? 0));
    expect(kept?.deliveryAddress).toBe(order?.deliveryAddress);
  });

  test('a product with its data sheet: the file is deleted too', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await MADE.product(shop);
    const url = '/api/Product/UploadProductSheet';
    const sheet = { url, token: staff.token, part: 'file', fileName: 'sheet.pdf', bytes: smallPdf() };
    expect((await sendForm(shop, { ...sheet, fields: { productId: String(id) } })).body).toBe(1);
    const [kept] = await shop.shop.db.select().from(productSheets).where(eq(productSheets.productId, id));
    const isThere = () => shop.shop.files.has(kept?.fileKey ?? '');
    expect(await isThere()).toBe(true);
    expect((await staff.post(REMOVE, { what: 'product', id })).body).toBe(1);
    await deliverAll(shop);
    expect(await isThere()).toBe(false);
  });

  test('not a product that is in a basket', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await MADE.product(shop);
    await shop.shop.db
      .update(products)
      .set({ active: true, name: 'OOPS-BASKET', usdMinor: 1000 })
      .where(eq(products.id, id));
    await cartWith(shop, await shop.as('uk@converter.test'), { part: 'OOPS-BASKET', quantity: 1 });
    const { body } = await staff.post(REMOVE, { what: 'product', id });
    expect(body.detail).toBe('Nothing was deleted. It is in one basket.');
  });

  test('not the last width of a family, even if a colleague deletes the other one at that moment', async ({
    ownShop,
  }) => {
    const { db } = ownShop.shop;
    await ownShop.owner.insert(variantFamilies).values({ id: 3, name: '30 Thou' });
    const widths = [1, 2].map((position) => ({ familyId: 3, position, details: `${position} m` }));
    const [first, last] = await db.insert(productVariants).values(widths).returning();
    const familyId = 3 as 1; // as in a shop with another family
    await db.insert(products).values({ name: 'OOPS-FAMILY', familyId });
    const staff = await ownShop.asStaff();
    const { removing } = await inTransaction(db, async (tx) => {
      await tx.delete(productVariants).where(eq(productVariants.id, first?.id ?? 0));
      const removed = staff.post(REMOVE, { what: 'width', id: last?.id });
      await waitForLockWait(ownShop, removed);
      return { removing: removed };
    });
    expect((await removing).status).toBe(409);
  });

  test('only by staff, and nothing of another kind', async ({ shop }) => {
    const customer = await shop.as('uk@converter.test');
    const id = await MADE['delivery-address'](shop);
    expect((await customer.post(REMOVE, { what: 'delivery-address', id })).status).toBe(403);
    const staff = await shop.asStaff();
    const odd = await staff.post(REMOVE, { what: 'order', id: 1001 });
    expect([odd.status, odd.body.errors[0].field]).toEqual([400, 'what']);
  });
});
