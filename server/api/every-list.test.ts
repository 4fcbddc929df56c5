import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { type Filter, filterNames } from '#shop/base/paged-lists/list-declaration.ts';
import { declaredLists } from '#shop/base/paged-lists/list-request.ts';
import { orderDeclaration } from '#shop/trade/staff-orders/staff-paths.ts';
import { listExports } from '../exports.ts';
import { operations } from '../operations.ts';
import { translatorIn } from '../translators.ts';

// Requests every declared staff list over HTTP with each of its sorts and filters
// (shop/base/paged-lists/list-declaration.ts).

const LISTS = operations.flatMap(({ path, input }) => {
  const list = declaredLists.get(input);
  return list === undefined ? [] : [{ address: path.template, list, input }];
});

/** Values of text filters with a pattern. */
const TEXTS: Readonly<Record<string, string>> = { of: 'product:101', entityId: '101' };

/** Some valid values of a filter, as in an address. */
function valuesOf(name: string, filter: Filter): string[] {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.map(String);
    case 'id':
      return ['1', '2'];
    case 'day':
      return ['2026-01-01'];
    case 'tick':
      return ['1', '0'];
    case 'text':
      return [TEXTS[name] ?? ''];
    default:
      return filter satisfies never;
  }
}

const ask = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(query).toString()}`;

test('the staff lists are declared, including those with an export', () => {
  expect(LISTS.map(({ address }) => address).toSorted()).toEqual([
    '/Audit/GetAuditEntries',
    '/Exchange/GetExchangeRateHistory',
    '/Import/GetImports',
    '/Legal/GetLegalVersions',
    '/Mail/GetMails',
    '/Move/GetMoves',
    '/News/GetNewsList',
    '/PartCost/GetPartCosts',
    '/PartRequest/GetAllQuestions',
    '/Press/GetPartFits',
    '/Press/GetStaffModels',
    '/PriceList/GetCompanyGroups',
    '/PriceList/GetListedPrices',
    '/PriceList/GetPriceLists',
    '/PriceUpdate/GetPriceUpdateRows',
    '/PriceUpdate/GetPriceUpdates',
    '/Privacy/GetDataRequests',
    '/Product/GetProductList',
    '/Promo/GetPromoCodeList',
    '/Quotation/GetAllQuotations',
    '/Redirect/GetMissedAddresses',
    '/Redirect/GetRedirectList',
    '/Return/GetAllReturns',
    '/Sale/GetOrderList',
    '/Sale/GetOrderQueue',
    '/Search/GetSearchedWords',
    '/Stock/GetReplenishment',
    '/Synonym/GetSynonymList',
    '/Translation/GetTranslations',
    '/User/GetCustomerList',
  ]);
});

describe.for(LISTS)('$address', ({ address, list, input }) => {
  const filters = Object.entries(list.filters).flatMap(([name, filter]) =>
    valuesOf(name, filter).map((value) => [name, value] as const),
  );

  test('is sorted by each of its columns, and filtered by each of its filters', async ({ shop }) => {
    const staff = await shop.asStaff();
    const questions = [
      ...list.sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => ({ sort, direction }))),
      ...filters.map(([name, value]) => ({ [name]: value })),
    ];
    for (const question of questions) {
      const { status } = await staff.get(ask(`/api${address}`, question));
      expect([question, status]).toEqual([question, 200]);
    }
    const unfit = Object.keys(list.filters).filter((name) => list.filters[name]?.kind !== 'text');
    for (const name of ['sort', ...unfit]) {
      const { status } = await staff.get(ask(`/api${address}`, { [name]: 'zebra' }));
      expect([name, status]).toEqual([name, 400]);
    }
  });

  const file = listExports.find((each) => each.list.input === input)?.list;
  if (file === undefined) return; // a list without an export
  test('is exported with the same filters', async ({ shop }) => {
    const staff = await shop.asStaff();
    for (const [name, value] of filters) {
      const { headers } = await staff.get(ask(`/api${address}`, { [name]: value, pageSize: '1' }));
      const rows = await rowsOfFile(shop, file.name, { [name]: value });
      if (rows <= 2000) expect([name, value, rows]).toEqual([name, value, Number(headers['x-total-count'])]);
    }
  });
});

async function rowsOfFile({ shop }: TestShop, name: string, query: Readonly<Record<string, string>>): Promise<number> {
  const list = listExports.find((each) => each.list.name === name)?.list;
  let rows = 0;
  for await (const _ of list?.cells(shop, list.input.parse(query), translatorIn('en')) ?? []) rows += 1;
  return rows;
}

test.for(
  filterNames(orderDeclaration).flatMap((name) =>
    valuesOf(name, orderDeclaration.filters[name]).map((value) => [name, value] as const),
  ),
)('the neighbours of an order are those of its list, filtered by %s: %s', async ([name, value], { shop }) => {
  const staff = await shop.asStaff();
  const { body } = await staff.get(ask('/api/Sale/GetOrderList', { [name]: value, pageSize: '1000' }));
  const ids: number[] = body.map(({ saleID }: { saleID: number }) => saleID);
  const [newer, id, older] = ids;
  const beside = await staff.get(ask(`/api/Sale/GetOrderNeighbours/${id ?? 1116}`, { [name]: value }));
  expect(beside.status).toBe(200);
  if (id !== undefined) expect(beside.body).toEqual({ newer, older: older ?? null });
});
