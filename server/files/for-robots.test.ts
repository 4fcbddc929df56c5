import { describe, expect } from 'vitest';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import { test } from '../testing/test-shop.ts';

describe('files for search engines', () => {
  test('the sitemap has live categories and products, tape page, offices and news, by their public addresses', async ({
    shop,
  }) => {
    const { body, headers } = await shop.api.get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'http://localhost:3000/',
        'http://localhost:3000/TesaTape',
        'http://localhost:3000/search?p=23140838-5158-4B2F-93E5-850B7A7BD171',
        'http://localhost:3000/search?s=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA',
        'http://localhost:3000/News/open-days-leeds',
        expect.stringMatching(/^http:\/\/localhost:3000\/product\?id=\d+&amp;name=DB-0150$/),
      ]),
    );
  });

  test('nothing private, inactive or hidden is in it (B7, D8)', async ({ shop }) => {
    const { body } = await shop.api.get('/sitemap.xml');
    expect(body).not.toMatch(/XX-INACTIVE|Administration|Checkout|Order-History|\/manuals\/|\/login|\/api\//);
    const { categories } = shop.shop.hot();
    const hidden = categories.filter(({ show }) => show !== 1);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { guid } of hidden) expect(body).not.toContain(guid.toUpperCase());
  });

  test('each language has a sitemap of its own addresses, which robots.txt names (N2)', async ({ shop }) => {
    const { body } = await shop.api.get('/sitemap-it.xml');
    const addresses = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(addresses).toEqual(expect.arrayContaining(['/it/', '/it/search', '/it/News', '/it/product']));
    expect(addresses.filter((address) => !address.startsWith('/it/'))).toEqual([]);
    const { body: robots } = await shop.api.get('/robots.txt');
    expect([...String(robots).matchAll(/^Sitemap: .*\/(\S+)$/gm)].map(([, file]) => file)).toEqual([
      'sitemap.xml',
      ...TRANSLATED_LANGUAGES.map((language) => `sitemap-${language}.xml`),
    ]);
  });

  test('robots.txt names the sitemap and the excluded paths', async ({ shop }) => {
    const { body, headers } = await shop.api.get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /manuals/', 'Disallow: /Administration']),
    );
  });
});
