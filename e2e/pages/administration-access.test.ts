import { describe, expect } from 'vitest';
import { SCREEN_STATES, unprefixedAddresses } from '#server/testing/administration-screens.ts';
import { everyRow } from '#server/testing/every-row.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

async function ask(shop: BuiltShop, address: string, { cookie = '', method = 'GET' } = {}) {
  const answer = await fetch(shop.url + address, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', cookie, origin: shop.url },
    ...(method === 'POST' ? { body: new URLSearchParams({ id: '1', number: '1', intent: 'customer' }) } : {}),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

async function customerCookie(shop: BuiltShop): Promise<string> {
  const answer = await fetch(`${shop.url}/api/user/CreateToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ Username: 'uk@converter.test', Password: 'press-2026' }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  // A forged claim: the staff cookies with the customer's own session in them.
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? '';
  return [...cookies, `admintoken=${token}`, 'adminuserID=1'].join('; ');
}

/** Pages that only accept a button's form. */
const BUTTONS_ALONE = ['sign-out', 'stop-ordering'];

describe('visitors and customers are redirected to the sign-in, for reads and posts, and nothing is shown or changed (E1, D31)', () => {
  test.for(['a visitor', 'a customer'] as const)('%s', async (who, { shop }) => {
    const cookie = who === 'a visitor' ? '' : await customerCookie(shop);
    const before = await everyRow(shop.shop.db);
    for (const path of Object.keys(SCREEN_STATES)) {
      const address = `/Administration/${path}?id=1&orderId=1136`;
      const read = await ask(shop, address, { cookie });
      const next = `/administration?next=${encodeURIComponent(address)}`;
      expect(read).toEqual({ status: 302, location: next, text: '' });
      const spelled = `/administration/${path.toUpperCase()}/?id=1`;
      const sent = await ask(shop, spelled, { cookie, method: 'POST' });
      const again = `/administration?next=${encodeURIComponent(spelled)}`;
      expect(sent).toEqual({ status: 302, location: expect.stringContaining(again), text: '' });
    }
    for (const path of BUTTONS_ALONE)
      expect((await ask(shop, `/Administration/${path}`, { cookie, method: 'POST' })).status).toBe(302);
    expect(await everyRow(shop.shop.db)).toEqual(before);
  });
});

test('an address without the prefix redirects to its own, and from there to the sign-in (E1)', async ({ shop }) => {
  for (const path of unprefixedAddresses) {
    const { status, location } = await ask(shop, `${path}?id=1`);
    expect([status, location]).toEqual([302, `/Administration${path}?id=1`]);
  }
});

test('signing in leads to the wanted screen, a wrong password to a message, signing out ends the session (E1)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto('/Administration/Orders');
  expect(new URL(page.url()).pathname.toLowerCase()).toBe('/administration');
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Invalid credentials').waitFor();
  await page.getByLabel('Password').fill('counter-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/Administration/Orders'); // the page originally wanted
  await page.goto('/administration');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Administration/Dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.goto('/Administration/Dashboard');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
});
