import { describe, expect } from 'vitest';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import { test, type PlainVisits } from '../support/plain-visits.ts';

/** Saves rows by the form of the administration, without script. */
async function save(visits: PlainVisits, rows: string) {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Redirect-Rows');
  await page.getByLabel('One redirect on each line', { exact: true }).fill(rows);
  await page.getByRole('button', { name: 'Save redirects', exact: true }).click();
  return page;
}

async function visit({ url }: BuiltShop, path: string) {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

describe('a redirect from an earlier shop (Q4)', () => {
  test('leads from an address without a page here to the part, in one step and for good', async ({ shop, visits }) => {
    const page = await save(visits, '/shop/blade-0150.html\tDB-0150');
    expect(await page.getByRole('main').innerText()).toContain('/product?id=140&name=DB-0150');
    expect(await visit(shop, '/Shop/blade-0150.html')).toEqual([301, '/product?id=140&name=DB-0150']);
    expect((await visit(shop, '/product?id=140&name=DB-0150'))[0]).toBe(200);
  });

  test('with a query counts before one without, that before a beginning', async ({ shop, visits }) => {
    const rows = [
      'old;new',
      '/p.asp?id=7;/Manuals',
      '/p.asp;/News',
      '/before/*;/Contact-Us',
      '/before/deep/*;/Presses',
    ];
    await save(visits, rows.join('\n'));
    expect(await visit(shop, '/p.asp?id=7')).toEqual([301, '/Manuals']);
    expect(await visit(shop, '/p.asp?id=8')).toEqual([301, '/News']);
    expect(await visit(shop, '/before/deep/a')).toEqual([301, '/Presses']);
    expect(await visit(shop, '/before/else')).toEqual([301, '/Contact-Us']);
  });

  test('never hides a page of this shop', async ({ shop, visits }) => {
    await save(visits, '/News\t/Manuals');
    expect((await visit(shop, '/News'))[0]).toBe(200);
  });
});

test('addresses that were not found are counted until they lead somewhere (Q4)', async ({ shop, visits }) => {
  const staff = await visits.pageAs(STAFF);
  const missed = async () => {
    await staff.goto('/Administration/Missed-Addresses?search=-missed.html');
    const text = await staff.getByRole('main').innerText();
    return [...text.matchAll(/(\/\w+-missed\.html)\s*(\d)/g)].map(([, address, times]) => [address, times]);
  };
  for (const path of ['/once-missed.html', '/twice-missed.html', '/Twice-missed.html'])
    expect((await visit(shop, path))[0]).toBe(404);
  expect(await missed()).toEqual([
    ['/twice-missed.html', '2'],
    ['/once-missed.html', '1'],
  ]);
  await save(visits, '/twice-missed.html\t/News');
  expect(await missed()).toEqual([['/once-missed.html', '1']]);
});
