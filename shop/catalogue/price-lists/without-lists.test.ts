import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { ours } from '../parts/testing/sample-parts.ts';

// Recorded from the shop of 27 November 2026, before it had price lists.
const RECORDED = new URL('../pricing/testing/answers-without-lists.json', import.meta.url);

const CALLS = [
  '/api/Product/GetListing?keyword=blade',
  '/api/Product/GetListing?categoryGuid=28&filters=sort%3Dprice',
  '/api/Product/GetProductDetail/140',
  '/api/Product/GetProductDetail/101',
  '/api/Product/GetReplacement/159',
  '/api/Product/GetPartTable?parts=101,102,140',
  '/api/Product/GetComparison?parts=140,141',
  '/api/Product/Suggest/DB-01',
  '/api/Category/GetShelves',
  '/api/Sale/GetBoughtBefore/12',
  '/api/Sale/GetPartHistory',
  '/api/Cart/GetCurrentCart',
];
const PROGRAMS = [
  '/api/Product/GetProductByID/140',
  '/api/Product/GetProductBySearch/tape/1',
  '/api/Product/GetProductByCategoryPageination/28/1/18',
  '/api/RelatedProduct/GetRelatedProductsByProductID/101',
  '/api/SubProductVariant/GetSubProductVariantByProductVariantID/1',
];

/** Everything in an answer that has to do with prices, in its order and letter by letter. */
function pricesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /price|minor|currency|total|width.*together/i.test(name) ? [`${name}: ${JSON.stringify(inner)}`] : pricesIn(inner),
  );
}

async function answersOf(shop: TestShop, email: string): Promise<Record<string, string>> {
  const caller: ApiCaller & { token: string } = await shop.as(email);
  await cartWith(
    shop,
    caller,
    { part: 'DB-0150', quantity: 10 },
    { part: 'TT-1015-25', variant: '50 mm', quantity: 2 },
  );
  const answers: [string, unknown][] = [];
  for (const call of CALLS) answers.push([call, (await ours(shop, call, caller.token)).body]);
  for (const call of PROGRAMS) answers.push([call, (await caller.get(call)).body]);
  const rows = [{ part: 'DB-0200', width: '', quantity: '12' }];
  answers.push(['CheckRows', (await caller.post('/api/QuickOrder/CheckRows', { rows })).body]);
  return Object.fromEntries(answers.map(([call, body]) => [`${email} ${call}`, pricesIn(body).join(' ')]));
}

test('prices of a company without lists are exactly what they were before there were any (K1)', async ({ ownShop }) => {
  const answers = {
    ...(await answersOf(ownShop, 'fr@converter.test')),
    ...(await answersOf(ownShop, 'us@converter.test')),
  };
  expect(answers).toEqual(JSON.parse(readFileSync(RECORDED, 'utf8')));
});
