import { desc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../audit/tables.ts';
import { hire } from '../../people/identity/testing/colleagues.ts';
import { taxRates } from './tables.ts';

const FRANCE = { id: 0, countryID: 78, rate: '20', validFrom: '2014-01-01' };

const save = (staff: ApiCaller, more: object = {}) => staff.post('/api/Tax/SaveTaxRate', { ...FRANCE, ...more });
const ratesOf = async (staff: ApiCaller) => (await staff.get('/api/Tax/GetTaxRates')).body;
const errorsOf = ({ status, body }: { status: number; body: { errors: { field: string; message: string }[] } }) => [
  status,
  ...body.errors.flatMap(({ field, message }) => [field, message]),
];

/** The shop on a day with no rates yet. */
async function onDay(shop: TestShop, day: string) {
  shop.setTime(new Date(`${day}T12:00:00Z`));
  await shop.shop.db.delete(taxRates);
  return shop.asStaff();
}

describe('rates of tax (O3)', () => {
  test('are kept by country and day, newest first, and are in the audit list', async ({ ownShop: shop }) => {
    const staff = await onDay(shop, '2026-06-15');
    const { body: id } = await save(staff);
    await save(staff, { rate: '17,5', validFrom: '01/07/2026' });
    await save(staff, { countryID: 216, rate: '8.1', validFrom: '2024-01-01' });
    expect(await ratesOf(staff)).toMatchObject([
      { countryId: 78, rateBasisPoints: 1_750, validFrom: '2026-07-01', inForce: false },
      { id, countryId: 78, rateBasisPoints: 2_000, validFrom: '2014-01-01', inForce: true },
      { countryId: 216, rateBasisPoints: 810, inForce: true },
    ]);
    const { body: entries } = await staff.get('/api/Audit/GetAuditEntries?entity=tax%20rate');
    expect(entries).toMatchObject([{ action: 'added' }, { action: 'added' }, { action: 'added' }]);
  });

  test.for([
    [{ rate: '-1' }, 'rate', 'The rate must be a number from 0 to 100 with at most two decimal places'],
    [{ rate: '100.01' }, 'rate', 'The rate must be a number from 0 to 100 with at most two decimal places'],
    [{ rate: '19.125' }, 'rate', 'The rate must be a number from 0 to 100 with at most two decimal places'],
    [{ rate: '' }, 'rate', 'The rate must be a number from 0 to 100 with at most two decimal places'],
    [{ rate: 'twenty' }, 'rate', 'The rate must be a number from 0 to 100 with at most two decimal places'],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'Enter the first day as a date'],
    [{ validFrom: '' }, 'validFrom', 'Enter the first day as a date'],
    [{ countryID: 9_999 }, 'countryID', 'Select a country'],
    [{ countryID: 0 }, 'countryID', 'The number of the country must be a whole number'],
  ] as const)('%j is refused', async ([odd, field, message], { ownShop: shop }) => {
    const staff = await onDay(shop, '2026-06-15');
    expect(errorsOf(await save(staff, odd))).toEqual([400, field, message]);
    expect(await shop.shop.db.$count(taxRates)).toBe(0);
  });

  test('can’t overlap: a country has one rate from a day, also if two are saved at once', async ({ ownShop: shop }) => {
    const staff = await onDay(shop, '2026-06-15');
    const answers = await Promise.all([save(staff), save(staff, { rate: '5' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(errorsOf(await save(staff, { rate: '6' }))).toEqual([
      400,
      'validFrom',
      'The country already has a rate from this day, and rates can’t overlap',
    ]);
  });

  test('in force keep country and day, and can’t be removed; their figure can be corrected', async ({
    ownShop: shop,
  }) => {
    const staff = await onDay(shop, '2026-06-15');
    const { body: id } = await save(staff);
    const moved = [{ validFrom: '2027-01-01' }, { countryID: 247 }];
    for (const move of moved) expect((await save(staff, { id, version: 1, ...move })).status).toBe(400);
    const removed = await staff.post('/api/Tax/RemoveTaxRate', { id });
    expect([removed.status, removed.body.code]).toEqual([409, 'tax.rate-in-force']);
    expect((await save(staff, { id, version: 1, rate: '20.6' })).body).toBe(id);
    expect(await ratesOf(staff)).toMatchObject([{ rateBasisPoints: 2_060, validFrom: '2014-01-01' }]);
  });

  test('planned ones can be moved and removed, until their day has come in the shop’s time zone', async ({
    ownShop: shop,
  }) => {
    const staff = await onDay(shop, '2026-06-15');
    const { body: id } = await save(staff, { validFrom: '2026-07-01' });
    expect((await save(staff, { id, version: 1, validFrom: '2026-08-01' })).status).toBe(200);
    expect((await staff.post('/api/Tax/RemoveTaxRate', { id })).body).toBe(1);
    expect((await staff.post('/api/Tax/RemoveTaxRate', { id })).status).toBe(404);
    const { body: next } = await save(staff, { validFrom: '2026-07-01' });
    shop.setTime(new Date('2026-06-30T23:30:00Z')); // London is at 0:30
    const later = await shop.asStaff();
    expect((await later.post('/api/Tax/RemoveTaxRate', { id: next })).status).toBe(409);
  });

  test('saved by another person meanwhile are a conflict, and a change is put back (E16)', async ({
    ownShop: shop,
  }) => {
    const staff = await onDay(shop, '2026-06-15');
    const { body: id } = await save(staff);
    const colleague = await hire(shop);
    const other = await shop.asStaff(colleague.email, colleague.password);
    expect((await save(other, { id, version: 1, rate: '21' })).status).toBe(200);
    expect((await save(staff, { id, version: 1, rate: '22' })).status).toBe(409);
    const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect((await staff.post('/api/Audit/PutBack', { entryId: entry?.id })).body).toBe(1);
    expect(await ratesOf(staff)).toMatchObject([{ rateBasisPoints: 2_000, version: 3 }]);
  });

  test('are for staff with the right to settings alone (P1)', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect((await uk.get('/api/Tax/GetTaxRates')).status).toBe(403);
    expect((await shop.api.get('/api/Tax/GetTaxRates')).status).toBe(401);
    expect((await save(uk)).status).toBe(403);
  });
});
