import { expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { test } from '../support/plain-visits.ts';

const MAX_PAGES = 400;
// An amount of money in any of the three currencies, and any member of a page's data that holds one.
const AMOUNT = /[£$€]\s?\d|\d(?:[.,]\d+)?\s?€/;
const PRICE_DATA = /"\w*(?:Minor|[pP]rice\w*)":\s*[-\d{[]/;

/** The shop's addresses that a page links to, each once, ignoring letter case and anchors. */
function linksOf(html: string): string[] {
  const found = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((href) => !/^\/(assets|images|media)\//.test(href));
}

test(
  'no price of any kind is on any page that a visitor can reach (A13, D30)',
  { timeout: scaledTimeout(180_000) },
  async ({ shop }) => {
    const waiting = ['/'];
    const seen = new Set(waiting);
    const priced: string[] = [];
    for (let address = waiting.shift(); address !== undefined && seen.size < MAX_PAGES; address = waiting.shift()) {
      const answer = await fetch(shop.url + address);
      expect(answer.status, address).toBeLessThan(500);
      const html = await answer.text();
      const hit = AMOUNT.exec(html)?.[0] ?? PRICE_DATA.exec(html)?.[0];
      if (hit !== undefined) priced.push(`${address}: ${hit}`);
      for (const link of linksOf(html)) {
        if (seen.has(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect(seen.size, 'the crawl reached the catalogue').toBeGreaterThan(150);
    expect(priced).toEqual([]);
  },
);
