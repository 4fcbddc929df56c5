import { randomUUID } from 'node:crypto';
import { BASKET_SIZES, basketGuid, CATEGORY, FIRST_CUSTOMER, LARGE_ORDER } from '../catalogue.ts';
import type { BenchShop } from '../bench-shop.ts';
import { type Benchmark, post, read, type Row } from '../benchmark.ts';
import { keywordsFor } from '../keywords.ts';
import { addPart, ORDER_LINES, orderOfFive, pastedRows, sampleOf } from '../sample.ts';
import { foundBy, suggestedFor } from './search.ts';

/** Calls and pages of visitors and buyers. */
export const benchmark: Benchmark = {
  products: 10_000,
  async rows(shop) {
    const { tokens } = shop;
    const sample = await sampleOf(shop);
    const page = `/search?p=${sample.categoryGuid.toUpperCase()}`;
    const productPage = `/product?id=${sample.productId}`;
    const list = `/api/ProductCategory/FindProductsByCategoryID/${CATEGORY}/1`;
    const detail = `/api/Product/GetProductDetail/${sample.productId}`;
    const listing = `/api/Product/GetListing?categoryGuid=${sample.categoryGuid}`;
    const filtered = sample.filters.map((filters) => `${listing}&filters=${encodeURIComponent(filters)}`);
    const { partNumbers, twoWords, beginnings } = keywordsFor(sample.partNumbers);
    const pasted = pastedRows(sample);
    return [
      { what: 'visitor: catalogue page, kept', requests: read(page) },
      { what: 'visitor: product page, kept', requests: read(productPage) },
      { what: 'visitor: list of 18, API, kept', requests: read(list) },
      { what: 'visitor: catalogue page, not kept', requests: readUnseen(page) },
      { what: 'visitor: product page, not kept', requests: readUnseen(productPage) },
      { what: 'customer: catalogue page, rendered', requests: read(page), tokens, asPage: true },
      { what: 'customer: product page, rendered', requests: read(productPage), tokens, asPage: true },
      { what: 'customer: list of 18, API', requests: read(list), tokens },
      { what: 'customer: list with its filters', requests: read(listing), tokens },
      { what: 'customer: list, filtered by two values', requests: read(...filtered), tokens },
      { what: 'customer: product detail, API', requests: read(detail), tokens },
      { what: 'search: part number', requests: read(...partNumbers.map(foundBy)), tokens },
      { what: 'search: two words', requests: read(...twoWords.map(foundBy)), tokens },
      { what: 'type-ahead', requests: read(...beginnings.map(suggestedFor)), tokens },
      {
        what: 'quick order: 1,000 rows, alone',
        requests: () => [post('/api/QuickOrder/CheckRows', () => pasted)],
        tokens,
        alone: true,
      },
      {
        what: 'order again: 50 lines, alone',
        requests: read(`/api/Sale/GetOrderAgain/${LARGE_ORDER}`),
        tokens,
        alone: true,
      },
      {
        what: 'bought before: 5,000 orders, alone',
        requests: read('/api/Sale/GetPartHistory?sort=last&page=1&pageSize=50'),
        tokens,
        alone: true,
      },
      ...(await basketRows(shop)),
      { what: 'add to basket', requests: () => [addPart(sample)], tokens },
      { what: 'whole order of 5 lines', requests: orderOfFive(sample), tokens, requestsEach: ORDER_LINES + 1 },
    ];
  },
};

/** A visitor's page that is not cached yet. */
function readUnseen(address: string) {
  return () => [
    {
      method: 'GET' as const,
      setupRequest: (request: object) => ({ ...request, path: `${address}&unseen=${randomUUID()}` }),
    },
  ];
}

/** One quantity changed and the basket read again, as on its page. */
async function basketRows(shop: BenchShop): Promise<Row[]> {
  const lines = await shop.query<{ guid: string; id: number }>(
    `select cart.guid, min(line.id) as id
     from carts as cart
     join cart_lines as line on line.cart_id = cart.id
     where cart.customer_id >= $1
     group by cart.guid`,
    [FIRST_CUSTOMER],
  );
  const lineIds = new Map(lines.map(({ guid, id }) => [guid, id]));
  const nameOf = (size: number) => `basket of ${size} lines: change one`;
  return BASKET_SIZES.map((size) => ({
    what: nameOf(size),
    requests(connection) {
      const guid = basketGuid(size, FIRST_CUSTOMER + (connection % shop.tokens.length));
      const change = () => [{ cartID: lineIds.get(guid), productQuantity: 1 + Math.floor(Math.random() * 100) }];
      return [post('/api/Cart/SaveCart', change), { method: 'GET', path: `/api/Cart/GetAllCartsByID/${guid}` }];
    },
    tokens: shop.tokens,
    requestsEach: 2,
    ...(size === BASKET_SIZES[0] ? {} : { beside: nameOf(BASKET_SIZES[0]) }),
  }));
}
