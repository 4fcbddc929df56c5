import { randomUUID } from 'node:crypto';
import { BASKET_SIZES, basketGuid, CATEGORY, FIRST_CUSTOMER, LARGE_ORDER } from '../catalogue.ts';
import type { BenchShop } from '../bench-shop.ts';
import { type Benchmark, post, read, type Row, send } from '../benchmark.ts';
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
      send('visitor: catalogue page, kept', { requests: read(page) }),
      send('visitor: product page, kept', { requests: read(productPage) }),
      send('visitor: list of 18, API, kept', { requests: read(list) }),
      send('visitor: catalogue page, not kept', { requests: readUnseen(page) }),
      send('visitor: product page, not kept', { requests: readUnseen(productPage) }),
      send('customer: catalogue page, rendered', { requests: read(page), tokens, asPage: true }),
      send('customer: product page, rendered', { requests: read(productPage), tokens, asPage: true }),
      send('customer: list of 18, API', { requests: read(list), tokens }),
      send('customer: list with its filters', { requests: read(listing), tokens }),
      send('customer: list, filtered by two values', { requests: read(...filtered), tokens }),
      send('customer: product detail, API', { requests: read(detail), tokens }),
      send('search: part number', { requests: read(...partNumbers.map(foundBy)), tokens }),
      send('search: two words', { requests: read(...twoWords.map(foundBy)), tokens }),
      send('type-ahead', { requests: read(...beginnings.map(suggestedFor)), tokens }),
      send('quick order: 1,000 rows, alone', {
        requests: () => [post('/api/QuickOrder/CheckRows', () => pasted)],
        tokens,
        alone: true,
      }),
      send('order again: 50 lines, alone', {
        requests: read(`/api/Sale/GetOrderAgain/${LARGE_ORDER}`),
        tokens,
        alone: true,
      }),
      send('bought before: 5,000 orders, alone', {
        requests: read('/api/Sale/GetPartHistory?sort=last&page=1&pageSize=50'),
        tokens,
        alone: true,
      }),
      ...(await basketRows(shop)),
      send('add to basket', { requests: () => [addPart(sample)], tokens }),
      send('whole order of 5 lines', { requests: orderOfFive(sample), tokens, requestsEach: ORDER_LINES + 1 }),
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
  return BASKET_SIZES.map((size) =>
    send(nameOf(size), {
      requests(connection) {
        const guid = basketGuid(size, FIRST_CUSTOMER + (connection % shop.tokens.length));
        const change = () => [{ cartID: lineIds.get(guid), productQuantity: 1 + Math.floor(Math.random() * 100) }];
        return [post('/api/Cart/SaveCart', change), { method: 'GET', path: `/api/Cart/GetAllCartsByID/${guid}` }];
      },
      tokens: shop.tokens,
      requestsEach: 2,
      ...(size === BASKET_SIZES[0] ? {} : { beside: nameOf(BASKET_SIZES[0]) }),
    }),
  );
}
