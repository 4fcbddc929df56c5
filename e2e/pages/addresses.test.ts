import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import type { BuiltShop } from '../support/built-shop.ts';
import { test } from '../support/plain-visits.ts';

test.for(['/contact-us', '/CONTACT-US', '/Contact-Us/', '/cOnTaCt-uS/'])(
  '%s is the same page',
  async (path, { shop }) => {
    const answer = await fetch(shop.url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Contact Us</h1>');
  },
);

test.for(['/no-such-page', '/search/deeper', '/design', '/%', '/%E0%A4%A'])(
  '%s is 404 Not Found',
  async (path, { shop }) => {
    const answer = await fetch(shop.url + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<h1>404 Not Found</h1>');
  },
);

test('a page for customers redirects to the login, and back (A1)', async ({ visits }) => {
  const page = await visits.visitor();
  for (const address of [
    '/Dashboard',
    '/My-Account',
    '/Edit-Account',
    '/Account-Security',
    '/Account-Edited',
    '/Delivery-Addresses',
    '/Delivery-Address-Edit?id=1',
    '/Order-History',
    '/Quick-Order',
    '/Scan?code=DB-0150',
    '/Bought-Before',
    '/Part-Table?keyword=blade',
    '/Company/Part-Numbers',
  ]) {
    await page.goto(address);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/login', address]);
  }
});

const ELSEWHERE = [
  '/..//evil.test/x',
  '//evil.test/x',
  '/\\evil.test',
  '/\t/evil.test',
  '/%2e%2e//evil.test',
  'https://evil.test/',
];

/** Posts a form as the page itself does; returns the address it leads to. */
async function wayAfter({ url }: BuiltShop, address: string, fields: Record<string, string>): Promise<string> {
  return wayAfterForm(url, address, new URLSearchParams(fields));
}

async function wayAfterForm(url: string, address: string, body: FormData | URLSearchParams): Promise<string> {
  const { status, headers } = await fetch(url + address, {
    method: 'POST',
    headers: { origin: url },
    body,
    redirect: 'manual',
  });
  expect(status).toBe(302);
  return headers.get('location') ?? '';
}

describe('redirect targets in the address (D20)', () => {
  const login = { email: 'uk@converter.test', password: 'press-2026' };

  test('a login continues to the requested page of the shop', async ({ shop }) => {
    expect(await wayAfter(shop, '/login?next=%2Fbasket%3Fa%3Db', login)).toBe('/basket?a=b');
  });

  test('a visitor’s form with a file at the checkout redirects to the login', async ({ shop }) => {
    const form = new FormData();
    form.append('file', new File(['a'], 'a.txt'));
    expect(await wayAfterForm(shop.url, '/checkout', form)).toBe('/login?next=%2Fcheckout&unsent');
  });

  test.for(ELSEWHERE)('a login redirects to no other site: %s', async (next, { shop }) => {
    expect(await wayAfter(shop, `/login?next=${encodeURIComponent(next)}`, login)).toBe('/Dashboard');
  });

  test.for(ELSEWHERE)('choosing a language redirects to no other site: %s', async (back, { shop }) => {
    expect(await wayAfter(shop, '/language', { language: 'de', back })).toBe('/');
    expect(await wayAfter(shop, '/language', { language: 'nothing', back })).toBe('/');
  });
});

test.for(['//evil.test/x', '///evil.test', '/..//evil.test/x', '/\\evil.test'])(
  'a page at %s does not exist, and no link on it leads there (A1, D20)',
  async (path, { shop }) => {
    for (const method of ['GET', 'POST']) {
      const asked = request(shop.url, { method, path }); // fetch would normalise the path
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
      expect(await text(answer)).not.toContain('evil.test');
    }
  },
);
