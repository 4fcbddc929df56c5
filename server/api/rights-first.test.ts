import { describe, expect } from 'vitest';
import { STAFF_RIGHTS } from '#shop/base/rights/staff-right.ts';
import { SUBMISSION_KEY } from '#shop/base/operations/path.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { operations } from '../operations.ts';
import { test } from '../testing/test-shop.ts';

describe('the right comes first (P1)', () => {
  test('a stored answer is not given to somebody whose right was taken since (E16)', async ({ ownShop: shop }) => {
    const { token } = await shop.asStaff();
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/Company/AddMemberNote',
        headers: { authorization: `Bearer ${token}`, [SUBMISSION_KEY]: 'once' },
        payload: { userID: 1, note: 'Calls on Mondays' },
      });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    await shop.shop.db.update(staff).set({ rights: ['content'] });
    expect((await send()).json()).toMatchObject({ status: 403, code: 'access.right-needed' });
    await shop.shop.db.update(staff).set({ rights: [...STAFF_RIGHTS] });
  });

  test('no byte of an upload is read before it', async ({ ownShop: shop }) => {
    const { token } = await shop.asStaff();
    await shop.shop.db.update(staff).set({ rights: [] });
    const uploads = operations.filter(
      ({ file, who }) => file !== undefined && who.access === 'staff' && typeof who.staffRight !== 'function',
    );
    expect(uploads.length).toBeGreaterThan(3);
    for (const { path } of uploads) {
      // Not a form at all: only who reads it can notice.
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api${path.template}`,
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
      expect([path.template, answer.statusCode]).toEqual([path.template, 403]);
    }
  });
});
