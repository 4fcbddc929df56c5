import { describe, expect } from 'vitest';
import { SCREEN_STATES as STAFF_SCREENS } from '#server/testing/administration-screens.ts';
import { SCREEN_STATES } from '#server/testing/shop-screens.ts';
import { impersonations } from '#shop/people/identity/tables.ts';
import { endSession, openCustomerSession, openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { tokenHash } from '#shop/people/sessions/session.ts';
import { settings } from '#shop/base/settings/tables.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { test } from '../support/plain-visits.ts';

/** Cookies of every kind of caller; those of 'visitor' are none. */
async function cookiesOfCallers({ shop: { db, clock } }: BuiltShop) {
  const now = clock.now();
  const device = 'test';
  const staff = await openStaffSession(db, 1, { device, now, secondFactorGiven: true });
  const half = await openStaffSession(db, 1, { device, now });
  const acting = await openStaffSession(db, 1, { device, now, secondFactorGiven: true });
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db.insert(impersonations).values({ sessionKey: tokenHash(acting), customerId: 1, startedAt: now, expiresAt });
  const customer = await openCustomerSession(db, 1, { device, now, remembered: false });
  const ended = await openCustomerSession(db, 1, { device, now, remembered: false });
  await endSession(db, tokenHash(ended));
  return {
    visitor: '',
    'with a session that has ended': `token=${ended}`,
    customer: `token=${customer}`,
    impersonating: `admintoken=${acting}`,
    staff: `admintoken=${staff}`,
    'staff and customer': `admintoken=${staff}; token=${customer}`,
    'staff without the second factor': `admintoken=${half}`,
    'staff without the second factor, and customer': `admintoken=${half}; token=${customer}`,
  };
}

const ADDRESSES = [
  ...Object.values(SCREEN_STATES).flatMap(([usual]) => (usual === undefined ? [] : [usual[1]])),
  ...Object.keys(STAFF_SCREENS).map((path) => `/Administration/${path}?id=1&orderId=1136`),
  '/Administration',
];

const WITH_SESSION = [
  'customer',
  'impersonating',
  'staff',
  'staff without the second factor',
  'staff without the second factor, and customer',
] as const;

/** Pages of one person, whoever asks. */
const OWN = /^\/(?:Administration|My-)/i;

describe('pages that are kept for others (D15)', () => {
  test('none is made for somebody with a session, and none is of staff or of an account', async ({ shop }) => {
    await shop.shop.db.update(settings).set({ staffSecondFactor: true });
    await shop.shop.refreshHot();
    const callers = await cookiesOfCallers(shop);
    const isPublic = async (address: string, cookie: string) => {
      const headers = { accept: 'text/html', cookie };
      const answer = await fetch(shop.url + address, { redirect: 'manual', headers });
      await answer.arrayBuffer();
      return answer.headers.get('cache-control')?.includes('public') === true;
    };
    const keptFor = async (cookie: string, addresses: readonly string[]) => {
      const kept: string[] = [];
      for (const address of addresses) if (await isPublic(address, cookie)) kept.push(address);
      return kept;
    };
    const visitors = await keptFor(callers.visitor, ADDRESSES);
    expect(visitors).toContain('/search');
    expect(visitors.filter((address) => OWN.test(address))).toEqual([]);
    expect(await keptFor(callers['with a session that has ended'], visitors)).toEqual(visitors);
    // A page that no visitor sees is asked by those who see it.
    expect(await keptFor(callers['staff and customer'], ADDRESSES)).toEqual([]);
    for (const who of WITH_SESSION) expect([who, await keptFor(callers[who], visitors)]).toEqual([who, []]);
  });

  test('the own account of a colleague who still owes the second factor is not given to a visitor (D43)', async ({
    shop,
  }) => {
    await shop.shop.db.update(settings).set({ staffSecondFactor: true });
    await shop.shop.refreshHot();
    const token = await openStaffSession(shop.shop.db, 1, { device: 'test', now: shop.shop.clock.now() });
    const ask = (cookie: string) =>
      fetch(`${shop.url}/Administration/My-Account`, { redirect: 'manual', headers: { accept: 'text/html', cookie } });
    const own = await ask(`admintoken=${token}`);
    expect([own.status, (await own.text()).includes('Pressline Counter')]).toEqual([200, true]);
    expect((await ask('')).status).toBe(302);
  });
});
