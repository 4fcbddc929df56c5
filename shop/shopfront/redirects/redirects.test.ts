import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { countedAddress } from './count-missed.ts';
import { catching, readOldAddress } from './old-address.ts';

const SAVE = '/api/Redirect/SaveRedirects';

const save = async (shop: TestShop, pastedText: string) => (await shop.asStaff()).post(SAVE, { pastedText });

const listed = async (shop: TestShop, search: string) =>
  (await (await shop.asStaff()).get(`/api/Redirect/GetRedirectList?search=${encodeURIComponent(search)}`)).body.map(
    ({ oldAddress, newAddress }: { oldAddress: string; newAddress: string }) => [oldAddress, newAddress],
  );

describe('an old address (Q4)', () => {
  test.for([
    ['a path', '/Shop/Blade.html', '/shop/blade.html'],
    ['a path with its query', ' /product.asp?ID=77 ', '/product.asp?id=77'],
    ['the whole address', 'https://www.old-shop.example/a/b', '/a/b'],
    ['the beginning of paths', '/parts/*', '/parts/*'],
    ['letters of another script, as browsers send them', '/größe', '/gr%c3%b6%c3%9fe'],
  ] as const)('is %s', ([, typed, read]) => {
    expect(readOldAddress(typed)).toBe(read);
  });

  test.for(['', 'blade.html', '/', '/*', '/a*b', '/a/*/b', 'ftp://old.example/a', `/${'x'.repeat(500)}`])(
    'is not "%s"',
    (typed) => {
      expect(readOldAddress(typed)).toBeNull();
    },
  );

  test('is looked up from the most exact to the widest beginning', () => {
    expect(catching('/A/b/c?x=1')).toEqual(['/a/b/c?x=1', '/a/b/c', '/a/b/*', '/a/*']);
  });
});

describe('a redirect (Q4)', () => {
  test('is changed by another row for the same address, and deleted', async ({ ownShop: shop }) => {
    await save(shop, '/a.html,/News');
    await save(shop, '/A.html,/Manuals');
    expect(await listed(shop, '/a.html')).toEqual([['/a.html', '/Manuals']]);
  });

  test.for([
    [
      'to another site',
      '/a\t//elsewhere.example',
      'Line 1: “//elsewhere.example” is neither a path of this shop nor the number of one part',
    ],
    [
      'to a whole address',
      '/a\thttps://elsewhere.example/',
      'Line 1: “https://elsewhere.example/” is neither a path of this shop nor the number of one part',
    ],
    [
      'to a part that is not there',
      '/a\tNO-SUCH',
      'Line 1: “NO-SUCH” is neither a path of this shop nor the number of one part',
    ],
    [
      'from what is no address',
      '/ok\t/News\nblade\t/News',
      'Line 2: “blade” is no old address. Enter a path such as /shop/blade.html, a path with its query, or /shop/* for all that begins so.',
    ],
    ['from an address twice', '/a\t/News\n/A\t/Manuals', 'Line 2: “/A” is in two rows'],
    ['to itself', '/a/*\t/a/b', 'Line 1: /a/b would lead on, because /a/* is an old address. Enter its last page.'],
    [
      'to an address that is redirected too',
      '/a\t/b\n/b\t/News',
      'Line 1: /b would lead on, because /b is an old address. Enter its last page.',
    ],
    ['without a new address', '/a', 'Line 1: enter an old address and a new one, and nothing else'],
    ['with a third cell', '/a\t/News\t301', 'Line 1: enter an old address and a new one, and nothing else'],
    ['with an unknown column', 'old\tnew\tcode\n/a\t/News\t301', 'code'],
  ] as const)('%s is refused, and no other row is saved', async ([, text, reason], { shop }) => {
    const { status, body } = await save(shop, text);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ field: 'pastedText', message: expect.stringContaining(reason) });
    expect(await listed(shop, '/ok')).toEqual([]);
  });

  test('that would make a chain of a stored one is refused', async ({ ownShop: shop }) => {
    await save(shop, '/first\t/second');
    const { status, body } = await save(shop, '/second\t/News');
    expect([status, body.errors[0].message]).toEqual([
      400,
      'Line 1: /second would lead on, because /second is an old address. Enter its last page.',
    ]);
  });

  test('needs the right for content', async ({ shop }) => {
    expect((await (await shop.as('uk@converter.test')).post(SAVE, { pastedText: '/a\t/News' })).status).toBe(403);
  });
});

describe('addresses that were not found (Q4)', () => {
  test.for([
    ['the query stays if it names a thing', '/p.asp?id=77', '/p.asp?id=77'],
    ['an email address goes', '/login.asp?user=ann%40example.com', '/login.asp'],
    ['a long value, which may be a key, goes', `/reset?token=${'k'.repeat(41)}`, '/reset'],
    ['a path with one is not counted', `/reset/${'k'.repeat(41)}/confirm`, null],
    [
      'a long name of words stays',
      '/Shop/super-soft-plate-mounting-tape-15-thou-25-m-roll.html',
      '/shop/super-soft-plate-mounting-tape-15-thou-25-m-roll.html',
    ],
    ['nor is a very long one', `/${'a/'.repeat(100)}b`, null],
  ] as const)('%s', ([, address, counted]) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
