import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

const listOf = (part: string) => `/api/PartCost/GetPartCosts?search=${part}`;

describe('costs of parts (K5)', () => {
  test('are listed, saved and taken away by staff with the right to prices', async ({ shop }) => {
    const staff = await shop.asStaff();
    const part = async () => (await staff.get(listOf('DB-0150-20'))).body[0];
    const { id } = await part();
    expect((await staff.post('/api/PartCost/SavePartCost', { productId: id, costMinor: 1120, version: 0 })).body).toBe(
      1,
    );
    expect(await part()).toMatchObject({ productName: 'DB-0150-20', costMinor: 1120, version: 1 });
    const given = '/api/PartCost/GetPartCosts?known=yes&search=DB-0150-20';
    expect((await staff.get(given)).body).toHaveLength(1);
    await staff.post('/api/PartCost/SavePartCost', { productId: id, costMinor: null, version: 1 });
    expect(await part()).toMatchObject({ costMinor: null, version: 2 });
    expect((await staff.get(given)).body).toEqual([]);
  });

  test('refuse a save on top of a colleague’s, and an amount below 0', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [{ id, version }] = (await staff.get(listOf('DB-0150-CC'))).body;
    await staff.post('/api/PartCost/SavePartCost', { productId: id, costMinor: 10 });
    const other = await shop.asStaff();
    const stale = await other.post('/api/PartCost/SavePartCost', { productId: id, costMinor: 12, version });
    expect([stale.status, stale.body.code]).toEqual([409, 'save.stale']);
    const below = await staff.post('/api/PartCost/SavePartCost', { productId: id, costMinor: -1 });
    expect([below.status, below.body.errors[0].field]).toEqual([400, 'cost']);
  });
});
