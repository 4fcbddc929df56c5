import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('a shop without sample data has nothing of the sample shop: no offices, brand, tape page, news or manuals (Q6)', async ({
  emptyShop,
}) => {
  const { shop, api, app } = emptyShop;
  expect(JSON.stringify(shop.store)).not.toMatch(/Genuine Part|Leeds|Columbus|papers\.pressline/);
  expect((await api.get('/api/Shop/GetStore')).body).toMatchObject({ name: 'New shop', brandLabel: '', offices: [] });
  expect((await api.get('/api/Shop/GetNotices')).body).toMatchObject({ hasTapePage: false, hasSampleStore: false });
  expect((await api.get('/api/Shop/GetTapePage')).status).toBe(404);
  expect((await api.get('/api/News/GetAllNews')).body).toEqual([]);
  expect((await shop.db.execute('select name from manuals')).rows).toEqual([]);
  expect((await app.inject({ url: '/sitemap.xml' })).body).not.toContain('TesaTape');
  expect((await app.inject({ url: '/api' })).body).toContain('<title>New shop API</title>');
});

test('the sample shop keeps all of it', async ({ shop: { shop, api, app } }) => {
  expect((await api.get('/api/Shop/GetStore')).body).toMatchObject({ brandLabel: 'Pressline Genuine Part' });
  expect((await api.get('/api/Shop/GetNotices')).body).toMatchObject({ hasTapePage: true, hasSampleStore: true });
  expect((await api.get('/api/News/GetAllNews')).body).toHaveLength(5);
  expect((await shop.db.execute('select name from manuals')).rows).toHaveLength(14);
  expect((await app.inject({ url: '/sitemap.xml' })).body).toContain('TesaTape');
});
