import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { test, type TestShop } from '../testing/test-shop.ts';
import { operations } from '../operations.ts';

const setOpen = '/api/Settings/SetOpen';

async function close(shop: TestShop) {
  const staff = await shop.asStaff();
  expect((await staff.post(setOpen, { isOpen: false })).status).toBe(200);
  return staff;
}

async function get({ app }: TestShop, url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers });
  return { status: statusCode, body, headers: sent };
}

describe('a shop that is not open yet (Q6)', () => {
  test('shows visitors its name, its contact and the logins on every page, and search engines nothing', async ({
    ownShop,
  }) => {
    const before = await get(ownShop, '/api/Category/GetMenu');
    expect(before.status).toBe(200); // now in the cache for visitors
    await close(ownShop);
    for (const url of [
      '/',
      '/de',
      '/product?id=140',
      '/search?keyword=blade',
      '/Create-Account',
      '/News',
      '/no-such-page',
    ]) {
      const { status, body, headers } = await get(ownShop, url);
      expect([url, status], body).toEqual([url, 503]);
      expect(headers).toMatchObject({ 'retry-after': '86400', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      expect(body).toContain('<title>Pressline</title>');
      expect(body).toContain('parts@pressline.test');
      expect(body).toContain('/LogIn">');
    }
    expect((await get(ownShop, '/de')).body).toContain('Wir öffnen bald');
    expect((await get(ownShop, '/de')).body).toContain('href="/de/LogIn"');
    expect((await get(ownShop, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await get(ownShop, '/.well-known/security.txt')).status).toBe(200);
    const post = await ownShop.app.inject({ method: 'POST', url: '/Basket', payload: '' });
    expect(post.statusCode).toBe(503);
  });

  test('sends visitors no file, no sitemap and no description of its calls', async ({ ownShop }) => {
    await close(ownShop);
    for (const url of [
      '/sitemap.xml',
      '/sitemap-de.xml',
      '/images/media/logo.png',
      '/manuals/x.pdf',
      '/api',
      '/api/openapi.json',
    ])
      expect([url, (await get(ownShop, url)).status]).toEqual([url, 503]);
  });

  test('refuses visitors every call that is not for logging in or for links of mails', async ({ ownShop }) => {
    await close(ownShop);
    const open = operations.filter(({ who }) => who.whileClosed === true).map(({ path }) => path.template);
    expect(open.toSorted()).toEqual(OPEN_CALLS);
    const closed = operations.filter(({ who }) => who.whileClosed !== true);
    expect(closed.length).toBeGreaterThan(400);
    for (const { path } of closed) {
      const url = `/api${path.template.replaceAll(/\{\w+\}/g, '1')}`;
      const { statusCode, body } = await ownShop.app.inject({ method: path.method, url });
      expect([path.template, statusCode, JSON.parse(body).code]).toEqual([path.template, 503, 'shop.not-open']);
    }
  });

  test('is closed to tokens and keys that open nothing', async ({ ownShop }) => {
    await close(ownShop);
    const bad = { authorization: 'Bearer pl_live_0123456789abcdef0123456789abcdef' };
    expect((await get(ownShop, '/api/openapi.json', bad)).status).toBe(401);
    expect((await get(ownShop, '/product?id=140', bad)).status).toBe(503);
    const stale = { cookie: `token=${'x'.repeat(43)}; admintoken=${'y'.repeat(43)}; cart=${crypto.randomUUID()}` };
    expect((await get(ownShop, '/product?id=140', stale)).status).toBe(503);
    for (const url of [
      '/Legal/../product',
      '/Administration/../sitemap.xml',
      '/LogIn/../product',
      '//product',
      '/%4cegal/../api/Category/GetMenu',
    ])
      expect([url, (await get(ownShop, url)).body.includes('DB-0150')]).toEqual([url, false]);
  });

  test('lets staff and active members look and order, and nobody register', async ({ ownShop }) => {
    await close(ownShop);
    const uk = await ownShop.as('uk@converter.test');
    expect((await uk.get('/api/Category/GetMenu')).status).toBe(200);
    expect((await (await ownShop.asStaff()).get('/api/Product/GetProductByID/140')).status).toBe(200);
    expect((await ownShop.api.post('/api/User', {})).status).toBe(503);
    expect((await ownShop.api.post('/api/Cart/CreateCartItem', {})).status).toBe(503);
  });

  test('is open to everybody as soon as staff open it, and the change is in the audit list once', async ({
    ownShop,
  }) => {
    const staff = await close(ownShop);
    expect((await staff.post(setOpen, { isOpen: true })).body).toBe(1);
    expect((await staff.post(setOpen, { isOpen: true })).body).toBe(1);
    expect((await get(ownShop, '/api/Category/GetMenu')).status).toBe(200);
    expect((await get(ownShop, '/robots.txt')).body).toContain('Sitemap:');
    expect(await ownShop.shop.db.$count(auditEntries, eq(auditEntries.entity, 'settings'))).toBe(2);
  });

  test('is opened by staff with the right alone', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    expect((await uk.post(setOpen, { isOpen: false })).status).toBe(403);
    const staff = await ownShop.asStaff();
    expect((await staff.post(setOpen, { isOpen: 'perhaps' })).status).toBe(400);
    expect((await get(ownShop, '/api/Category/GetMenu')).status).toBe(200);
  });
});

/** Calls of people who log in, or follow the link of a mail, and of the pages around that. */
const OPEN_CALLS = [
  '/Activate/gr',
  '/BlogUser/CreateToken',
  '/BlogUser/FinishPasskeySignIn',
  '/BlogUser/FinishSignIn',
  '/BlogUser/SignOut',
  '/BlogUser/StartPasskeySignIn',
  '/Company/Join',
  '/Company/ReadInvitation',
  '/Email/Post',
  '/Legal/GetLegalPage/{kind}',
  '/Legal/GetLegalPageVersion/{kind}/{number}',
  '/Mailing/ConfirmConsent',
  '/Mailing/GetConsent/{consent}',
  '/Mailing/GetConsentByToken',
  '/Mailing/WithdrawConsent',
  '/Shop/GetNotices',
  '/User/CheckPasswordReset',
  '/User/ChooseLanguage',
  '/User/ConfirmNewAddress',
  '/User/CreateToken',
  '/User/FinishPasskeySignIn',
  '/User/FinishSignIn',
  '/User/GetNewAddress',
  '/User/GetSignedIn',
  '/User/ResetPassword',
  '/User/SignOut',
  '/User/StartPasskeySignIn',
];
