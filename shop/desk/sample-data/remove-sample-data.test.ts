import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject } from 'vitest';
import { databaseUrl } from '#platform/database/testing/templates.ts';
import { contentOf } from '#server/backup/testing/compare-shops.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { settings } from '../../base/settings/tables.ts';
import { productCategories, products } from '../../catalogue/parts/tables.ts';
import { exchangeRates } from '../../catalogue/pricing/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { addStaff } from '../../people/staff/add-staff.ts';
import { OPERATOR } from '../../people/staff/staff-account.ts';
import { putMoved } from '../password-invitations/testing/put-moved.ts';
import { ADDRESS, orderOf } from '../../trade/orders/testing/buying.ts';

const read = '/api/Administration/GetSampleData';
const remove = '/api/Administration/RemoveSampleData';
const NAME = { shopName: 'Pressline' };
const MABEL = { name: 'Mabel Tripp', email: 'mabel@own.test', password: 'yellow-doctor-blade' };

const contentsOf = (shop: TestShop) =>
  contentOf(databaseUrl(inject('databaseAdminUrl'), new URL(shop.databaseUrl).pathname.slice(1)));

/** Staff with a login of their own. */
async function asOwner(shop: TestShop) {
  await addStaff(MABEL, { db: shop.shop.db, now: new Date(), by: OPERATOR });
  return shop.asStaff(MABEL.email, MABEL.password);
}

describe('the sample data (Q6)', () => {
  test('goes with the test orders that belong to it, and leaves the shop as an empty one is', async ({
    ownShop,
    emptyShop,
  }) => {
    const owner = await asOwner(ownShop);
    await orderOf(ownShop, await ownShop.as('uk@converter.test'), ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    expect((await owner.get(read)).body).toEqual({ isThere: true, hanging: [] });
    expect((await owner.post(remove, NAME)).body).toBe(1);
    expect((await owner.get(read)).body).toEqual({ isThere: false, hanging: [] });
    expect((await owner.post(remove, { shopName: 'New shop' })).status).toBe(409); // its name was the sample shop's

    const [left, empty] = await Promise.all([contentsOf(ownShop), contentsOf(emptyShop)]);
    const differing = Object.keys(empty).filter((name) => JSON.stringify(left[name]) !== JSON.stringify(empty[name]));
    // The owner's own login and entry; changes that programs may still read; the day of the rates; the shop is closed.
    expect(differing.toSorted()).toEqual([
      'public.audit_entries',
      'public.changes',
      'public.exchange_rates',
      'public.sessions',
      'public.settings',
      'public.staff',
      'sequences',
    ]);
    const { db } = ownShop.shop;
    expect(await db.select().from(settings)).toMatchObject([{ isOpen: false, staffEmail: '', version: 1 }]);
    const rates = await db.select({ rate: exchangeRates.rateMicros }).from(exchangeRates).orderBy(exchangeRates.id);
    expect(rates).toEqual([{ rate: 790_000 }, { rate: 920_000 }]);
    expect((await ownShop.api.get('/api/Category/GetMenu')).status).toBe(503);
  });

  test('stays whole as long as something real belongs to it, which is named', async ({ ownShop }) => {
    const owner = await asOwner(ownShop);
    const { db } = ownShop.shop;
    const uk = await ownShop.as('uk@converter.test');
    const [sample] = await db.select().from(customers).where(eq(customers.id, uk.customerId));
    await putMoved(ownShop, { email: 'real@own.test', companyId: sample?.companyId ?? 0 });
    const [part] = await db.insert(products).values({ name: 'OWN-1' }).returning({ id: products.id });
    const [link] = await db.select({ categoryId: productCategories.categoryId }).from(productCategories).limit(1);
    const linked = { categoryId: link?.categoryId ?? 0, productId: part?.id ?? 0, productName: 'OWN-1' };
    await db.insert(productCategories).values({ ...linked, productActive: false });
    await db.insert(products).values({ name: 'OWN-2' });
    const before = await contentsOf(ownShop);
    expect((await owner.get(read)).body).toEqual({
      isThere: true,
      hanging: [
        { kind: 'customers', name: 'real@own.test' },
        { kind: 'products', name: 'OWN-1' },
      ],
    });
    const { status, body } = await owner.post(remove, NAME);
    expect([status, body.code]).toEqual([409, 'sample.in-use']);
    expect(body.detail).toContain('OWN-1');
    expect(await contentsOf(ownShop)).toEqual(before);
  });

  test('leaves what is the owner’s own: parts, companies, members, logins and saved settings', async ({ ownShop }) => {
    const owner = await asOwner(ownShop);
    const { db } = ownShop.shop;
    await putMoved(ownShop, { email: 'real@own.test' });
    await db.insert(products).values({ name: 'OWN-1' });
    await db.update(settings).set({ staffEmail: 'counter@own.test', version: 2 });
    expect((await owner.post(remove, NAME)).body).toBe(1);
    expect(await db.select({ name: products.name }).from(products)).toEqual([{ name: 'OWN-1' }]);
    expect(await db.select({ email: customers.email }).from(customers)).toEqual([{ email: 'real@own.test' }]);
    expect(await db.select().from(settings)).toMatchObject([{ isOpen: true, staffEmail: 'counter@own.test' }]);
    expect((await ownShop.asStaff(MABEL.email, MABEL.password)).token).not.toBe('');
  });

  test('is not removed by a sample login, nor without the name of the shop, nor by customers', async ({ ownShop }) => {
    const sample = await ownShop.asStaff();
    expect((await sample.get(read)).body.hanging).toEqual([{ kind: 'owner', name: '' }]);
    const owner = await asOwner(ownShop);
    expect((await sample.post(remove, NAME)).body.code).toBe('sample.own-login');
    expect((await owner.post(remove, { shopName: 'pressline' })).body.errors[0].field).toBe('shopName');
    expect((await owner.post(remove, {})).status).toBe(400);
    const uk = await ownShop.as('uk@converter.test');
    expect((await uk.post(remove, NAME)).status).toBe(403);
    expect((await owner.get(read)).body).toEqual({ isThere: true, hanging: [] });
  });

  test('can’t be added to by the shop itself: a real order can’t be declared a sample', async ({ ownShop }) => {
    const { db } = ownShop.shop;
    const add = db.execute(sql`insert into sample_rows values ('orders', '1')`);
    await expect(add).rejects.toMatchObject({
      cause: { message: 'sample_rows is written by the owner of the tables' },
    });
    await expect(db.execute(sql`delete from sample_rows`)).rejects.toThrow();
    await expect(db.execute(sql`select note_sample_rows()`)).rejects.toThrow();
  });
});
