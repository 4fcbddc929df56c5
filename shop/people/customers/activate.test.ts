import { desc } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { newCustomer, registrationOf, rowOf, waitingMails } from './testing/people.ts';

const activate = '/api/activate/gr';

test.for([
  ['d', 'domestic', 2],
  ['e', 'European', 1],
  ['i', 'international', 3],
] as const)(
  'the link %s authorises a waiting account as %s: price class %i (B10, A22)',
  async ([userType, , priceClass], { shop }) => {
    const ada = registrationOf();
    await shop.api.post('/api/User/AddUser', ada);
    const { guid, id } = await rowOf(shop, ada.userEmail);
    expect((await shop.api.post(activate, { userType, userGuid: guid.toUpperCase() })).body).toBe(1);
    expect(await rowOf(shop, ada.userEmail)).toMatchObject({ status: 'active', priceClass });
    expect(await waitingMails(shop, 'activation')).toContainEqual({ customerId: id });
    const customer = await shop.as(ada.userEmail, ada.userPass);
    expect(customer.customerId).toBe(id);
  },
);

test('a second link answers 2 and changes nothing, not even the price class (D18)', async ({ shop }) => {
  const ada = await newCustomer(shop);
  expect((await shop.api.post(activate, { userType: 'i', userGuid: ada.guid })).body).toBe(2);
  expect(await rowOf(shop, ada.email)).toMatchObject({ status: 'active', priceClass: 2, version: ada.version });
});

test('of ten links opened at once one activates, the others find it active (A22)', async ({ shop }) => {
  const ada = registrationOf();
  await shop.api.post('/api/User/AddUser', ada);
  const { guid, id } = await rowOf(shop, ada.userEmail);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.api.post(activate, { userType: 'd', userGuid: guid })),
  );
  expect(answers.map(({ body }) => body).toSorted()).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  const mails = (await waitingMails(shop, 'activation')) as { customerId: number }[];
  expect(mails.filter(({ customerId }) => customerId === id)).toHaveLength(1);
});

test('an old mail does not reopen an account that staff closed: 0 (D18)', async ({ shop }) => {
  const { guid } = await rowOf(shop, 'inactive@converter.test');
  expect((await shop.api.post(activate, { userType: 'd', userGuid: guid })).body).toBe(0);
  expect((await rowOf(shop, 'inactive@converter.test')).status).toBe('inactive');
});

test('an unknown guid returns 0 (A22)', async ({ shop }) => {
  const answer = await shop.api.post(activate, { userType: 'd', userGuid: '00000000-0000-4000-8000-000000000000' });
  expect(answer.body).toBe(0);
});

test.for([
  ['userType', { userType: 'x' }, 'The account type must be d, e or i'],
  ['userGuid', { userGuid: 'not-a-guid' }, 'This is not the GUID of an account'],
] as const)(
  'a malformed link is refused with an explanation: %s (A22, D29)',
  async ([field, given, message], { shop }) => {
    const link = { userType: 'd', userGuid: '00000000-0000-4000-8000-000000000000', ...given };
    const { status, body } = await shop.api.post(activate, link);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
  },
);

const REGISTERED = new Date('2026-03-02T09:00:00Z');
const daysLater = (days: number, seconds = 0) => new Date(REGISTERED.getTime() + (days * 86_400 + seconds) * 1000);

test('a link works for 30 days; after that it returns 0, and staff authorise in CustomerEdit (D18)', async ({
  shop,
}) => {
  shop.setTime(REGISTERED);
  const [ada, bob] = [registrationOf(), registrationOf()];
  for (const each of [ada, bob]) await shop.api.post('/api/User/AddUser', each);
  const { guid } = await rowOf(shop, ada.userEmail);
  const bobs = await rowOf(shop, bob.userEmail);
  shop.setTime(daysLater(30));
  expect((await shop.api.post(activate, { userType: 'd', userGuid: bobs.guid })).body).toBe(1);
  shop.setTime(daysLater(30, 1));
  expect((await shop.api.post(activate, { userType: 'd', userGuid: guid })).body).toBe(0);
  expect((await rowOf(shop, ada.userEmail)).status).toBe('waiting');
  const staff = await shop.asStaff();
  expect((await staff.post(activate, { userType: 'd', userGuid: guid })).body).toBe(1);
});

test('an activation by link is in the audit list too (D18, E16)', async ({ shop }) => {
  const ada = registrationOf();
  await shop.api.post('/api/User/AddUser', ada);
  const { guid, id } = await rowOf(shop, ada.userEmail);
  await shop.api.post(activate, { userType: 'i', userGuid: guid });
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'activated',
    entityId: String(id),
    staffId: 0,
    staffName: 'Activation link',
    before: { status: 'waiting' },
    after: { status: 'active', priceClass: 3 },
  });
});

test('staff who activate from CustomerEdit are in the audit list (D18, E16)', async ({ shop }) => {
  const ada = registrationOf();
  await shop.api.post('/api/User/AddUser', ada);
  const { guid, id } = await rowOf(shop, ada.userEmail);
  const staff = await shop.asStaff();
  expect((await staff.post(activate, { userType: 'e', userGuid: guid })).body).toBe(1);
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'activated',
    entity: 'customer',
    entityId: String(id),
    before: { status: 'waiting', priceClass: 0 },
    after: { status: 'active', priceClass: 1 },
  });
  expect(JSON.stringify(entry)).not.toContain('argon2');
});
