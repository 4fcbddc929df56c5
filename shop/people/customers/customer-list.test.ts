import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type ApiAnswer } from '#server/testing/test-shop.ts';
import { newCustomer } from './testing/people.ts';
import { customers } from '../accounts/tables.ts';

const list = '/api/User/GetCustomerList';
const emailsOf = ({ body }: ApiAnswer) => body.map((user: { userEmail: string }) => user.userEmail);

test('customers are listed newest first, with their delivery addresses (E10)', async ({ shop }) => {
  const { body, headers } = await (await shop.asStaff()).get(`${list}?pageSize=1000`);
  expect(headers['x-total-count']).toBe(String(body.length));
  const registered = body.map((user: { registeredAt: string }) => user.registeredAt);
  expect(registered).toEqual(registered.toSorted().toReversed());
  expect(body.find((user: { userID: number }) => user.userID === 1).deliveryAddresses).toHaveLength(2);
});

test.for([
  ['a last name', 'Marsh'],
  ['a part of the company, in capitals', 'OUR LABEL'],
  ['words in any order', 'harbour alison'],
  ['the e-mail address', 'uk@converter'],
  ['the telephone', '1632960111'],
  ['the telephone as it is written abroad', '+44 1632 960111'],
  ['the town', 'merseyside'],
  ['a postcode', 'ch41'],
  ['the guid, in capitals', '5D82FCA6-0471-4AAD-B090-BE13F28720E2'],
] as const)('a customer is found by %s (E10)', async ([, words], { shop }) => {
  const answer = await (await shop.asStaff()).get(`${list}?search=${encodeURIComponent(words)}&pageSize=100`);
  expect(emailsOf(answer)).toContain('uk@converter.test');
});

test('a customer is found by a delivery address, and each word must be in the same text (E10)', async ({ shop }) => {
  const customer = await newCustomer(shop);
  const theirs = await shop.as(customer.userEmail, customer.userPass);
  await theirs.post('/api/DeliveryAddress/SaveDeliveryAddress', {
    deliveryID: 0,
    contactName: 'Dockside Receiving',
    deliveryBuildingNo: '44 Unusual Quay',
    deliveryPostalcode: 'ZZ9 9ZZ',
    countryID: 247,
  });
  const staff = await shop.asStaff();
  const search = async (words: string) => emailsOf(await staff.get(`${list}?search=${encodeURIComponent(words)}`));
  expect(await search('unusual quay')).toEqual([customer.userEmail]);
  expect(await search('quay dockside zz9')).toEqual([customer.userEmail]);
  expect(await search('unusual tennant')).toEqual([]);
});

test('the documented search finds the same (E10, F1)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const listed = emailsOf(await staff.get(`${list}?search=germany&sort=company&pageSize=100`));
  const documented = emailsOf(await staff.get('/api/user/GetAllUsers/germany'));
  expect(listed).toContain('de@converter.test');
  expect(documented.toSorted()).toEqual(listed.toSorted());
});

test.for([
  ['status=waiting', 'waiting@converter.test', 'uk@converter.test'],
  ['status=inactive', 'inactive@converter.test', 'uk@converter.test'],
  ['priceClass=3', 'jp@converter.test', 'uk@converter.test'],
  ['subscribed=0', 'ap@cascadelabel.test', 'uk@converter.test'],
] as const)('customers are filtered by %s', async ([filter, shown, hidden], { shop }) => {
  const emails = emailsOf(await (await shop.asStaff()).get(`${list}?${filter}&pageSize=1000`));
  expect(emails).toContain(shown);
  expect(emails).not.toContain(hidden);
});

test.for(['ref', 'name', 'company', 'email', 'registered'])(
  'the list sorted by %s goes both ways',
  async (sort, { shop }) => {
    const staff = await shop.asStaff();
    const up = emailsOf(await staff.get(`${list}?sort=${sort}&direction=asc&pageSize=1000`));
    const down = emailsOf(await staff.get(`${list}?sort=${sort}&direction=desc&pageSize=1000`));
    expect(down).toEqual(up.toReversed());
  },
);

test.for([
  ['search', 'search=ab', 'Enter at least 3 characters to search'],
  ['status', 'status=gone', 'The status must be waiting, active or inactive'],
  ['priceClass', 'priceClass=4', 'The price class must be a number from 0 to 3'],
] as const)('an invalid %s is refused', async ([field, question, message], { shop }) => {
  const { status, body } = await (await shop.asStaff()).get(`${list}?${question}`);
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

test('the list of customers is for staff only (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(list)).status, (await customer.get(list)).status]).toEqual([401, 403]);
  expect((await customer.get('/Administration/export/customers.csv')).status).toBe(403);
});

test('two people at once: the later save is refused with the current values and who saved them', async ({ shop }) => {
  const customer = await newCustomer(shop);
  const staff = await shop.asStaff();
  const { body: opened } = await staff.get(`/api/user/GetUserByID/${customer.guid}`);
  const form = { ...opened, priceClassID: 2, userPass: '', adminContact: 1 };
  expect((await staff.post('/api/user/SaveUser', { ...form, userHouseNo: 'First Labels' })).body).toBe(1);
  const late = await (await shop.asStaff()).post('/api/user/SaveUser', { ...form, userHouseNo: 'Second Labels' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    code: 'save.stale',
    current: { userID: customer.id, userHouseNo: 'First Labels', version: opened.version + 1 },
    savedBy: { name: 'Pressline Counter', at: expect.any(String) },
  });
  const [stored] = await shop.shop.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(stored?.company).toBe('First Labels');
});
