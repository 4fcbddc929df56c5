import { expect } from 'vitest';
import { recordStatements } from '#platform/database/testing/record-statements.ts';
import { test } from '../support/plain-visits.ts';

// A page that sends more than its number has a query in a loop, or asks for something twice.

/** What the page costs the database: every statement that it sends, but for what the process asks by itself now and then. */
async function statementsOf(address: string, cookie: string): Promise<string[]> {
  const statements = await recordStatements(async () => {
    const answer = await fetch(address, { headers: { cookie } });
    expect(answer.status, address).toBe(200);
    await answer.text();
  });
  return statements
    .map(({ text }) => text)
    .filter((text) => !/\b(pressline_)?outbox\b|^(begin|commit|select 1)$/.test(text));
}

const CATALOGUE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';

test.for([
  ['/', 1],
  [CATALOGUE, 3], // two of them count what it can be filtered by, once for each state of the catalogue
  ['/search?keyword=DB-0150', 5],
  ['/product?id=101', 2],
  ['/TesaTape', 0],
  ['/News', 1],
] as const)('a visitor’s %s sends at most %i statements at first, then none', async ([page, most], { shop }) => {
  const first = await statementsOf(shop.url + page, 'unused=1');
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(most);
  expect(await statementsOf(shop.url + page, 'unused=1')).toEqual([]);
});

test.for([
  ['/', 4],
  [CATALOGUE, 6],
  ['/search?keyword=DB-0150', 8], // two of them ask what their company calls the parts
  ['/Part-Table?p=23140838-5158-4B2F-93E5-850B7A7BD171', 10],
  ['/product?id=101', 6],
  ['/Dashboard', 10],
  ['/My-Account', 8],
  ['/Basket', 3],
  ['/Checkout', 8],
  ['/Order-History', 6],
  ['/Customer-Order?id=1124', 14],
  ['/Delivery-Addresses', 7],
] as const)('a customer’s %s sends at most %i statements', async ([page, most], { shop, visits }) => {
  const context = (await visits.pageAs('uk@converter.test')).context();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const statements = await statementsOf(shop.url + page, cookie);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});

test.for([
  ['/Administration/Dashboard', 21],
  ['/Administration/Orders', 7],
  ['/Administration/Products', 4],
  ['/Administration/Customers', 5],
  ['/Administration/ProductEdit?id=101', 8],
  ['/Administration/OrderView?id=1001', 15],
  ['/Administration/Stats', 10],
] as const)('staff’s %s sends at most %i statements', async ([page, most], { shop, visits }) => {
  const context = (await visits.pageAs('staff@pressline.test')).context();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const statements = await statementsOf(shop.url + page, cookie);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});
