import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

const UK = 'uk@converter.test';
const history = '/api/Sale/GetSaleByUserID/';

interface Sale {
  saleID: number;
  poNumber: string;
}

test.for([
  ['the reference', ({ saleID }: Sale) => `MA00${saleID}`],
  ['the reference in small letters', ({ saleID }: Sale) => `ma00${saleID}`],
  ['the number alone', ({ saleID }: Sale) => String(saleID)],
  ['the PO number', ({ poNumber }: Sale) => poNumber],
] as const)('a customer finds an own order by %s (A26)', async ([, wordsOf], { shop }) => {
  const uk = await shop.as(UK);
  const [, second] = (await uk.get(`${history}${uk.customerId}`)).body as Sale[];
  if (second === undefined) throw new Error('The sample customer has too few orders.');
  const found = await uk.get(`${history}${uk.customerId}?search=${encodeURIComponent(wordsOf(second))}`);
  expect(found.body.map(({ saleID }: Sale) => saleID)).toEqual([second.saleID]);
  expect(found.headers['x-total-count']).toBe('1');
});

test("a customer finds the orders that contain a part, newest first, and nobody else's (A26, B11)", async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  const all = (await uk.get(`${history}${uk.customerId}`)).body as Sale[];
  const lines = await uk.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${all[0]?.saleID}`);
  const part: string = lines.body[0].productName;
  const found = (await uk.get(`${history}${uk.customerId}?search=${part.toLowerCase()}`)).body as Sale[];
  expect(found[0]?.saleID).toBe(all[0]?.saleID);
  expect(found.length).toBeLessThan(all.length);
  const own = new Set(all.map(({ saleID }) => saleID));
  expect(found.every(({ saleID }) => own.has(saleID))).toBe(true);
});

test.for([['%'], ['_____________'], ['no such order']] as const)(
  '"%s" is searched for as it is typed, and nothing is found',
  async ([words], { shop }) => {
    const uk = await shop.as(UK);
    const { status, body } = await uk.get(`${history}${uk.customerId}?search=${encodeURIComponent(words)}`);
    expect([status, body]).toEqual([200, []]);
  },
);

test('an empty search is the whole history, page by page', async ({ shop }) => {
  const uk = await shop.as(UK);
  const all = await uk.get(`${history}${uk.customerId}`);
  const page = await uk.get(`${history}${uk.customerId}?search=%20&page=2&pageSize=3`);
  expect(page.body).toEqual(all.body.slice(3, 6));
  expect(page.headers['x-total-count']).toBe(all.headers['x-total-count']);
});

test('a search longer than any number is refused', async ({ shop }) => {
  const uk = await shop.as(UK);
  const { status, body } = await uk.get(`${history}${uk.customerId}?search=${'x'.repeat(101)}`);
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field: 'search', message: 'Too many characters' }]);
});
