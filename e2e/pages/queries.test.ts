import { expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { type BuiltShop, test } from '../support/built-shop.ts';
import { openSession } from '../support/sessions.ts';

// A page that sends more than its number runs a query in a loop, or queries something twice.

async function statementsOf(address: string, cookie: string): Promise<string[]> {
  const statements = await recordStatements(async () => {
    const answer = await fetch(address, { headers: { cookie } });
    expect(answer.status, address).toBe(200);
    await answer.text();
  });
  return statements.map(({ text }) => text).filter((text) => !/^(begin|commit|select 1)$/.test(text));
}

/** Of a browser with a logged-in user. */
async function cookieOf(shop: BuiltShop, email: string): Promise<string> {
  const session = await openSession(shop, email);
  return session.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const CATALOGUE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';

test.for([
  ['/', 1],
  [CATALOGUE, 3], // two of them count the filter values, once for each state of the catalogue
  ['/search?keyword=DB-0150', 5],
  ['/product?id=101', 4], // one of them reads the parts of a kit
  ['/TesaTape', 0],
  ['/News', 1],
] as const)('a visitor’s %s sends at most %i statements at first, then none', async ([page, most], { shop }) => {
  const first = await statementsOf(shop.url + page, 'unused=1');
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(most);
  expect(await statementsOf(shop.url + page, 'unused=1')).toEqual([]);
});

test.for([
  ['/', 4], // one of them reads the company's presses
  [CATALOGUE, 4], // one of them checks the number of a basket that is still empty
  ['/search?keyword=DB-0150', 4],
  ['/Part-Table?p=23140838-5158-4B2F-93E5-850B7A7BD171', 7],
  ['/product?id=101', 5],
  ['/Dashboard', 25], // six of them count what waits for the member, one what is overdue, one reads the parts of quotes, three are for the press, four for its maintenance
  ['/My-Account', 8],
  ['/Basket', 5], // one of them for the number in the header
  ['/Checkout', 9], // one of them reads what was entered there before
  ['/Order-History', 7],
  ['/Customer-Order?id=1124', 16],
  ['/Delivery-Addresses', 6],
] as const)('a customer’s %s sends at most %i statements', async ([page, most], { shop }) => {
  const cookie = await cookieOf(shop, 'uk@converter.test');
  await (await fetch(shop.url + CATALOGUE, { headers: { cookie } })).text(); // counts the filter values once for everybody
  const statements = await statementsOf(shop.url + page, cookie);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});

test.for([
  ['/Administration/Dashboard', 30], // nine of them for the numbers and sales of P5
  ['/Administration/Orders', 7],
  ['/Administration/Products', 5],
  ['/Administration/Customers', 6],
  ['/Administration/ProductEdit?id=101', 8],
  ['/Administration/OrderView?id=1001', 22], // one of them reads its mails
  ['/Administration/Stats', 11],
] as const)('staff’s %s sends at most %i statements', async ([page, most], { shop }) => {
  const cookie = await cookieOf(shop, 'staff@pressline.test');
  const statements = await statementsOf(shop.url + page, cookie);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});

test('a customer’s catalogue page is small, with the menu in it once (A3)', async ({ shop }) => {
  const cookie = await cookieOf(shop, 'uk@converter.test');
  const answer = await fetch(`${shop.url}/search?p=23140838-5158-4B2F-93E5-850B7A7BD171`, { headers: { cookie } });
  const html = await answer.text();
  expect(html).toContain('£13.20');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(64_500);
  const subcategory = /fbe850ca-3add-489e-a7d9-fbf26daab9fa/gi;
  // The menu, the widget beside the parts and the choice of sub-categories; nothing for the browser beside them.
  expect(html.match(subcategory)).toHaveLength(3);
  expect((await (await fetch(`${shop.url}/News`)).text()).match(subcategory)).toHaveLength(1);
});
