import { expect } from 'vitest';
import { administrationScreens, unprefixedAddresses } from '#server/testing/administration-screens.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

async function ask(shop: ShopInBrowser, address: string, { cookie = '', method = 'GET' } = {}) {
  const answer = await fetch(shop.url + address, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', cookie, origin: shop.url },
    ...(method === 'POST' ? { body: new URLSearchParams({ id: '1', number: '1', form: 'customer' }) } : {}),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

async function customerCookie(shop: ShopInBrowser): Promise<string> {
  const answer = await fetch(`${shop.url}/api/user/CreateToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ Username: 'uk@converter.test', Password: 'press-2026' }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  // What a customer may claim: the staff cookies with the customer's own session in them.
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? '';
  return [...cookies, `admintoken=${token}`, 'adminuserID=1'].join('; ');
}

test('the route table has the screens of the specification (E1)', () => {
  expect(administrationScreens).toEqual(
    expect.arrayContaining(['dashboard', 'orders', 'customeredit', 'promo-code-edit', 'stats']),
  );
  expect(administrationScreens.length).toBeGreaterThanOrEqual(26);
});

test.for(administrationScreens)(
  '/Administration/%s leads visitors and customers to the sign-in, whether read or posted, and shows nothing (E1)',
  async (path, { shop }) => {
    for (const cookie of ['', await customerCookie(shop)]) {
      for (const address of [`/Administration/${path}?id=1`, `/administration/${path.toUpperCase()}/?id=1`]) {
        const read = await ask(shop, address, { cookie });
        const next = `/administration?next=${encodeURIComponent(address)}`;
        expect(read).toEqual({ status: 302, location: next, text: '' });
        // A form is drawn into the sign-in, so that it can come back; nothing of the shop is.
        const { status, location, text } = await ask(shop, address, { cookie, method: 'POST' });
        expect([status, location]).toEqual([401, null]);
        expect(text).toContain('<h1>Administration sign-in</h1>');
        expect(text).toMatch(/"loaderData":\{"[\d-]+":null\}/);
      }
    }
  },
);

test.for(unprefixedAddresses)(
  '%s without the prefix leads to its own address, and from there to the sign-in (E1)',
  async (path, { shop }) => {
    const { status, location } = await ask(shop, `${path}?id=1`);
    expect([status, location]).toEqual([302, `/Administration${path}?id=1`]);
  },
);
