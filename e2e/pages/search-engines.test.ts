import { describe, expect } from 'vitest';
import type { BuiltShop } from '../support/built-shop.ts';
import { test } from '../support/plain-visits.ts';

/** The finished page as a robot receives it. */
async function read({ url }: BuiltShop, path: string) {
  const answer = await fetch(url + path);
  const html = await answer.text();
  const value = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status,
    canonical: value(/<link rel="canonical" href="([^"]*)"/),
    title: value(/<title>([^<]*)</),
    description: value(/<meta name="description" content="([^"]*)"/),
    property: (name: string) => value(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

describe('metadata for search engines and messengers', () => {
  test('a part has one canonical address, however it is requested, and its picture', async ({ shop }) => {
    const origin = shop.shop.publicUrl;
    const address = `${origin}/product?id=101&name=TT-1015-25`;
    for (const path of ['/product?id=101&name=TT-1015-25', '/PRODUCT/?id=101&from=mail']) {
      const { canonical, title, description, property } = await read(shop, path);
      expect(canonical).toBe(address);
      expect(title).toBe('TT-1015-25: Super soft plate mounting tape, 15 thou, 25 m roll · Pressline');
      expect(description).toContain('Super soft foam tape');
      expect(property('og:url')).toBe(address);
      expect(property('og:image')).toMatch(/^http:\/\/localhost:\d+\/images\/products\/[\da-f]+\/1200\.jpg$/);
    }
  });

  test('the login is one page, whatever its target', async ({ shop }) => {
    for (const path of ['/LogIn', '/login?next=%2FBasket', '/LogIn?returnUrl=true&id=101&name=TT-1015-25']) {
      const { canonical, description } = await read(shop, path);
      expect(canonical).toBe(`${shop.shop.publicUrl}/LogIn`);
      expect(description).toMatch(/^Log in to see/);
    }
  });

  test('a part is described without a price, with a link to it', async ({ shop }) => {
    const origin = shop.shop.publicUrl;
    const { data } = await read(shop, '/product?id=101&name=TT-1015-25');
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        sku: 'TT-1015-25',
        brand: { '@type': 'Brand', name: 'Pressline Genuine Part' },
        category: 'Tesa Tape',
        url: `${origin}/product?id=101&name=TT-1015-25`,
      }),
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Product Catalogue', item: `${origin}/search` },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Tesa Tape',
            item: `${origin}/search?p=23140838-5158-4B2F-93E5-850B7A7BD171`,
          },
          { '@type': 'ListItem', position: 4, name: 'TT-1015-25' },
        ],
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/offer|price|currency/i);
  });

  test('a signed-in user’s page contains no metadata (A13)', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/product?id=101&name=TT-1015-25');
    const metadata = await page
      .locator('script[type="application/ld+json"], link[rel=canonical], meta[property], meta[name=robots]')
      .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
    expect(metadata).toEqual(['<meta name="robots" content="noindex">']);
  });

  test('the home page names the shop’s owner and its search', async ({ shop }) => {
    const origin = shop.shop.publicUrl;
    const { canonical, data } = await read(shop, '/');
    expect(canonical).toBe(`${origin}/`);
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'WebSite',
        url: `${origin}/`,
        publisher: { '@type': 'Organization', name: 'Pressline', url: `${origin}/` },
        potentialAction: expect.objectContaining({ target: `${origin}/search?keyword={search_term_string}` }),
      }),
    ]);
  });

  test('offices and news are described', async ({ shop }) => {
    const offices = await read(shop, '/Contact-Us');
    expect(offices.data[0]).toMatchObject({
      '@type': 'Organization',
      subOrganization: [{ name: 'Pressline Label Machines Ltd' }, { name: 'Pressline Label Machines Inc' }],
    });
    const news = await read(shop, '/News/open-days-leeds');
    expect(news.data[0]).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-05-18' });
  });

  test.for([
    '/search?keyword=tape',
    '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171&page=9999',
    '/product?id=158',
    '/Basket',
    '/Password-Sent',
    '/no-such-page',
  ])('%s is not cached', async (path, { shop }) => {
    const { canonical, data } = await read(shop, path);
    expect(canonical).toBeUndefined();
    expect(data).toEqual([]);
    expect(await (await fetch(shop.url + path)).text()).toContain('<meta name="robots" content="noindex"');
  });
});
