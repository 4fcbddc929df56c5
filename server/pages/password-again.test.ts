import { expect, test as base } from 'vitest';
import { hire } from '#shop/people/identity/testing/colleagues.ts';
import { openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { builtPages } from '../start-server.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const test = base.extend<{ shop: TestShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample', { render: (await builtPages()).render });
      await hire(shop); // number 2
      await closeAccount(shop); // status change number 1
      await askForErasure(shop); // data request number 1
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

async function closeAccount(shop: TestShop) {
  const rows = [{ id: CUSTOMER_TO_CLOSE }];
  const draft = { statusOf: 'customers', newStatus: 'inactive', rows };
  await (await shop.asStaff()).post('/api/StatusChange/ChangeStatuses', draft);
}

async function askForErasure(shop: TestShop) {
  const asked = { userEmail: 'de@converter.test', dataRequestKind: 'erasure', remarks: '' };
  await (await shop.asStaff()).post('/api/Privacy/AddDataRequest', asked);
}

const CUSTOMER_TO_CLOSE = 3;

/** The staff forms whose calls require the password (docs/access.md), each as its screen sends it. */
const FORMS: readonly (readonly [form: string, address: string, fields: Record<string, string>, shown?: number])[] = [
  ['begin an order for a member', '/Administration/Company?id=1', { intent: 'order-for', customerId: '1' }],
  ['merge two companies', '/Administration/Merge-Companies?into=1&which=2', { keptId: '1', goneId: '2' }],
  ['save the settings', '/Administration/Settings', { priceReading: 'discount' }],
  [
    'hire a colleague',
    '/Administration/Staff',
    { intent: 'add', name: 'Mabel', email: 'mabel@pressline.test', role: 'counter' },
  ],
  ['disable a colleague', '/Administration/Staff?id=2', { intent: 'disable', id: '2', confirmed: 'yes' }],
  [
    'open accounts',
    '/Administration/Status-Change?of=customers&id=3',
    { intent: 'change', statusOf: 'customers', newStatus: 'active', row: `${CUSTOMER_TO_CLOSE} 2` },
  ],
  ['open accounts again', '/Administration/Status-Change?id=1', { intent: 'undo', confirmed: 'yes' }],
  // The form for a copy of the data always has a field for the password.
  ['erase a person', '/Administration/Data-Request?id=1', { intent: 'erase', confirmed: 'yes' }, 2],
  ["change a colleague's rights", '/Administration/Staff?id=2', { intent: 'rights', id: '2' }],
  [
    'remove the keys of a customer',
    '/Administration/CustomerEdit?id=1',
    { intent: 'keys', customerId: '1', confirmed: 'yes' },
  ],
];

test.for(FORMS)(
  'ten minutes after the sign-in the form requires the password again: %s',
  async ([, url, fields, shown = 1], { shop }) => {
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
    expect([answer.statusCode, answer.body.match(/name="ownPassword"/g)?.length]).toEqual([403, shown]);
  },
);
