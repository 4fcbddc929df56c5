import { describe, expect } from 'vitest';
import { z } from 'zod';
import { type ApiCaller, test } from '../testing/test-shop.ts';
import { declaredLists } from '#shop/base/paged-lists/list-request.ts';
import { operations } from '../operations.ts';

/** Lists without cursors, and why none is needed. */
const WITHOUT = new Map<string, string>([
  ...named('a basket is one answer', [
    '/Cart/GetCurrentCart',
    '/Cart/GetAllCartsByID/{cartGuid}',
    '/Cart/DeleteItemFromCart/{lineId}/{cartGuid}',
    '/Cart/EmptyCart/{cartGuid}',
    '/SaleItem/GetAllSaleItemsBySaleID/{orderId}',
  ]),
  ...named('the shop’s own structure, whole in one answer', [
    '/Category/GetAllCategories',
    '/SubCategory/GetAllSubCategories',
    '/SubCategory/GetAllSubCategoriesByID/{category}',
    '/ProductCategory/GetProductCategoriesByProductID/{productId}',
    '/ProductSubCategory/GetProductSubCategoriesByProductID/{productId}',
    '/SubProductVariant/GetAllBySubProductVariantID/{familyId}',
    '/Related/GetAllProductsRelated/{productId}',
    '/DeliveryAddress/GetDeliveryAddressByUserID/{customerId}',
    '/Country/GetAllCountries',
    '/HomePageImage/GetAllHomepageImages',
    '/MediaImage/GetAllMediaImages',
    '/Exchange/GetAllExchangeRates',
    '/Promo/GetAllPromoCodes', // GetPromoCodeList has cursors
  ]),
  ...named('by relevance, or by pages in the documented path', [
    '/Product/GetProductBySearch/{keyword}/{page}',
    '/Product/GetAllProductsAdmin/{keyword}', // GetProductList has cursors
    '/Product/GetProductByCategoryPageination/{category}/{page}/{size}',
    '/ProductCategory/FindProductsByCategoryID/{category}/{page}',
    '/ProductSubCategory/FindProductsBySubCategoryID/{subcategory}/{page}',
    '/Product/GetProductBySubCategoryGuid/{subcategory}',
    '/ProductSubCategory/GetProductsBySubCategory/{subcategory}',
  ]),
  ...named('written once, never changed', ['/Import/GetImportChanges/{importId}', '/Move/GetMoveChanges/{moveId}']),
  ...named('computed from all orders at each call', ['/Sale/GetPartHistory']),
]);

function named(why: string, addresses: readonly string[]): [string, string][] {
  return addresses.map((address) => [address, why]);
}

const LISTS = operations.filter(({ answer }) => answer.format.total !== undefined);
const hasCursor = (input: z.ZodType) => input instanceof z.ZodObject && 'after' in input.shape;

test('every list that grows has cursors (M2)', () => {
  const without = LISTS.filter(({ input }) => !hasCursor(input)).map(({ path }) => path.template);
  expect(without.toSorted()).toEqual([...WITHOUT.keys()].toSorted());
});

/** Reads a list to its end in about three pages. */
async function readAll(
  caller: ApiCaller,
  address: string,
  pageSize: number,
): Promise<{ rows: unknown[]; calls: number }> {
  const rows: unknown[] = [];
  let after = '';
  for (let calls = 1; ; calls += 1) {
    const { status, body, headers } = await caller.get(`${address}&pageSize=${pageSize}${after}`);
    expect([address, status]).toEqual([address, 200]);
    rows.push(...body);
    const next = headers['x-next-cursor'];
    if (next === undefined) return { rows, calls };
    if (calls > 10) throw new Error('The list goes on for ever.');
    after = `&after=${String(next)}`;
  }
}

describe.for(LISTS.filter(({ input }) => declaredLists.has(input)))('$path.template', ({ path, input }) => {
  test('is the same by cursors as in one piece, in each of its orders', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { sorts = [] } = declaredLists.get(input) ?? {};
    for (const sort of sorts)
      for (const direction of ['asc', 'desc']) {
        const address = `/api${path.template}?sort=${sort}&direction=${direction}`;
        const whole = await staff.get(`${address}&pageSize=1000`);
        const pageSize = Math.max(1, Math.ceil(whole.body.length / 3));
        const { rows, calls } = await readAll(staff, address, pageSize);
        expect(rows).toEqual(whole.body);
        expect(calls).toBe(Math.max(1, Math.ceil(whole.body.length / pageSize)));
      }
  });
});

/** Lists that are not declared; their rows come from the sample data. */
const OTHERS = [
  ['staff', '/Sale/GetAllSalesByComplete?'],
  ['staff', '/Sale/GetAllSalesByPending?'],
  ['staff', '/Sale/GetAllOrdersByKeywordAdmin/label?'],
  ['staff', '/User/GetEveryUser?'],
  ['staff', '/Product/GetAllProducts?'],
  ['customer', '/Product/GetAllProductsLive?'],
  ['customer', '/Approval/GetRequests?'],
  ['staff', '/User/GetAllUsers/label?'],
  ['staff', '/Sale/GetDocumentsOfCompany/1?'],
  ['staff', '/Sale/GetStatementDocumentsOfCompany/1?'],
  ['staff', '/OwnNumber/GetOwnNumbersOfCompany/1?'],
  ['customer', '/Sale/GetSaleByUserID/1?'],
  ['customer', '/Sale/GetDocuments?'],
  ['customer', '/Sale/GetStatementDocuments?'],
  ['customer', '/OwnNumber/GetOwnNumbers?'],
  ['customer', '/Quotation/GetQuotations?'],
  ['customer', '/Return/GetReturns?'],
  ['customer', '/PartRequest/GetRequests?'],
  ['customer', '/Sale/GetPastOrders?'],
] as const;

test.for(OTHERS)('for %s, %s is the same by cursors as in one piece', async ([who, address], { shop }) => {
  const caller = who === 'staff' ? await shop.asStaff() : await shop.as('uk@converter.test', 'press-2026');
  const whole = await caller.get(`/api${address}pageSize=1000`);
  expect(whole.status).toBe(200);
  const { rows } = await readAll(caller, `/api${address}`, Math.max(1, Math.ceil(whole.body.length / 3)));
  expect(rows).toEqual(whole.body);
  const refused = await caller.get(`/api${address}after=Zm9yZWlnbg`);
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'after']);
});
