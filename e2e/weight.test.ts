import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const CLIENT = path.join(import.meta.dirname, '../build/client');
const MOST_SCRIPT_BYTES = 120 * 1024; // compressed, before a catalogue page can be used (docs/architecture.md)

/** The screens that a file of the build belongs to, by the build's own list. */
function screenOf(file: string): string | undefined {
  const built: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'),
  );
  return Object.keys(built).find((name) => name.endsWith('/route.tsx') && built[name]?.file === file);
}

test.for([
  ['/News', 'web/storefront/content/news/route.tsx'],
  ['/search?p=23140838-5158-4B2F-93E5-850B7A7BD171', 'web/storefront/search/route.tsx'],
  ['/product?id=101&name=TT-1015-25', 'web/storefront/product/route.tsx'],
] as const)('%s loads its own screen and no other, in at most 120 kB of script', async ([address, own], { visits }) => {
  const page = await visits.visitor();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (file.endsWith('.js')) scripts.add(file);
  });
  await page.goto(address);
  expect([...scripts].flatMap((file) => screenOf(file) ?? [])).toEqual([own]);
  const bytes = [...scripts].reduce((sum, file) => sum + statSync(path.join(CLIENT, `${file}.br`)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});
