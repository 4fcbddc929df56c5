import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { BenchShop } from './bench-shop.ts';
import { post } from './benchmark.ts';
import { CATEGORY, FIRST_CUSTOMER, MATERIALS } from './catalogue.ts';

export const ORDER_LINES = 5;

/** Records that the requests of a benchmark name. */
export interface Sample {
  categoryGuid: string;
  productId: number;
  /** Two hundred from all over the catalogue. */
  partNumbers: readonly string[];
  /** A pasted list of a thousand. */
  thousand: readonly string[];
  /** Parts that anyone may buy, for baskets. */
  buyable: readonly number[];
  /** Filters for a list of parts of one type: a thickness and a word, as in an address. */
  filters: readonly string[];
  /** A delivery address of each buyer. */
  addressIds: readonly number[];
}

export async function sampleOf(shop: BenchShop): Promise<Sample> {
  const [sample] = await shop.query<Sample & Record<string, unknown>>(
    `select category.guid as "categoryGuid", product.id as "productId",
            array(
              select name
              from products
              where id in (
                select 2000 + n * 48271::bigint % ((select max(id) from products) - 2000) from generate_series(1, 200) as n
              )
              order by id
            ) as "partNumbers",
            array(select name from products where id >= 2000 order by id * 48271::bigint % 9973 limit 1000) as thousand,
            array(select id from products where active and award = 0 and id >= 2000 order by id limit 20000) as buyable,
            array(
              select format('type=%s&f=%s:%s&f=%s:%s', type.id, figure.id, round(0.05 * n, 2), word.id, ($2::text[])[1 + (n - 1) % 5])
              from generate_series(1, 10) as n
              join product_types as type on type.name = 'Doctor blade'
              join lateral (
                select min(id) as id from attributes where type_id = type.id and kind = 'number' and in_filter
              ) as figure on true
              join lateral (
                select min(id) as id from attributes where type_id = type.id and kind = 'word' and in_filter
              ) as word on true
            ) as filters,
            array(
              select id from delivery_addresses where customer_id >= $3 order by customer_id limit $4
            ) as "addressIds"
     from categories as category
     join product_categories as link on link.category_id = category.id and link.product_active
     join products as product on product.id = link.product_id
     where category.id = $1
     order by product.id desc limit 1`,
    [CATEGORY, MATERIALS, FIRST_CUSTOMER, shop.tokens.length],
  );
  if (sample === undefined) throw new Error('The catalogue has no product in the measured category.');
  return sample;
}

/** A thousand rows as pasted into the quick order. */
export function pastedRows({ thousand }: Sample) {
  return { rows: thousand.map((part, index) => ({ part, width: '', productQuantity: String(1 + (index % 9)) })) };
}

/** A part put into a basket. */
export function addPart({ buyable }: Sample, guid: () => string = randomUUID): Request {
  const line = { productQuantity: 10, productVariantID: 0, subProductVariantID: 99_999_999 };
  return post('/api/Cart/CreateCartItem', () => ({ ...line, guid: guid(), productID: anyOf(buyable) }));
}

/** Six requests: a cart of five lines, and its order. */
export function orderOfFive(sample: Sample): (connection: number) => Request[] {
  return (connection) => {
    let guid = '';
    const deliveryID = sample.addressIds[connection % sample.addressIds.length];
    return [
      addPart(sample, () => (guid = randomUUID())),
      ...Array.from({ length: ORDER_LINES - 1 }, () => addPart(sample, () => guid)),
      post('/api/Sale/AddSale', () => ({ cartGuid: guid, deliveryID, PONumber: 'BENCH' })),
    ];
  };
}

function anyOf<Item>(list: readonly Item[]): Item {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}
