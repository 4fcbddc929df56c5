import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { staff as staffAccounts } from '../../people/identity/tables.ts';

const draft = { id: 0, list: 'orders', query: 'status=pending&columns=name,status&page=4&view=7', shared: false };

/** A colleague with the right to orders alone. */
async function colleague(shop: TestShop): Promise<ApiCaller> {
  const [{ passwordHash } = { passwordHash: '' }] = await shop.owner
    .select({ passwordHash: staffAccounts.passwordHash })
    .from(staffAccounts)
    .where(eq(staffAccounts.email, 'staff@pressline.test'));
  const email = `${crypto.randomUUID().slice(0, 8)}@pressline.test`;
  await shop.owner.insert(staffAccounts).values({ name: 'Otis', email, passwordHash, rights: ['orders'] });
  return shop.asStaff(email);
}

const viewsOf = async (staff: ApiCaller) => (await staff.get('/api/ListView/GetListViews')).body;
const named = async (staff: ApiCaller, name: string) =>
  (await viewsOf(staff)).find((view: { name: string }) => view.name === name);
const save = (staff: ApiCaller, more: object) => staff.post('/api/ListView/SaveListView', { ...draft, ...more });

describe('views of lists (P3)', () => {
  test('keep the address without its page; one’s own are no colleague’s', async ({ shop }) => {
    const [mabel, otis] = [await shop.asStaff(), await colleague(shop)];
    expect((await save(mabel, { name: 'Mine' })).status).toBe(200);
    const mine = await named(mabel, 'Mine');
    expect(mine).toMatchObject({ query: 'status=pending&columns=name%2Cstatus', isOwn: true, isDefault: false });
    expect(await named(otis, 'Mine')).toBeUndefined();
    expect((await save(otis, { id: mine.id, name: 'Theirs' })).status).toBe(404);
    expect((await otis.post('/api/ListView/RemoveListView', { viewId: mine.id })).status).toBe(404);
  });

  test('that are shared may be changed by who may open the list, and say who did; only their owner withdraws them', async ({
    shop,
  }) => {
    const [mabel, otis] = [await shop.asStaff(), await colleague(shop)];
    const { body: id } = await save(mabel, { name: 'Ours', shared: true });
    const { version } = await named(otis, 'Ours');
    expect((await save(otis, { id, name: 'Ours', shared: true, query: 'search=ink', version })).body).toBe(id);
    expect(await named(mabel, 'Ours')).toMatchObject({
      query: 'search=ink',
      isOwn: true,
      version: version + 1,
      changedByName: 'Otis',
    });
    const stale = await save(mabel, { id, name: 'Ours', shared: true, version });
    expect([stale.status, stale.body.code]).toEqual([409, 'save.stale']);
    expect((await save(otis, { id, name: 'Ours', shared: false })).status).toBe(409);
    expect((await otis.post('/api/ListView/RemoveListView', { viewId: id })).status).toBe(409);
    expect((await mabel.post('/api/ListView/RemoveListView', { viewId: id })).body).toBe(1);
  });

  test('of a list that needs another right are neither seen nor saved', async ({ shop }) => {
    const [mabel, otis] = [await shop.asStaff(), await colleague(shop)];
    await save(mabel, { list: 'price-lists', name: 'Contracts', shared: true });
    expect(await named(otis, 'Contracts')).toBeUndefined();
    expect((await save(otis, { list: 'price-lists', name: 'Others' })).status).toBe(403);
    const choice = { list: 'price-lists', viewId: null };
    expect((await otis.post('/api/ListView/ChooseDefaultView', choice)).status).toBe(403);
  });

  test('open a list for the colleague who chose them, until they are removed', async ({ shop }) => {
    const [mabel, otis] = [await shop.asStaff(), await colleague(shop)];
    const { body: viewId } = await save(mabel, { name: 'First', shared: true });
    expect((await otis.post('/api/ListView/ChooseDefaultView', { list: 'orders', viewId })).body).toBe(1);
    expect([(await named(otis, 'First')).isDefault, (await named(mabel, 'First')).isDefault]).toEqual([true, false]);
    expect((await otis.post('/api/ListView/ChooseDefaultView', { list: 'queue', viewId })).status).toBe(404);
    await mabel.post('/api/ListView/RemoveListView', { viewId });
    expect(await named(otis, 'First')).toBeUndefined();
  });

  test.for([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 61 letters', { name: 'x'.repeat(61) }, 'name'],
    ['a query that is too long', { name: 'Long', query: `search=${'x'.repeat(2000)}` }, 'query'],
    ['a list that has no views', { name: 'Of nothing', list: 'dashboard' }, 'list'],
  ] as const)('with %s are refused', async ([, more, field], { shop }) => {
    const { status, body } = await save(await shop.asStaff(), more);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  test('have one name each', async ({ shop }) => {
    const staff = await shop.asStaff();
    await save(staff, { name: 'Once' });
    const { status, body } = await save(staff, { name: 'ONCE' });
    expect([status, body.errors[0].field]).toEqual([400, 'name']);
  });
});
