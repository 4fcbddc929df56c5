import { expect, test as base } from 'vitest';
import { openStaffSession } from '#shop/identity/session-queries.ts';
import { builtPages } from '../start-server.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const test = base.extend<{ shop: TestShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample', { render: (await builtPages()).render });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

/** The staff forms whose calls require the password (docs/access.md), each as its screen sends it. */
const FORMS: readonly (readonly [form: string, address: string, fields: Record<string, string>])[] = [
  ['begin an order for a member', '/Administration/Company?id=1', { form: 'order-for', customerId: '1' }],
  ['merge two companies', '/Administration/Merge-Companies?into=1&which=2', { keptId: '1', goneId: '2' }],
  ['save the settings', '/Administration/Settings', { priceReading: 'discount' }],
  ['hire a colleague', '/Administration/Staff', { form: 'add', name: 'Mabel', email: 'mabel@pressline.test' }],
  [
    'remove the keys of a customer',
    '/Administration/CustomerEdit?id=1',
    { form: 'keys', customerId: '1', confirmed: 'yes' },
  ],
];

test.for(FORMS)(
  'ten minutes after the sign-in the form asks for the password again: %s',
  async ([, url, fields], { shop }) => {
    const longAgo = new Date(Date.now() - 11 * 60_000);
    const token = await openStaffSession(shop.shop.db, 1, { device: 'test', now: longAgo });
    const answer = await shop.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: `admintoken=${token}`,
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    expect([answer.statusCode, /name="ownPassword"/.test(answer.body)]).toEqual([403, true]);
  },
);
