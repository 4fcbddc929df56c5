import { expect, test as base } from 'vitest';
import { openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { builtPages } from '../start-server.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const ADDRESS = '/Administration/Staff';

const test = base.extend<{ shop: TestShop; headers: Record<string, string> }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample', { render: (await builtPages()).render });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
  headers: async ({ shop }, use) => {
    const token = await openStaffSession(shop.shop.db, 1, { device: 'test', now: new Date() });
    await use({ cookie: `admintoken=${token}`, origin: 'http://localhost:3000' });
  },
});

test('a new colleague has no right ticked (P1)', async ({ shop, headers }) => {
  const { body } = await shop.app.inject({ url: ADDRESS, headers });
  const boxes = body.match(/<input[^>]*name="right\.\w+"[^>]*>/g) ?? [];
  expect([boxes.length, boxes.filter((box) => box.includes('checked'))]).toEqual([8, []]);
});

test.for([
  ['counter', ['orders', 'customers', 'documents']],
  ['catalogue', ['catalogue', 'prices', 'content']],
  ['accounts', ['orders', 'prices', 'documents']],
  ['own', ['settings']],
] as const)(
  'a colleague of the role %s gets its rights, also without script (P1)',
  async ([role, rights], { shop, headers }) => {
    const email = `${role}@pressline.test`;
    const fields = {
      intent: 'add',
      name: 'Mabel',
      email,
      password: 'a long enough password 7',
      role,
      'right.settings': 'on',
    };
    await shop.app.inject({
      method: 'POST',
      url: ADDRESS,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    const { body } = await (await shop.asStaff()).get('/api/BlogUser/GetStaff');
    expect(body).toContainEqual(expect.objectContaining({ email, rights }));
  },
);
