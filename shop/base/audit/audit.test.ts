import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { recordChange } from './record-change.ts';

const list = '/api/Audit/GetAuditEntries';
const ada = { id: 71, name: 'Ada Counter' };
const ben = { id: 72, name: 'Ben Counter' };

/** Adds three changes by two people; the last on 2 July in London, while it is still 1 July in UTC. */
async function threeChanges({ shop: { db } }: TestShop): Promise<void> {
  const before = { company: 'Old Labels', town: 'Leeds' };
  const after = { company: 'New Labels', town: 'Leeds' };
  const saved = { action: 'saved', entity: 'customer', entityId: 101, before, after } as const;
  const added = {
    action: 'added',
    entity: 'product',
    entityId: 1500,
    before: null,
    after: { name: 'DB-9999' },
  } as const;
  const removed = { action: 'removed', entity: 'mail', entityId: 3, before: { to: 'x' }, after: null } as const;
  await recordChange(db, ada, new Date('2026-06-30T09:00:00Z'), saved);
  await recordChange(db, ben, new Date('2026-07-01T12:00:00Z'), added);
  await recordChange(db, ada, new Date('2026-07-01T23:30:00Z'), removed);
}

test.beforeAll(({ shop }) => threeChanges(shop));

test('the audit list says who, when, what, before and after, newest first (E16)', async ({ shop }) => {
  const { body, headers } = await (await shop.asStaff()).get(list);
  expect(headers['x-total-count']).toBe('3');
  expect(body.map((entry: { action: string }) => entry.action)).toEqual(['removed', 'added', 'saved']);
  expect(body[2]).toEqual({
    id: expect.any(Number),
    at: '2026-06-30T09:00:00.000Z',
    staffId: 71,
    staffName: 'Ada Counter',
    action: 'saved',
    entity: 'customer',
    entityId: '101',
    about: 'Number 101',
    subjects: ['customer:101'],
    together: 1,
    before: { company: 'Old Labels', town: 'Leeds' },
    after: { company: 'New Labels', town: 'Leeds' },
  });
});

test.for([
  ['who', 'staffId=72', ['added']],
  ['what', 'entity=customer', ['saved']],
  ['which one', 'entity=customer&entityId=101', ['saved']],
  ['which one, as typed', 'search=1500', ['added']],
  ['a name', 'search=ada%20co', ['removed', 'saved']],
  ['the first day, where the store is', 'from=2026-07-02', ['removed']],
  ['the last day, which counts', 'until=01/07/2026', ['added', 'saved']],
  ['the other direction', 'sort=at&direction=asc', ['saved', 'added', 'removed']],
  ['a page', 'page=2&pageSize=2', ['saved']],
] as const)('the audit list can be narrowed by %s (E16)', async ([, question, actions], { shop }) => {
  const { body } = await (await shop.asStaff()).get(`${list}?${question}`);
  expect(body.map((entry: { action: string }) => entry.action)).toEqual(actions);
});

test.for([
  ['search', 'search=ab', 'Enter at least 3 characters to search'],
  ['sort', 'sort=password', 'This list can be sorted by: at'],
  ['direction', 'direction=up', 'The direction must be asc or desc'],
  ['from', 'from=31/02/2026', 'Please enter the date as dd/mm/yyyy'],
  ['page', 'page=0', 'The page must be a whole number from 1'],
] as const)('a list refuses an invalid %s', async ([field, question, message], { shop }) => {
  const { status, body } = await (await shop.asStaff()).get(`${list}?${question}`);
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

test('only staff read the audit list (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(list)).status, (await customer.get(list)).status]).toEqual([401, 403]);
});

test('staff who read German see countries by their German names, in the list and on the screen of a company (N1)', async ({
  ownShop,
}) => {
  const { db } = ownShop.shop;
  const { token } = await ownShop.asStaff();
  const { customerId } = await ownShop.as('de@converter.test');
  const moved = {
    action: 'saved',
    entity: 'customer',
    entityId: customerId,
    before: { countryId: 247, town: 'Leeds' },
    after: { countryId: 85, town: 'Dresden', address: 'Dock 4\nDresden\n01067\nGermany' },
  } as const;
  await recordChange(db, ada, new Date('2026-07-03T09:00:00Z'), moved);
  const { items } = (await ours(ownShop, list, token, 'de')).body;
  const inGerman = {
    before: { countryName: 'Vereinigtes Königreich', town: 'Leeds' },
    after: { countryName: 'Deutschland', town: 'Dresden', address: 'Dock 4\n01067 Dresden\nDeutschland' },
  };
  expect(items[0]).toMatchObject(inGerman);
  const { companyId } = (await ours(ownShop, `/api/User/GetCustomerByID/${customerId}`, token)).body;
  const timeline = await ours(ownShop, `/api/Company/GetCompanyTimeline/${companyId}`, token, 'de');
  expect(timeline.body.entries).toContainEqual(expect.objectContaining({ change: expect.objectContaining(inGerman) }));
  const documented = await (await ownShop.asStaff()).get(list);
  expect(documented.body[0].after).toMatchObject({ countryName: 'Germany' });
});
